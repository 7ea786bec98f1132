import { expect, it } from 'vitest'
import { waitForOthers } from './turns.ts'

it('comes after what was asked for later in the same turn, as a connection that is used again asks for', async () => {
  const order: string[] = []
  const waited = waitForOthers().then(() => order.push('read'))
  setImmediate(() => order.push('sent'))
  await waited
  expect(order).toEqual(['sent', 'read'])
})
