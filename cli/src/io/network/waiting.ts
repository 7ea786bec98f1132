import type { Transport } from '@heed/contracts'
import type { Streams } from '../terminal/streams.ts'

interface WaitingOptions {
  streams: Streams
  host: string
  /** Current time, ms. */
  now: () => number
  every: (milliseconds: number, tick: () => void) => () => void
}

/** Wait before the spinner appears, ms. */
const silentDelayMs = 1000
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const frameIntervalMs = 100

export function showPendingCalls(send: Transport, { streams, host, now, every }: WaitingOptions): Transport {
  const { error } = streams
  if (!error.isTTY) return send
  let pendingCount = 0
  let waitingSince = 0
  let frame = 0
  let isShown = false
  let end = () => {
    // No timer has started yet.
  }

  function draw(): void {
    const waitedMs = now() - waitingSince
    if (waitedMs < silentDelayMs || streams.isPrompting || streams.hasDrawn) return
    const sign = frames[frame++ % frames.length] ?? ''
    error.write(`\r\u001b[K${error.paint.cyan(sign)} Waiting for ${host}, ${Math.floor(waitedMs / 1000)} s`)
    isShown = true
  }

  return async (request) => {
    if (pendingCount++ === 0) {
      waitingSince = now()
      end = every(frameIntervalMs, draw)
    }
    try {
      return await send(request)
    } finally {
      if (--pendingCount === 0) {
        end()
        if (isShown) error.write('\r\u001b[K')
        isShown = false
      }
    }
  }
}
