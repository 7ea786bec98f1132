import { expect, it } from 'vitest'
import { waitForOthers } from './waitForOthers.ts'

it('waitForOthers resolves after work that was queued later in the same turn', async () => {
  const order: string[] = []
  const waited = waitForOthers().then(() => order.push('read'))
  setImmediate(() => order.push('sent'))
  await waited
  expect(order).toEqual(['sent', 'read'])
})
