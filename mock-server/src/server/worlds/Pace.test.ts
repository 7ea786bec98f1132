import { getCallsPerMinute } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { respondToCall } from '../requests/respond.ts'
import { RateLimiter } from './Pace.ts'

it('a caller over its limit waits until the minute ends', () => {
  let now = 0
  const pace = new RateLimiter(() => now)
  const waits = () => [1, 2, 3].map(() => pace.recordCall('one', 2))
  expect(waits()).toEqual([0, 0, 60])
  expect(pace.recordCall('other', 2)).toBe(0)
  now = 59_000
  expect(pace.recordCall('one', 2)).toBe(1)
  now = 60_000
  expect(waits()).toEqual([0, 0, 60])
})

it('any number of callers is counted in bounded memory', () => {
  const pace = new RateLimiter(() => 0)
  // Must be fast: making room for an entry must not scan all entries.
  for (let at = 0; at < 300_000; at++) pace.recordCall(String(at), 1)
  expect(pace.size).toBeLessThanOrEqual(50_000)
}, 2000)

it("a busy caller isn't forgotten among others, and its count resets after a minute", () => {
  let now = 0
  const pace = new RateLimiter(() => now)
  const waits = Array.from({ length: 10 }, (_, at) => {
    for (let other = 0; other < 10_000; other++) pace.recordCall(`${at} ${other}`, 1)
    return pace.recordCall('one', 5)
  })
  expect(waits).toEqual([0, 0, 0, 0, 0, 60, 60, 60, 60, 60])
  expect(pace.isLimited('one', 5)).toBe(true)
  now = 60_000
  expect([pace.isLimited('one', 1), pace.recordCall('one', 1), pace.isLimited('one', 1)]).toEqual([
    false,
    0,
    true,
  ])
})

it('callers without a token are rate-limited, unlike those with one or in another world', async () => {
  const server = await startTestServer({ now: () => 0 })
  const { token } = await server.person('admin')
  const ask = (below = '') =>
    server.send(`${below}/api/auth/email/manager_signin`, {
      method: 'POST',
      body: { email: getManagerEmail('admin') },
    })
  const most = getCallsPerMinute({ who: 'public', path: '/auth/email/manager_signin' }) ?? 0
  for (let at = 0; at < most; at++) expect((await ask()).status).toBe(200)
  const mails = server.worlds.default.world.mails.size
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(refused.body).toMatchObject({ error: { code: 'too_many_calls' } })
  expect(server.worlds.default.world.mails.size).toBe(mails)
  expect((await ask('/w/sso')).status).toBe(200)
  expect((await server.send(`/api/companies/${companyIds.direct}/lists`, { token })).status).toBe(200)
})

it('reports of embed plays are rate-limited', async () => {
  const { send, worlds } = await startTestServer({ now: () => 0 })
  const report = async () =>
    (await send('/api/embed/views', { method: 'POST', body: { play: 'one' } })).status
  const most = getCallsPerMinute({ who: 'public', path: '/embed/views' }) ?? 0
  for (let at = 1; at < most; at++) worlds.rateLimiter?.recordCall('default views 127.0.0.1', most)
  expect([await report(), await report()]).toEqual([200, 429])
})

/** Signs in through changing proxies until the limit is reached; returns the number of accepted calls. */
async function countAcceptedCalls(origin: string | undefined, hops: (at: number) => string): Promise<number> {
  const { send } = await startTestServer({ now: () => 0, ...(origin === undefined ? {} : { origin }) })
  const most = getCallsPerMinute({ who: 'public', path: '/auth/email/manager_signin' }) ?? 0
  for (let at = 0; at <= most; at++) {
    const headers = {
      'x-forwarded-for': hops(at),
      forwarded: `for=10.1.0.${at}`,
      'x-real-ip': `10.2.0.${at}`,
    }
    const body = { email: getManagerEmail('admin') }
    const { status } = await send('/api/auth/email/manager_signin', { method: 'POST', headers, body })
    if (status === 429) return at
  }
  return Number.POSITIVE_INFINITY
}

const proxyOrigin = 'https://heed.example'
it.each<[string, string | undefined, (at: number) => string, number]>([
  ['without a proxy, addresses in headers are ignored', undefined, (at) => `10.0.0.${at}`, 60],
  [
    "behind a proxy, clients can't choose their own address",
    proxyOrigin,
    (at) => `10.0.0.${at}, 192.0.2.7`,
    60,
  ],
  [
    "behind a proxy, an invalid address doesn't avoid the limit",
    proxyOrigin,
    (at) => `192.0.2.7, name${at}`,
    60,
  ],
  ["behind a proxy, another port doesn't avoid the limit", proxyOrigin, (at) => `192.0.2.7:${5000 + at}`, 60],
  [
    'behind a proxy, each client address has its own limit',
    proxyOrigin,
    (at) => `192.0.2.7, 10.0.0.${at}`,
    Number.POSITIVE_INFINITY,
  ],
])('%s', async (_, origin, hops, taken) => {
  expect(await countAcceptedCalls(origin, hops)).toBe(taken)
})

it('each address has its own rate limit', async () => {
  const { worlds } = await startTestServer({ now: () => 0 })
  const path = '/auth/checkEmail'
  const call = { method: 'POST', path, query: '', headers: {}, text: '{"email":"a@b.is"}', origin: '' }
  const most = getCallsPerMinute({ who: 'public', path }) ?? 0
  const statusAt = async (clientIp: string) => (await respondToCall(worlds, { ...call, clientIp })).status
  for (let at = 0; at < most; at++) await statusAt('10.0.0.7')
  expect([await statusAt('10.0.0.7'), await statusAt('10.0.0.8')]).toEqual([429, 200])
})
