import { reminderMode } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { defaultWorldLimits } from '../../world/caps.ts'

const outboxFull = {
  status: 409,
  body: {
    error: { description: expect.stringMatching(/^This world's outbox has room for 5 messages, and/) },
  },
}

const postClock = { method: 'POST', body: { advance: 'P7D' } } as const

async function startFullServer() {
  const server = await startTestServer()
  await server.send('/_mock/worlds', { method: 'POST', body: { id: 'other' } })
  const { world } = server.worlds.default
  world.limits = { ...defaultWorldLimits, emails: 5 }
  const serialize = () => JSON.stringify([...world.snapshot().changes()])
  return { ...server, serialize }
}

test('time that would send more messages than there is room for is refused, and nothing changes', async () => {
  const { send, serialize } = await startFullServer()
  const before = serialize()
  expect(await send('/_mock/clock', postClock)).toMatchObject(outboxFull)
  expect(serialize()).toBe(before)
  expect((await send('/w/other/_mock/clock', postClock)).status).toBe(200)
  expect((await send('/_mock/clock', { method: 'POST', body: { advance: 'PT1M' } })).status).toBe(200)
})

test('a call that would send more messages than there is room for is refused, and nothing changes', async () => {
  const { send, person, serialize } = await startFullServer()
  const { token } = await person('admin')
  const before = serialize()
  const address = `/api/companies/${companyIds.direct}/trainings/${companyIds.direct * 100 + 2}/reminders`
  const answer = await send(address, {
    method: 'POST',
    body: { mode: reminderMode.all },
    token,
  })
  expect(answer).toMatchObject({ ...outboxFull, body: { error: { code: 'outbox_full' } } })
  expect(serialize()).toBe(before)
})
