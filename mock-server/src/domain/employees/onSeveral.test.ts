import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

test('onSeveral counts each employee on several lists once', () => {
  const world = createWorld()
  const companyId = companyIds.trial
  const admin = getManagerEmail('admin', 'trial')
  const names = ['One', 'Two', 'Three', 'Four']
  const records = ['a', 'b', 'c'].flatMap((name) =>
    names.map((listName) => ({ email: `${name}@x.example`, listName })),
  )
  call(world, 'import.createUsersBatch', { companyId, records, preview: false }, admin)
  const { lists } = call(world, 'lists.list', { companyId }, admin)
  const listId = lists.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const found = call(world, 'employees.list', { companyId, listId, p: 0, n: 1 }, admin)
  expect([found.count, found.onSeveral]).toEqual([3, 3])
  const ranges = (listRanges: string) => {
    const { count, onSeveral } = call(world, 'employees.list', { companyId, listRanges, p: 0, n: 1 }, admin)
    return [count, onSeveral]
  }
  expect(ranges(`${Math.min(...listId)}-${Math.max(...listId)}`)).toEqual([3, 3])
  expect(ranges(`${String(listId[0])}.999999`)).toEqual([3, 0])
  expect(ranges('999999-9999999')).toEqual([0, 0])
  expect(call(world, 'employees.list', { companyId, listId: listId.slice(0, 1) }, admin)).not.toHaveProperty(
    'onSeveral',
  )
})
