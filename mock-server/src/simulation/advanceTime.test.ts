import { expect, test } from 'vitest'
import { createWorld } from '../world/World.ts'
import { advanceTime } from './advanceTime.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

const createEmptyWorld = () => createWorld({ scenario: 'empty' })
const start = Date.parse('2026-02-02T09:00:00.000Z')

/** Returns an event that happens at these minutes after the start and records the time of each run. */
function createEvent(name: string, minutes: readonly number[], seen: string[]): ScheduledEvent {
  const left = minutes.map((minute) => start + minute * 60_000)
  return {
    next: () => left[0],
    name: () => name,
    run: ({ clock }) => {
      left.shift()
      seen.push(`${name} ${clock.instant.slice(11, 16)}`)
    },
  }
}

test('due events happen in order, each at its own time', () => {
  const seen: string[] = []
  const here = createEmptyWorld()
  advanceTime(here, start + 600_000, [
    createEvent('one', [1, 5, 10, 11], seen),
    createEvent('two', [5, 7], seen),
  ])
  expect(seen).toEqual(['one 09:01', 'one 09:05', 'two 09:05', 'two 09:07', 'one 09:10'])
  expect(here.clock.now).toBe(start + 600_000)
})

test('overdue events happen immediately without turning the clock back', () => {
  const seen: string[] = []
  const here = createEmptyWorld()
  advanceTime(here, start, [createEvent('late', [-5], seen)])
  expect(seen).toEqual(['late 09:00'])
})

test('an event that never finishes throws an error instead of looping forever', () => {
  const stuck: ScheduledEvent = { next: () => start, name: () => 'stuck', run: () => undefined }
  expect(() => advanceTime(createEmptyWorld(), start, [stuck])).toThrow(
    'Time stands still at 2026-02-02T09:00:00.000Z',
  )
})
