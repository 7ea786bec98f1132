import type { ImportRecord } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

const companyId = companyIds.trial
const admin = getManagerEmail('admin', 'trial')
const send = (records: ImportRecord[]) =>
  call(world, 'import.createUsersBatch', { companyId, records, preview: false }, admin)
const get = (email: string) => call(world, 'employees.get', { companyId, email }, admin)

const changes: [string, Partial<ImportRecord>][] = [
  ['name', { name: 'Anna' }],
  ['list', { listName: 'Two' }],
  ['tag', { metadata: ['u'] }],
]

test.each(changes)('a record with only a new %s updates its employee, once', (_, brought) => {
  const known: ImportRecord = { email: 'a@x.example', name: '', listName: 'One', metadata: ['t'] }
  send([known])
  const asked = [{ ...known, ...brought }]
  expect([send(asked).updated, send(asked).updated]).toEqual([1, 0])
  const { name, lists_names, combinedTags } = get('a@x.example')
  expect({ name, lists_names, combinedTags }).toEqual({
    name: brought.name ?? '',
    lists_names: ['One', ...(brought.listName ? ['Two'] : [])],
    combinedTags: ['t', ...(brought.metadata ?? [])],
  })
})
