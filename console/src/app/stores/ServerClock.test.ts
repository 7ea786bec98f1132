import { autorun } from 'mobx'
import { expect, it, vi } from 'vitest'
import { ServerClock } from './ServerClock.ts'

const parseInstant = (instant: string) => new Date(instant)

it("the clock starts from the server's time and advances with this machine's clock", () => {
  let local = parseInstant('2030-01-01T00:00:00.000Z')
  const clock = new ServerClock(() => local)
  expect(clock.now()).toEqual(local)
  clock.syncTo(parseInstant('2026-02-02T09:00:00.000Z'))
  local = parseInstant('2030-01-01T00:10:00.000Z')
  expect(clock.now()).toEqual(parseInstant('2026-02-02T09:10:00.000Z'))
})

it("the clock notifies readers when the server's time jumps, but not of small differences", () => {
  const clock = new ServerClock(() => parseInstant('2026-02-02T09:00:00.000Z'))
  const shown: string[] = []
  const stop = autorun(() => shown.push(clock.now().toISOString()))
  clock.syncTo(parseInstant('2026-02-02T09:00:02.000Z'))
  clock.syncTo(parseInstant('2026-03-02T09:00:00.000Z'))
  stop()
  expect(shown).toEqual(['2026-02-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z'])
})

it('the clock notifies active readers of each new minute of server time', () => {
  vi.useFakeTimers({ now: parseInstant('2026-02-02T09:00:20.000Z') })
  try {
    const clock = new ServerClock(() => new Date())
    const shown: string[] = []
    const stop = autorun(() => shown.push(clock.now().toISOString()))
    vi.advanceTimersByTime(39_999)
    expect(shown).toHaveLength(1)
    vi.advanceTimersByTime(60_001)
    expect(shown.slice(1)).toEqual(['2026-02-02T09:01:00.000Z', '2026-02-02T09:02:00.000Z'])
    // The server's clock is half a minute ahead, so the next minute begins sooner.
    clock.syncTo(parseInstant('2026-02-02T09:02:30.000Z'))
    vi.advanceTimersByTime(30_000)
    expect(shown.slice(3)).toEqual(['2026-02-02T09:02:30.000Z', '2026-02-02T09:03:00.000Z'])
    stop()
    vi.advanceTimersByTime(600_000)
    expect([shown.length, vi.getTimerCount()]).toEqual([5, 0])
  } finally {
    vi.useRealTimers()
  }
})
