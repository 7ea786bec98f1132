import { expect, it } from 'vitest'
import { yieldToEventLoop } from './waitForOthers.ts'

it('waitForOthers resolves after work that was queued later in the same turn', async () => {
  const order: string[] = []
  const waited = yieldToEventLoop().then(() => order.push('read'))
  setImmediate(() => order.push('sent'))
  await waited
  expect(order).toEqual(['sent', 'read'])
})
