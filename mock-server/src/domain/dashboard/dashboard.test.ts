import { companyIds, managerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

const world = createWorld()
const companyId = companyIds.direct
const viewer = managerEmail('viewer')
const events = (m: string) => call(world, 'dashboard.getEvents', { companyId, m }, viewer).events

test('the calendar holds what is sent in a month and what is due, the earliest first, and no draft', () => {
  const shown = (m: string) => events(m).map(({ type, name, status }) => [type, name, status])
  expect(shown('2026-01')).toEqual([
    ['training', 'Safe every day', 1],
    ['training', 'Safe every day', 1],
    ['assessment', 'Remote work check', 1],
    ['training', 'Safe every day', 1],
  ])
  expect(shown('2026-02')).toEqual([
    ['training', 'Safe every day', 0],
    ['assessment', 'Due: Remote work check', 0],
    ['training', 'Spring refresher', 0],
  ])
  expect(shown('2026-04')).toEqual([])
  const [, delivery] = events('2026-02')
  expect(delivery).toMatchObject({ id: companyId * 100 + 2, date: '2026-02-10T10:00:00.000Z' })
})

test('every event of a campaign has an id of its own', () => {
  const all = ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'].flatMap(events)
  const keys = all.map(({ type, eventId }) => `${type} ${eventId}`)
  expect(new Set(keys).size).toBe(all.length)
})
