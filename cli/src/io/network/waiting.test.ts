import type { TransportRequest, TransportResponse } from '@heed/contracts'
import { expect, it } from 'vitest'
import { createStreams } from '../terminal/streams.ts'
import { showPendingCalls } from './waiting.ts'

const cleared = '\r\u001b[K'

function createTestTerminal(isTTY: boolean) {
  let text = ''
  let time = 0
  let tick = (): void => undefined
  const device = {
    isTTY,
    columns: 80,
    write(part: string | Uint8Array) {
      text += String(part)
    },
  }
  const input = Object.assign(process.stdin, {})
  const streams = createStreams({ input, output: device, error: device }, { NO_COLOR: '1' })
  let answer = (_: TransportResponse): void => undefined
  const send = showPendingCalls(
    () =>
      new Promise<TransportResponse>((resolve) => {
        answer = resolve
      }),
    {
      streams,
      host: 'heed.example',
      now: () => time,
      every(_, draw) {
        tick = draw
        return () => {
          tick = () => undefined
        }
      },
    },
  )
  return {
    streams,
    written: () => text,
    send: () => send({} as TransportRequest),
    answer: () => answer({} as TransportResponse),
    at(milliseconds: number) {
      time = milliseconds
      tick()
    },
  }
}

it('shows which host heed waits for after a second, and clears the line afterwards', async () => {
  const { send, answer, at, written } = createTestTerminal(true)
  const pending = send()
  at(900)
  expect(written()).toBe('')
  at(1100)
  expect(written()).toBe(`${cleared}⠋ Waiting for heed.example, 1 s`)
  answer()
  await pending
  expect(written().endsWith(cleared)).toBe(true)
  at(5000)
  expect(written().endsWith(cleared)).toBe(true)
})

it('shows no waiting line in a pipe, or over a prompt or progress bar', async () => {
  const pipe = createTestTerminal(false)
  const first = pipe.send()
  pipe.at(3000)
  pipe.answer()
  await first
  expect(pipe.written()).toBe('')
  for (const what of ['isPrompting', 'hasDrawn'] as const) {
    const { streams, send, answer, at, written } = createTestTerminal(true)
    streams[what] = true
    const pending = send()
    at(3000)
    answer()
    await pending
    expect(written()).toBe('')
  }
})
