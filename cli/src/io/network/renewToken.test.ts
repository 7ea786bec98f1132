import type { TransportRequest, TransportResponse } from '@heed/contracts'
import { expect, it } from 'vitest'
import { retryWithNewToken } from './renewToken.ts'

const makeAnswer = (status: number): TransportResponse => ({
  status,
  header: () => null,
  text: async () => '',
  bytes: async () => new Uint8Array(),
})

/** A server that accepts only the latest token. */
function createTestServer(good: () => string) {
  const seen: string[] = []
  const send = async ({ url, headers }: TransportRequest) => {
    const { Authorization = `Bearer ${new URL(url).searchParams.get('token')}` } = headers
    const token = Authorization.slice('Bearer '.length)
    seen.push(token)
    return makeAnswer(token === good() ? 200 : 401)
  }
  return { send, seen }
}

const call = { method: 'GET', url: 'http://api.example/lists', headers: { Authorization: 'Bearer old one' } }
const fileRequest = { method: 'GET', url: 'http://api.example/file?token=old%20one', headers: {} }

it.each([
  ['a header', call],
  ['a download address', fileRequest],
])('resends a rejected call with the new token in %s', async (_, request) => {
  const { send, seen } = createTestServer(() => 'new one')
  const holder = { token: 'old one' }
  const sent = await retryWithNewToken(send, holder, async () => 'new one')(request)
  expect([sent.status, seen, holder.token]).toEqual([200, ['old one', 'new one'], 'new one'])
})

it('replaces an old token in addresses created before the renewal', async () => {
  const { send, seen } = createTestServer(() => 'new one')
  const again = retryWithNewToken(send, { token: 'old one' }, async () => 'new one')
  await again(call)
  seen.length = 0
  expect((await again(fileRequest)).status).toBe(200)
  expect(seen).toEqual(['new one'])
})

it('returns the 401 when no one signs in again', async () => {
  const { send, seen } = createTestServer(() => 'new one')
  const sent = await retryWithNewToken(send, { token: 'old one' }, async () => undefined)(call)
  expect([sent.status, seen]).toEqual([401, ['old one']])
})
