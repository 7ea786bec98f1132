import type { Transport } from '@heed/contracts'
import type { Streams } from './streams.ts'

interface WaitingOptions {
  streams: Streams
  /** Who is waited for. */
  host: string
  /** Milliseconds of any clock. */
  now: () => number
  /** Calls at intervals until it is told to stop. */
  every: (milliseconds: number, tick: () => void) => () => void
}

/** What takes no longer needs no word. */
const silent = 1000
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const interval = 100

/**
 * Says on a terminal whom heed waits for once that takes a second, and takes it away again. Where a bar of progress or a
 * question stands there, that says enough.
 */
export function waiting(send: Transport, { streams, host, now, every }: WaitingOptions): Transport {
  const { error } = streams
  if (!error.isTTY) return send
  let pending = 0
  let since = 0
  let frame = 0
  let isShown = false
  let end = () => {
    // Nobody is waited for.
  }

  function draw(): void {
    const waited = now() - since
    if (waited < silent || streams.asking || streams.drawn) return
    const sign = frames[frame++ % frames.length] ?? ''
    error.write(`\r\u001b[K${error.paint.cyan(sign)} Waiting for ${host}, ${Math.floor(waited / 1000)} s`)
    isShown = true
  }

  return async (request) => {
    if (pending++ === 0) {
      since = now()
      end = every(interval, draw)
    }
    try {
      return await send(request)
    } finally {
      if (--pending === 0) {
        end()
        if (isShown) error.write('\r\u001b[K')
        isShown = false
      }
    }
  }
}
