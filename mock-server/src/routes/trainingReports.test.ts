import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { companyIds, managerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { createWorld } from '../world/World.ts'
import type { ServedFile } from './handler.ts'
import { call, refused } from './testCall.ts'

const world = createWorld()
const companyId = companyIds.direct
const viewer = managerEmail('viewer')
const admin = managerEmail('admin')
const active = { companyId, trainingId: String(companyId * 100 + 2), token: '' }

const linesOf = async ({ body }: ServedFile) => {
  if (!(body instanceof Readable)) throw new Error('The file does not come line by line')
  return (await text(body))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
}

test('the report of the employees holds everybody with the figures of the list', async () => {
  const file = call(world, 'trainingReports.usersCsv', active, viewer)
  expect(file.name).toBe('Safe every day 2026-02-02.csv')
  const [head, ...rows] = await linesOf(file)
  expect(head).toBe('Name,Email,List,Started (UTC),Completed (UTC),Score (%)')
  const { users } = call(world, 'trainings.listUsers', active, viewer)
  const scores = new Map(rows.map((row) => [row.split(',').at(1), Number(row.split(',').at(-1))]))
  expect(rows).toHaveLength(users.length)
  for (const { email, scorePercent } of users) expect(scores.get(email)).toBe(scorePercent)
})

test('the detailed one has a row per lesson', async () => {
  const { total, score } = call(world, 'trainings.get', active, viewer)
  const [, ...rows] = await linesOf(call(world, 'trainingReports.usersDetailedCsv', active, viewer))
  expect(rows).toHaveLength(total)
  expect(rows.filter((row) => row.split(',').at(-2) === '1')).toHaveLength(score)
})

test('sign-in links are each one of its own, and for admins', async () => {
  const file = call(world, 'trainingReports.signInLinksCsv', active, admin)
  expect(file.name).toBe('users.csv')
  const [head, ...rows] = await linesOf(file)
  expect(head).toBe('name,email,link')
  expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(90)
  expect(refused(() => call(world, 'trainingReports.signInLinksCsv', active, viewer)).status).toBe(403)
})

test('of a training that has not begun there is none, and behind anonymous tracking nobody in it', async () => {
  const scheduled = { ...active, trainingId: String(companyId * 100 + 3) }
  const early = refused(() => call(world, 'trainingReports.usersCsv', scheduled, viewer))
  expect([early.status, early.message]).toEqual([409, 'This training has not started yet'])
  const company = companyIds.anonymous
  const hidden = { companyId: company, trainingId: String(company * 100 + 2), token: '' }
  const as = managerEmail('admin', 'anonymous')
  for (const operation of ['usersCsv', 'usersDetailedCsv', 'signInLinksCsv'] as const) {
    expect(await linesOf(call(world, `trainingReports.${operation}`, hidden, as))).toHaveLength(1)
  }
})
