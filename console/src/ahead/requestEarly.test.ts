import { createLazyClient, fetchTransport } from '@heed/contracts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aCompany, aUser } from '../../test/people.ts'
import { areaLoaders } from '../app/calls.ts'
import { takeEarlyOrFetch } from '../lib/requests/EarlyRequests.ts'
import { requestEarly } from './requestEarly.ts'

const memberPaths = ['/auth/user', '/companies/my_companies']
const answers: Record<string, () => Response> = {
  '/demo/config.json': () => Response.json({ apiUrl: '/demo/api', accountDomain: 'brand.example' }),
  '/demo/api/auth/user': () => Response.json(aUser()),
  '/demo/api/companies/my_companies': () => Response.json({ companies: [aCompany()], count: 1 }),
}

type SentRequest = [url: string, headers: HeadersInit | undefined]

const getSentHeaders = (asked: SentRequest | undefined): Record<string, string> => ({
  ...(asked?.[1] as Record<string, string>),
})

/**
 * A page that sent early requests, and clients for the app; the URL `broken` fails until `mend` is called.
 */
function openPage({ token, broken = '' }: { token?: string; broken?: string }) {
  const asked: SentRequest[] = []
  let isBroken = true
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const url = String(input)
    asked.push([url, init?.headers])
    if (isBroken && url === broken) throw new TypeError('Failed to fetch')
    return answers[url]?.() ?? Response.json({ message: 'Not found' }, { status: 404 })
  })
  vi.stubGlobal('fetch', fetch)
  const location = { href: 'https://heed.example/demo/users/', hostname: 'heed.example' }
  const early = requestEarly({ base: '/demo', location, token, calls: token ? memberPaths : [], fetch })
  early.config.catch(() => undefined)
  window.heedEarly = early
  onTestFinished(() => {
    delete window.heedEarly
  })
  const client = (as: string | undefined) =>
    createLazyClient(
      {
        baseUrl: '/demo/api',
        transport: fetchTransport(takeEarlyOrFetch),
        requestId: () => 'of the start',
        identity: () => ({ accountDomain: 'brand.example', clientLocation: location.href, token: as }),
      },
      areaLoaders,
    )
  const urls = () => asked.map(([url]) => url)
  const mend = () => {
    isBroken = false
  }
  return {
    asked,
    urls,
    client,
    mend,
    settled: () => vi.waitFor(() => expect(asked.length).toBeGreaterThan(1)),
  }
}

describe('early requests', () => {
  it("match the app's own requests and are each used once", async () => {
    const page = openPage({ token: 'token-1' })
    await page.settled()
    expect(page.urls()).toEqual([
      '/demo/config.json',
      '/demo/api/auth/user',
      '/demo/api/companies/my_companies',
    ])
    const client = page.client('token-1')
    const [user, own] = await Promise.all([client.auth.getCurrentUser(), client.companies.listMine()])
    expect([user.email, own.companies]).toEqual([aUser().email, [aCompany()]])
    expect(page.asked).toHaveLength(3)
    const [, early] = page.asked
    const { 'X-Request-Id': id = '', ...sent } = getSentHeaders(early)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
    // The second call sends a new request.
    await client.auth.getCurrentUser()
    const again = page.asked.at(-1)
    const { 'X-Request-Id': other, ...sentAgain } = getSentHeaders(again)
    expect([again?.[0], other]).toEqual(['/demo/api/auth/user', 'of the start'])
    expect(sentAgain).toEqual(sent)
  })

  it("aren't used for another session or without one", async () => {
    const page = openPage({ token: 'token-1' })
    await page.settled()
    await page.client('token-2').auth.getCurrentUser()
    await page.client(undefined).auth.getCurrentUser()
    expect(page.urls().filter((url) => url.endsWith('/auth/user'))).toHaveLength(3)
  })

  it.each(['/demo/config.json', '/demo/api/auth/user'])(
    'are repeated by the app after a failed connection: %s',
    async (broken) => {
      const page = openPage({ token: 'token-1', broken })
      await vi.waitFor(() => expect(page.urls()).toContain(broken))
      page.mend()
      expect((await page.client('token-1').auth.getCurrentUser()).email).toBe(aUser().email)
    },
  )

  it("aren't used after a call that changes something", async () => {
    const page = openPage({ token: 'token-1' })
    await page.settled()
    const client = page.client('token-1')
    await client.auth.logout().catch(() => undefined)
    await client.auth.getCurrentUser()
    expect(page.urls().filter((url) => url.endsWith('/auth/user'))).toHaveLength(2)
  })

  it("aren't delivered to an aborted call", async () => {
    openPage({ token: 'token-1' })
    const stopped = AbortSignal.abort()
    const init = { headers: { Authorization: 'Bearer token-1' }, signal: stopped }
    await expect(takeEarlyOrFetch('/demo/api/auth/user', init)).rejects.toThrow(/abort/i)
  })
})
