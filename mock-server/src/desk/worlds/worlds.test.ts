import { describe, expect, it } from 'vitest'
import { openWorlds } from '../../server/worlds/openWorlds.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

interface CreatedWorld {
  id: string
  path: string
  address: string
}
const make = (server: TestServer, body: object = {}) =>
  server.send<CreatedWorld>('/_mock/worlds', { method: 'POST', body })

describe('a world', () => {
  it('has an address under which API, controls and sign-in links work', async () => {
    const server = await startTestServer()
    const { body } = await make(server, {
      scenario: 'sso',
      seed: 5,
      now: '2026-03-01T10:00:00+01:00',
      employees: 9,
    })
    expect(body).toEqual({
      id: expect.stringMatching(/^\w{10}$/),
      path: `/w/${body.id}`,
      address: `${server.origin}/w/${body.id}/`,
      scenario: 'sso',
      seed: 5,
      now: '2026-03-01T09:00:00.000Z',
      employees: 9,
    })
    const { people } = (
      await server.send<{ people: { email: string; token: string; signInUrl: string }[] }>(
        `${body.path}/_mock/people`,
      )
    ).body
    const [admin] = people
    expect(admin?.signInUrl).toMatch(new RegExp(`^${body.address}auth/email/signin/`))
    expect((await server.send(`${body.path}/api/auth/user`, { token: admin?.token ?? '' })).status).toBe(200)
    await server.send(`${body.path}/api/auth/email/manager_signin`, {
      method: 'POST',
      body: { email: admin?.email },
    })
    const mail = await server.send<{ links: string[] }>(`${body.path}/_mock/outbox/next?to=${admin?.email}`)
    expect(mail.body.links[0]).toMatch(new RegExp(`^${body.address}auth/email/signin/`))
    const row = { companyId: 2, name: 'Ská', created: '2026-02-02T09:00:00.000Z', source: null }
    const added = await server.send(`${body.path}/_mock/db/lists`, { method: 'POST', body: row })
    expect((await server.send(added.headers.get('location') ?? '')).body).toMatchObject({ name: 'Ská' })
  })

  it('has its own clock, outbox, faults and request log', async () => {
    const server = await startTestServer()
    const [one, other] = [(await make(server)).body.path, (await make(server)).body.path]
    const post = (path: string, body: object) => server.send(path, { method: 'POST', body })
    await post(`${one}/_mock/clock`, { advance: 'P1D' })
    await post(`${one}/_mock/faults`, { steps: [{ operation: 'branding.loadLanguages', status: 500 }] })
    const { email } = await server.person('admin')
    await post(`${one}/api/auth/email/manager_signin`, { email })
    const state = async (path: string) => ({
      now: (await server.send(`${path}/_mock/clock`)).body.now,
      mails: (await server.send<{ mails: unknown[] }>(`${path}/_mock/outbox?to=${email}`)).body.mails.length,
      languages: (await server.send(`${path}/api/languages/all`)).status,
      calls: (await server.send<{ requests: unknown[] }>(`${path}/_mock/requests`)).body.requests.length,
    })
    const untouched = { now: '2026-02-02T09:00:00.000Z', mails: 0, languages: 200, calls: 1 }
    expect(await state(one)).toEqual({ now: '2026-02-03T09:00:00.000Z', mails: 1, languages: 500, calls: 2 })
    expect(await state(other)).toEqual(untouched)
    expect(await state('')).toEqual(untouched)
  })

  it("is created and deleted only once, and the default world can't be deleted", async () => {
    const server = await startTestServer()
    const drop = (id: string) => server.send(`/_mock/worlds/${id}`, { method: 'DELETE' })
    expect((await make(server, { id: 'mine' })).status).toBe(200)
    expect((await make(server, { id: 'mine' })).status).toBe(409)
    const { body } = await server.send<{ worlds: CreatedWorld[] }>('/w/mine/_mock/worlds')
    expect(body.worlds.map(({ path }) => path)).toEqual(['', '/w/mine'])
    expect((await drop('mine')).status).toBe(200)
    expect((await drop('mine')).status).toBe(404)
    expect((await drop('default')).status).toBe(400)
    for (const path of ['/_mock/health', '/api/languages/all', '/']) {
      expect(await server.send(`/w/mine${path}`)).toMatchObject({ status: 404, body: { error: {} } })
      expect((await server.send(path, { headers: { 'x-heed-world': 'mine' } })).status).toBe(404)
    }
  })

  it('starts on first use if its ID is the name of a scenario', async () => {
    const server = await startTestServer()
    expect((await server.send('/w/trial-expired/_mock/health')).body).toMatchObject({
      id: 'trial-expired',
      scenario: 'trial-expired',
    })
    expect((await make(server, { id: 'trial-expired' })).status).toBe(409)
  })

  it('ends after an hour without use or watchers', async () => {
    let now = 0
    const worlds = await openWorlds({ now: () => now })
    const base = { ...worlds.default.world.base, employees: 0 }
    for (const id of ['idle', 'used', 'watched']) worlds.create(base, id)
    const stop = worlds.get('watched')?.listen(() => undefined)
    const left = (minutes: number) => {
      now += minutes * 60_000
      worlds.removeIdle()
      return worlds.list().map(({ id }) => id)
    }
    expect(left(59)).toEqual(['default', 'idle', 'used', 'watched'])
    worlds.get('used')
    expect(left(1)).toEqual(['default', 'used', 'watched'])
    stop?.()
    expect(left(59)).toEqual(['default'])
    await worlds.close()
  })

  it('is removed for a new one when least recently used, unless watched', async () => {
    let now = 0
    const { worlds } = await startTestServer({ most: 3, now: () => now })
    const make = (id: string) => {
      now += 1
      worlds.create(worlds.default.world.base, id)
    }
    for (const id of ['a', 'b', 'c']) make(id)
    worlds.get('a')?.subscribe({ frame: () => undefined, onReplaced: () => undefined })
    now += 1
    worlds.get('b')
    make('d')
    expect(worlds.list().map(({ id }) => id)).toEqual(['default', 'a', 'b', 'd'])
    make('e')
    expect(worlds.list().map(({ id }) => id)).toEqual(['default', 'a', 'd', 'e'])
  })

  it('is one of at most 501 by default', async () => {
    const worlds = await openWorlds({ base: { scenario: 'empty', employees: 0 } })
    for (let at = 0; at < 502; at++) worlds.create(worlds.default.world.base)
    expect(worlds.list()).toHaveLength(501)
    await worlds.close()
  })

  it("isn't affected by fifty others used at the same time", { tags: 'slow' }, async () => {
    const server = await startTestServer()
    const { token, company } = await server.person('admin')
    const work = async (at: number) => {
      const { path } = (await make(server, { employees: 20 })).body
      // Worlds with equal scenarios and seeds have equal first tokens.
      await server.send(`${path}/_mock/people`)
      const lists = `${path}/api/companies/${company?.id}/lists`
      const created = await server.send(lists, {
        method: 'POST',
        token,
        body: { active: 1, name: `Own ${at}` },
      })
      expect(created.status).toBe(200)
      const { text } = await server.send(lists, { token })
      return text.match(/Own \d+/g)
    }
    const seen = await Promise.all(Array.from({ length: 50 }, (_, at) => work(at)))
    expect(seen).toEqual(Array.from({ length: 50 }, (_, at) => [`Own ${at}`]))
  })
})
