import { expect, test } from 'vitest'
import { createWorld } from '../world/World.ts'
import type { ScheduledEvent } from './Happening.ts'
import { passTime } from './passTime.ts'

const world = () => createWorld({ scenario: 'empty' })
const start = Date.parse('2026-02-02T09:00:00.000Z')

/** Happens at these minutes after the start, and records the time of each run. */
function at(name: string, minutes: readonly number[], seen: string[]): ScheduledEvent {
  const left = minutes.map((minute) => start + minute * 60_000)
  return {
    next: () => left[0],
    name: () => name,
    happen: ({ clock }) => {
      left.shift()
      seen.push(`${name} ${clock.instant.slice(11, 16)}`)
    },
  }
}

test('what is due happens in the order of its instants, each at its own', () => {
  const seen: string[] = []
  const here = world()
  passTime(here, start + 600_000, [at('one', [1, 5, 10, 11], seen), at('two', [5, 7], seen)])
  expect(seen).toEqual(['one 09:01', 'one 09:05', 'two 09:05', 'two 09:07', 'one 09:10'])
  expect(here.clock.now).toBe(start + 600_000)
})

test('what is overdue happens at once, and the clock does not go back', () => {
  const seen: string[] = []
  const here = world()
  passTime(here, start, [at('late', [-5], seen)])
  expect(seen).toEqual(['late 09:00'])
})

test('a happening that never gets done is an error, not a server that stands still', () => {
  const stuck: ScheduledEvent = { next: () => start, name: () => 'stuck', happen: () => undefined }
  expect(() => passTime(world(), start, [stuck])).toThrow('Time stands still at 2026-02-02T09:00:00.000Z')
})
