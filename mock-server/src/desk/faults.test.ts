import { describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/testServer.ts'

const path = '/api/languages/all'
const set = (server: TestServer, body: unknown) => server.send('/_mock/faults', { method: 'POST', body })
const measureMs = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

describe('a call fault', () => {
  it("replaces the response's status, body and headers and is named in the log", async () => {
    const server = await startTestServer()
    const { token, company } = await server.person('admin')
    const step = { operation: 'lists.create', status: 503, headers: { 'retry-after': '2' }, count: 1 }
    await set(server, { steps: [{ ...step, body: { message: 'Down for a moment' } }] })
    const create = () =>
      server.send(`/api/companies/${company?.id}/lists`, {
        method: 'POST',
        token,
        body: { active: 1, name: 'Höfn' },
      })
    const failed = await create()
    expect(failed).toMatchObject({ status: 503, body: { message: 'Down for a moment' } })
    expect(failed.headers.get('retry-after')).toBe('2')
    expect((await create()).status).toBe(200)
    const { body } = await server.send('/_mock/requests?status=503')
    expect(body).toMatchObject({ requests: [{ operation: 'lists.create', fault: 0 }] })
  })

  it('delays the response by its latency', async () => {
    const server = await startTestServer()
    await set(server, { steps: [{ path: '/languages/*', latency: 150 }] })
    expect(await measureMs(() => server.send(path))).toBeGreaterThan(145)
  })

  it('cuts the response off in the middle', async () => {
    const server = await startTestServer()
    await set(server, { steps: [{ cut: true }] })
    const answer = await fetch(`${server.origin}${path}`)
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
  })

  it.each([
    ['before', 'Before'],
    ['after', 'Höfn'],
  ] as const)('resets the connection %s the call is carried out', async (reset, name) => {
    const server = await startTestServer()
    const { token, company } = await server.person('admin')
    const lists = `/api/companies/${company?.id}/lists`
    const [list] = (await server.send<{ lists: { id: number }[] }>(lists, { token })).body.lists
    const rename = (to: string) =>
      server.send(`${lists}/${list?.id}`, { method: 'PUT', token, body: { active: 1, name: to } })
    await rename('Before')
    await set(server, { steps: [{ operation: 'lists.update', reset }] })
    await expect(rename('Höfn')).rejects.toThrow('fetch failed')
    expect((await server.send(`${lists}/${list?.id}`, { token })).body).toMatchObject({ name })
  })

  it('keeps the connection open after a complete response', async () => {
    const server = await startTestServer()
    await set(server, { steps: [{ slowClose: 60_000, count: 1 }] })
    const [slow, plain] = [await fetch(`${server.origin}${path}`), await server.send(path)]
    const reader = slow.body?.getReader()
    const first = await reader?.read()
    expect(JSON.parse(new TextDecoder().decode(first?.value))).toEqual(plain.body)
    const came: string[] = []
    const end = reader?.read().then(({ done }) => came.push(`the end: ${done}`))
    for (const nth of ['one', 'another']) {
      await server.send(path)
      came.push(`${nth} answer`)
    }
    // Requests that are still waiting end when the server stops.
    await server.close()
    await end
    expect(came).toEqual(['one answer', 'another answer', 'the end: true'])
  })

  it('closes the connection once slowClose has passed', async () => {
    const server = await startTestServer()
    const plain = await server.send(path)
    await set(server, { steps: [{ slowClose: 1, count: 1 }] })
    expect((await server.send(path)).body).toEqual(plain.body)
  })

  it('ends on DELETE or a reset and never affects controls or other worlds', async () => {
    const server = await startTestServer()
    await server.send('/_mock/worlds', { method: 'POST', body: { id: 'mine' } })
    await set(server, { steps: [{ status: 500 }], seed: 3 })
    expect((await server.send('/_mock/faults')).body).toMatchObject({ seed: 3, steps: [{ status: 500 }] })
    expect((await server.send(`/w/mine${path}`)).status).toBe(200)
    await server.send('/_mock/faults', { method: 'DELETE' })
    expect((await server.send(path)).status).toBe(200)
    await set(server, { steps: [{ status: 500 }] })
    await server.send('/_mock/reset', { method: 'POST', body: {} })
    expect((await server.send(path)).status).toBe(200)
  })

  it('lets the server close while a response is delayed', async () => {
    const server = await startTestServer()
    await set(server, { steps: [{ latency: 60_000 }] })
    const waiting = server.send(path)
    while ((await server.send('/_mock/faults')).text.includes('"hits":0')) await server.send('/_mock/health')
    await server.close()
    expect((await waiting).status).toBe(200)
  })
})

describe('a message fault', () => {
  it('loses one message and delays another until the clock reaches its time', async () => {
    const server = await startTestServer()
    const { email } = await server.person('admin')
    const signIn = () => server.send('/api/auth/email/manager_signin', { method: 'POST', body: { email } })
    const count = async () =>
      (await server.send<{ mails: unknown[] }>('/_mock/outbox?kind=signin')).body.mails.length
    const steps = [
      { on: 'mail', kind: 'signin', lose: true, count: 1 },
      { on: 'mail', to: email.toUpperCase(), late: 'PT10M', count: 1 },
    ]
    await set(server, { steps })
    await signIn()
    await signIn()
    expect(await count()).toBe(0)
    await signIn()
    expect(await count()).toBe(1)
    const late = server.send<{ id: number }>(`/_mock/outbox/next?to=${email}&timeout=20`)
    await server.send('/_mock/clock', { method: 'POST', body: { advance: 'PT10M' } })
    expect((await late).status).toBe(200)
    expect(await count()).toBe(2)
  })
})

it.each([
  [{ steps: [{ operation: 'lists.nothing' }] }, 'steps.0.operation'],
  [{ steps: [{ status: 99 }] }, 'steps.0.status'],
  [{ steps: [{ on: 'mail', late: 'soon' }] }, 'steps.0.late'],
  [{ steps: [{ on: 'mail', status: 500 }] }, 'steps.0.status'],
  [{ steps: [{}, { on: 'fax' }] }, 'steps.1.on'],
  [{ steps: [{ chance: 2 }] }, 'steps.0.chance'],
  [{}, 'steps'],
])('POST faults rejects %j and names the field', async (body, field) => {
  const server = await startTestServer()
  expect(await set(server, body)).toMatchObject({
    status: 400,
    body: { errors: [{ field, message: expect.any(String) }] },
  })
})
