import { expect, test } from 'vitest'
import { PagedList } from './PagedList.ts'
import { getRowCount } from './tableProps.ts'

test('getRowCount is null before the first load and undefined after a failed load', async () => {
  const answers = [0, 240, 240].map((total) => Promise.resolve({ rows: [], total }))
  const list = new PagedList<string>(() => answers.shift() ?? Promise.reject(new Error('No answer')), {
    size: 5,
    order: 'name asc',
  })
  const first = list.load()
  expect(getRowCount(list)).toBeNull()
  await first
  expect(getRowCount(list)).toBe(0)
  await list.reload()
  expect(getRowCount(list)).toBe(240)
  const again = list.reload()
  expect(getRowCount(list), 'the old number stands until the new one comes').toBe(240)
  await again
  await list.reload()
  expect(getRowCount(list)).toBeUndefined()
})
