import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

const world = createWorld()
const companyId = companyIds.direct
const viewer = getManagerEmail('viewer')
const listEvents = (m: string) => call(world, 'dashboard.getEvents', { companyId, m }, viewer).events

test("the calendar shows a month's deliveries and due dates in order, without drafts", () => {
  const shown = (m: string) => listEvents(m).map(({ type, name, status }) => [type, name, status])
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
  const [, delivery] = listEvents('2026-02')
  expect(delivery).toMatchObject({ id: companyId * 100 + 2, date: '2026-02-10T10:00:00.000Z' })
})

test('every calendar event has a unique ID across months', () => {
  const all = ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'].flatMap(listEvents)
  const keys = all.map(({ type, eventId }) => `${type} ${eventId}`)
  expect(new Set(keys).size).toBe(all.length)
})

test('each calendar event shows the number of employees its campaign reaches', () => {
  const rows = call(world, 'trainings.list', { companyId }, viewer).automations
  const asked = call(world, 'assessments.list', { companyId }, viewer).assessments
  const reached = new Map<string, number>([
    ...rows.map(({ id, totalUsers }) => [`training ${id}`, totalUsers] as const),
    ...asked.map(({ id, totalEmployees }) => [`assessment ${id}`, totalEmployees] as const),
  ])
  const shown = ['2026-01', '2026-02', '2026-03'].flatMap(listEvents)
  expect(shown.map(({ users }) => users)).toEqual(shown.map(({ id, type }) => reached.get(`${type} ${id}`)))
  expect(shown.every(({ users = 0 }) => users > 0)).toBe(true)
})
