import { expect, it } from 'vitest'
import { RequestLog } from './RequestLog.ts'

it('the request log keeps the latest calls in order', () => {
  const log = new RequestLog(3)
  const ids = () => log.list().map(({ id }) => id)
  const entry = {
    operation: null,
    method: 'GET',
    path: '/',
    status: 200,
    at: '2026-02-02T09:00:00.000Z',
    ms: 1,
    world: 'default',
    requestId: null,
    person: null,
  }
  log.add(entry)
  expect(ids()).toEqual([1])
  for (let count = 0; count < 4; count++) log.add(entry)
  expect(ids()).toEqual([3, 4, 5])
  log.clear()
  log.add(entry)
  expect(ids()).toEqual([1])
})
