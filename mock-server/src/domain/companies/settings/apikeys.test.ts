import { companyIds, managerEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call, refused } from '../../../testing/testCall.ts'
import { createWorld, type World } from '../../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = managerEmail('admin')
const list = () => call(world, 'apikeys.list', { companyId }, admin).apikeys
beforeEach(() => {
  world = createWorld()
})

test('a new key is listed with a value of its own, renamed, and gone when it is deleted', () => {
  const before = list()
  const made = call(world, 'apikeys.create', { companyId, name: 'Payroll' }, admin)
  expect(list()).toEqual([...before, made])
  expect(new Set(list().map(({ value }) => value)).size).toBe(before.length + 1)
  const named = { companyId, apiKeyId: made.id, name: 'Wages' }
  expect(call(world, 'apikeys.rename', named, admin)).toEqual({ ...made, name: 'Wages' })
  call(world, 'apikeys.delete', { companyId, apiKeyId: made.id }, admin)
  expect(list()).toEqual(before)
})

test('a key may be made without a name, never renamed to none', () => {
  const { id, name } = call(world, 'apikeys.create', { companyId }, admin)
  expect(name).toBe('')
  const empty = { companyId, apiKeyId: id, name: '' }
  expect(refused(() => call(world, 'apikeys.rename', empty, admin)).status).toBe(400)
})

test('the key of another company is not there', () => {
  const [key] = list()
  const elsewhere = { companyId: companyIds.trial, apiKeyId: key?.id ?? 0 }
  const refusal = refused(() => call(world, 'apikeys.delete', elsewhere, managerEmail('admin', 'trial')))
  expect([refusal.status, refusal.message]).toEqual([404, 'There is no such API key'])
})

test('keys are for admins', () => {
  expect(refused(() => call(world, 'apikeys.list', { companyId }, managerEmail('viewer'))).status).toBe(403)
})
