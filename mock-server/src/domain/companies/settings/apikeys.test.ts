import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal } from '../../../testing/testCall.ts'
import { createWorld, type World } from '../../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const list = () => call(world, 'apikeys.list', { companyId }, admin).apikeys
beforeEach(() => {
  world = createWorld()
})

test('an API key can be created with a unique value, renamed and deleted', () => {
  const before = list()
  const made = call(world, 'apikeys.create', { companyId, name: 'Payroll' }, admin)
  expect(list()).toEqual([...before, made])
  expect(new Set(list().map(({ value }) => value)).size).toBe(before.length + 1)
  const named = { companyId, apiKeyId: made.id, name: 'Wages' }
  expect(call(world, 'apikeys.rename', named, admin)).toEqual({ ...made, name: 'Wages' })
  call(world, 'apikeys.delete', { companyId, apiKeyId: made.id }, admin)
  expect(list()).toEqual(before)
})

test('API keys can start without a name, but a rename needs one', () => {
  const { id, name } = call(world, 'apikeys.create', { companyId }, admin)
  expect(name).toBe('')
  const empty = { companyId, apiKeyId: id, name: '' }
  expect(catchRefusal(() => call(world, 'apikeys.rename', empty, admin)).status).toBe(400)
})

test("another company's API key isn't found", () => {
  const [key] = list()
  const elsewhere = { companyId: companyIds.trial, apiKeyId: key?.id ?? 0 }
  const refusal = catchRefusal(() =>
    call(world, 'apikeys.delete', elsewhere, getManagerEmail('admin', 'trial')),
  )
  expect([refusal.status, refusal.message]).toEqual([404, 'There is no such API key'])
})

test('only admins can list API keys', () => {
  expect(
    catchRefusal(() => call(world, 'apikeys.list', { companyId }, getManagerEmail('viewer'))).status,
  ).toBe(403)
})
