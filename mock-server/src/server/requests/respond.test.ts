import { request } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { handlers } from '../../domain/handlers.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import type { RequestEntry } from '../worlds/RequestLog.ts'

const fetchLastEntry = async (server: TestServer): Promise<RequestEntry | undefined> => {
  const { body } = await server.send<{ requests: RequestEntry[] }>('/_mock/requests')
  return body.requests.at(-1)
}

describe('an API call', () => {
  it('works with and without a trailing slash', async () => {
    const server = await startTestServer()
    const { token } = await server.person('admin')
    const plain = await server.send('/api/companies/my_companies', { token })
    const slashed = await server.send('/api/companies/my_companies/', { token })
    expect(plain.status).toBe(200)
    expect(slashed.body).toEqual(plain.body)
  })

  it('returns 401 without a token, with an unknown one and with an expired one', async () => {
    const server = await startTestServer()
    const { token } = await server.person('admin')
    const unauthorized = { status: 401, body: { error: { code: 'unauthorized' } } }
    expect(await server.send('/api/auth/user')).toMatchObject(unauthorized)
    expect(await server.send('/api/auth/user', { token: 'nonsense' })).toMatchObject(unauthorized)
    expect(await server.send('/api/auth/user', { token })).toMatchObject({ status: 200 })
    const body = { expires: '2026-02-02T09:00:00.000Z' }
    await server.send(`/_mock/db/sessions/${token}`, { method: 'PATCH', body })
    expect(await server.send('/api/auth/user', { token })).toMatchObject(unauthorized)
  })

  it('returns 403 to a viewer who writes and 404 for an unknown company', async () => {
    const server = await startTestServer()
    const { token, company } = await server.person('viewer')
    const body = { active: 1, name: 'Sales' }
    const sent = await server.send(`/api/companies/${company?.id}/lists`, { method: 'POST', body, token })
    expect(sent).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
    const missing = await server.send('/api/companies/999999/lists', { token })
    expect(missing).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  })

  it('returns 400 with a readable message per field and logs them as problems', async () => {
    const server = await startTestServer()
    const { token, company } = await server.person('admin')
    const answer = await server.send(`/api/companies/${company?.id}/lists?n=0&p=x`, { token })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'p', message: 'Invalid input: expected number, received string' },
          { field: 'n', message: 'Too small: expected number to be >=1' },
        ],
      },
    })
    expect(await fetchLastEntry(server)).toMatchObject({
      operation: 'lists.list',
      status: 400,
      problems: [
        'p: Invalid input: expected number, received string',
        'n: Too small: expected number to be >=1',
      ],
    })
  })

  it("returns 400 in the same format when the body isn't JSON", async () => {
    const server = await startTestServer()
    const answer = await server.send('/api/auth/checkEmail', { method: 'POST', body: '{"email":' })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'body' }] } })
  })

  it('returns 413 when the declared body size is too large', async () => {
    const server = await startTestServer()
    const status = await new Promise((resolve, reject) => {
      const call = request(`${server.origin}/api/auth/checkEmail`, { method: 'POST' }, (answer) => {
        resolve(answer.statusCode)
        answer.resume()
      })
      call
        .on('error', reject)
        .setHeader('content-length', 21 * 1024 * 1024)
        .flushHeaders()
    })
    expect(status).toBe(413)
  })

  it('returns 404 for an unknown path and 405 for an unknown method', async () => {
    const server = await startTestServer()
    expect(await server.send('/api/nowhere')).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found', description: 'There is no call GET /nowhere' } },
    })
    expect((await server.send('/api/auth/user', { method: 'PATCH' })).status).toBe(405)
    expect((await server.send('/api/companies/%E0%A4%A/lists')).status).toBeGreaterThanOrEqual(400)
  })

  it('answers HEAD without a body and lists the allowed methods', async () => {
    const server = await startTestServer()
    const asked = async (method: string) => {
      const answer = await fetch(`${server.origin}/api/languages/all`, { method })
      return [answer.status, (await answer.text()) === '', answer.headers.get('allow')]
    }
    expect(await asked('HEAD')).toEqual([200, true, null])
    expect(await asked('OPTIONS')).toEqual([204, true, 'GET, HEAD'])
    expect(await asked('DELETE')).toEqual([405, false, 'GET, HEAD'])
  })

  it('accepts an email of any legal length in its path', async () => {
    const server = await startTestServer()
    const { token, company } = await server.person('admin')
    const email = `${'a'.repeat(60)}@${'b'.repeat(30)}.example`
    const answer = await server.send(
      `/api/companies/${company?.id}/users/user/${encodeURIComponent(email)}`,
      { token },
    )
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  })

  it('returns 500 naming operation and field when a response violates the contract', async () => {
    const server = await startTestServer()
    vi.spyOn(handlers.auth, 'checkEmail').mockReturnValue({ exists: 'maybe' } as unknown as {
      exists: boolean
    })
    const answer = await server.send('/api/auth/checkEmail', { method: 'POST', body: { email: 'a@b.is' } })
    expect(answer).toMatchObject({
      status: 500,
      body: { message: expect.stringMatching(/^auth\.checkEmail: .*exists: /) },
    })
    expect((await fetchLastEntry(server))?.problems?.[0]).toContain('exists: ')
  })

  it('returns 500 with the reason when a handler throws', async () => {
    const server = await startTestServer()
    vi.spyOn(handlers.auth, 'checkEmail').mockImplementation(() => {
      throw new TypeError('x is not a function')
    })
    const answer = await server.send('/api/auth/checkEmail', { method: 'POST', body: { email: 'a@b.is' } })
    expect(answer).toMatchObject({
      status: 500,
      body: { message: 'auth.checkEmail failed: TypeError: x is not a function' },
    })
    expect((await fetchLastEntry(server))?.problems?.[0]).toContain('respond')
  })
})

describe('the request log', () => {
  it('contains no tokens from headers, paths or links', async () => {
    const server = await startTestServer()
    const { token, signInUrl } = await server.person('admin')
    const emailed = /signin\/(\w+)/.exec(signInUrl)?.[1] ?? ''
    await server.send('/api/auth/user', { token })
    await server.send(`/api/auth/email/signin/${emailed}`, { method: 'POST', body: {} })
    await server.send(`/api/nowhere?token=${token}&access_token=${token}`)
    const { text } = await server.send('/_mock/requests')
    expect(text).not.toContain(token)
    expect(text).not.toContain(emailed)
    expect(text).toContain('/api/auth/email/signin/•••')
    expect(text).toContain('/api/nowhere?token=•••&access_token=•••')
  })

  it("records each call's operation, status and request ID", async () => {
    const server = await startTestServer()
    await server.send('/api/languages/all', { headers: { 'x-request-id': 'abc' } })
    expect(await fetchLastEntry(server)).toMatchObject({
      id: 1,
      operation: 'branding.loadLanguages',
      method: 'GET',
      path: '/api/languages/all',
      status: 200,
      world: 'default',
      requestId: 'abc',
    })
  })
})
