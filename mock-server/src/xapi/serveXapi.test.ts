import { createMultiByteName } from '@heed/contracts/test/letters'
import { describe, expect, it } from 'vitest'
import { createCmi5Client, openCmi5Unit } from '../testing/testUnit.ts'

const agent = JSON.stringify({ mbox: 'mailto:asa@example.is' })
const uuid = '7c3b1a52-9f1e-4c67-8d2a-0b9c6f4e5d11'
const formatQuery = (given: Record<string, string>) => `?${new URLSearchParams(given)}`
const activityParams = { activityId: 'https://example.is/a', agent }
const bookmarkParams = { ...activityParams, stateId: 'bookmark' }
const profileParams = { agent, profileId: 'notes' }
const createStatement = (own: object = {}) =>
  JSON.stringify({
    actor: { mbox: 'mailto:asa@example.is' },
    verb: { id: 'x:v' },
    object: { id: 'x:o' },
    ...own,
  })

const createNestedArray = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

type XapiRequest = [method: string, path: string, body?: string | undefined, headers?: Record<string, string>]

describe("a package's xAPI request", () => {
  it.each<[string, number, ...XapiRequest]>([
    ['without an activity ID', 400, 'GET', `/activities/state${formatQuery({ agent, stateId: 'a' })}`],
    [
      'with an unknown parameter',
      400,
      'GET',
      `/activities/state${formatQuery({ ...bookmarkParams, page: '1' })}`,
    ],
    [
      "with an agent that isn't JSON",
      400,
      'GET',
      `/activities/state${formatQuery({ ...bookmarkParams, agent: 'Ása' })}`,
    ],
    ['with an empty agent', 400, 'GET', `/agents/profile${formatQuery({ ...profileParams, agent: '{}' })}`],
    [
      "with a registration that isn't a UUID",
      400,
      'GET',
      `/activities/state${formatQuery({ ...bookmarkParams, registration: '1' })}`,
    ],
    ['for a missing state', 404, 'GET', `/activities/state${formatQuery(bookmarkParams)}`],
    ['for all state IDs', 200, 'GET', `/activities/state${formatQuery(activityParams)}`],
    ['for a missing profile', 404, 'GET', `/agents/profile${formatQuery(profileParams)}`],
    ['to delete all profiles', 400, 'DELETE', `/agents/profile${formatQuery({ agent })}`],
    ['to delete all states', 204, 'DELETE', `/activities/state${formatQuery(activityParams)}`],
    [
      'to write the launch data',
      403,
      'PUT',
      `/activities/state${formatQuery({ ...activityParams, stateId: 'LMS.LaunchData' })}`,
      '{}',
    ],
    ['to put a statement without an ID', 400, 'PUT', '/statements', createStatement()],
    [
      'to put a statement under another ID',
      400,
      'PUT',
      `/statements${formatQuery({ statementId: uuid })}`,
      createStatement({ id: crypto.randomUUID() }),
    ],
    [
      'to put an invalid statement',
      400,
      'PUT',
      `/statements${formatQuery({ statementId: uuid })}`,
      '{"verb":{}}',
    ],
    [
      'to put a statement nested deeper than 64 levels',
      400,
      'PUT',
      `/statements${formatQuery({ statementId: uuid })}`,
      createStatement().replace('"x:o"', `"x:o","definition":${createNestedArray(6000)}`),
    ],
    [
      'to put a statement with a control character',
      400,
      'PUT',
      `/statements${formatQuery({ statementId: uuid })}`,
      createStatement({ actor: { mbox: 'mailto:asa@example.is', name: '\u0007' } }),
    ],
    ['to put invalid JSON', 400, 'PUT', `/statements${formatQuery({ statementId: uuid })}`, '{'],
    ['for a missing statement', 404, 'GET', `/statements${formatQuery({ statementId: uuid })}`],
    [
      'for a single statement with a limit',
      400,
      'GET',
      `/statements${formatQuery({ statementId: uuid, limit: '1' })}`,
    ],
    ['for statements since an invalid time', 400, 'GET', `/statements${formatQuery({ since: 'then' })}`],
    ['for an activity without an ID', 400, 'GET', '/activities'],
    [
      'in an older xAPI version',
      400,
      'GET',
      '/statements',
      undefined,
      { 'x-experience-api-version': '0.95' },
    ],
    [
      'in a newer xAPI version, using POST',
      400,
      'POST',
      '/statements',
      createStatement(),
      { 'x-experience-api-version': '2.0.0' },
    ],
    ['without a token', 401, 'GET', '/statements', undefined, { authorization: '' }],
    ['with a made-up token', 401, 'GET', '/statements', undefined, { authorization: 'Basic YTpi' }],
    ['for the xAPI version', 200, 'GET', '/about', undefined, { authorization: '' }],
  ])('%s gets the status %i', async (_, status, ...asked) => {
    const ask = await createCmi5Client(await openCmi5Unit(''))
    const answer = await ask(...asked)
    expect([answer.status, answer.headers.get('x-experience-api-version')]).toEqual([status, '1.0.3'])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    if (status >= 400) expect(JSON.parse(await answer.text()).message).toMatch(/^.{20}/)
  })

  it('can be made from another origin', async () => {
    const { origin } = await openCmi5Unit('')
    const answer = await fetch(`${origin}/api/xapi/preview/activities/state`, { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET, PUT, POST, DELETE',
    ])
    expect(answer.headers.get('access-control-allow-headers')).toContain('if-match')
  })
})

describe('an xAPI document', () => {
  it('in a profile can be overwritten only with its current ETag', async () => {
    const ask = await createCmi5Client(await openCmi5Unit(''))
    const path = `/agents/profile${formatQuery(profileParams)}`
    const put = async (body: string, headers = {}) => (await ask('PUT', path, body, headers)).status
    expect(await put('{"a":1}', { 'if-match': '"other"' })).toBe(412)
    expect(await put('{"a":1}', { 'if-none-match': '*' })).toBe(204)
    expect(await put('{"a":2}')).toBe(409)
    expect(await put('{"a":2}', { 'if-none-match': '*' })).toBe(412)
    const etag = (await ask('GET', path)).headers.get('etag') ?? ''
    expect(await put('{"a":2}', { 'if-match': etag })).toBe(204)
    expect(await put('{"a":3}', { 'if-match': etag })).toBe(412)
    expect(await (await ask('GET', path)).text()).toBe('{"a":2}')
  })

  it('in JSON keeps every letter and must be UTF-8 with at most 64 levels', async () => {
    const ask = await createCmi5Client(await openCmi5Unit(''))
    const path = `/activities/state${formatQuery(bookmarkParams)}`
    const latin = Uint8Array.from(Buffer.from('{"name":"Þór"}', 'latin1'))
    expect((await ask('PUT', path, '{"page":1}')).status).toBe(204)
    expect((await ask('POST', path, latin)).status).toBe(400)
    expect((await ask('POST', path, `{"page":${createNestedArray(64)}}`)).status).toBe(400)
    expect((await ask('PUT', `/statements${formatQuery({ statementId: uuid })}`, latin)).status).toBe(400)
    expect((await ask('POST', path, JSON.stringify({ name: createMultiByteName(1) }))).status).toBe(204)
    expect(JSON.parse(await (await ask('GET', path)).text())).toEqual({
      page: 1,
      name: createMultiByteName(1),
    })
  })

  it("is rejected when the preview's documents would exceed the limit, but can be replaced", async () => {
    const unit = await openCmi5Unit('')
    const send = await createCmi5Client(unit)
    const { world } = unit.worlds.default
    world.limits = { ...world.limits, documents: 100 }
    const put = (stateId: string, size: number) =>
      send('PUT', `/activities/state${formatQuery({ ...activityParams, stateId })}`, 'x'.repeat(size))
    expect((await put('a', 60)).status).toBe(204)
    expect((await put('b', 60)).status).toBe(413)
    expect((await put('a', 70)).status).toBe(204)
    expect([...world.content.documents.values()].map(({ name }) => name)).toEqual(['a'])
  })

  it('can have any content type and is removed when deleted', async () => {
    const ask = await createCmi5Client(await openCmi5Unit(''))
    const path = `/activities/state${formatQuery(bookmarkParams)}`
    const type = { 'content-type': 'text/x-own' }
    expect((await ask('PUT', path, 'Blaðsíða þrjú', type)).status).toBe(204)
    const answer = await ask('GET', path)
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/x-own', 'Blaðsíða þrjú'])
    expect((await ask('POST', path, '{}')).status).toBe(400)
    expect(await (await ask('GET', `/activities/state${formatQuery(activityParams)}`)).json()).toEqual([
      'bookmark',
    ])
    expect((await ask('DELETE', path)).status).toBe(204)
    expect((await ask('GET', path)).status).toBe(404)
  })

  it('belongs to its agent, registration and preview only', async () => {
    const opened = await openCmi5Unit('')
    const ask = await createCmi5Client(opened)
    const formatStatePath = (own: object) => `/activities/state${formatQuery({ ...bookmarkParams, ...own })}`
    expect((await ask('PUT', formatStatePath({ registration: uuid }), '{}')).status).toBe(204)
    const others = [{}, { registration: uuid, agent: JSON.stringify({ mbox: 'mailto:b@example.is' }) }]
    for (const own of others) expect((await ask('GET', formatStatePath(own))).status).toBe(404)
    const sameAgent = JSON.stringify({ objectType: 'Agent', name: 'Ása', mbox: 'mailto:asa@example.is' })
    expect((await ask('GET', formatStatePath({ registration: uuid, agent: sameAgent }))).status).toBe(200)
    const elsewhere = await createCmi5Client(await openCmi5Unit(''))
    expect((await elsewhere('GET', formatStatePath({ registration: uuid }))).status).toBe(404)
  })
})

describe('an xAPI statement', () => {
  it("is stored once, and its ID can't be reused for another one", async () => {
    const ask = await createCmi5Client(await openCmi5Unit(''))
    const path = `/statements${formatQuery({ statementId: uuid.toUpperCase() })}`
    const put = async (own: object) => (await ask('PUT', path, createStatement(own))).status
    expect([await put({}), await put({}), await put({ result: { success: true } })]).toEqual([204, 204, 409])
    const posted = await ask('POST', '/statements', createStatement({ id: uuid, result: { success: true } }))
    expect(posted.status).toBe(409)
    expect(await (await ask('GET', path)).json()).toMatchObject({ id: uuid, version: '1.0.0' })
  })

  it('can be found by its content, page by page', async () => {
    const { origin, ...opened } = await openCmi5Unit('')
    const ask = await createCmi5Client(opened)
    const all = ['x:a', 'x:b', 'x:a', 'x:c'].map((verb, at) =>
      JSON.parse(createStatement({ verb: { id: verb }, object: { id: `x:${at}` } })),
    )
    await ask('POST', '/statements', JSON.stringify(all))
    const objects = async (path: string) => {
      const { statements, more }: { statements: { object: { id: string } }[]; more: string } = JSON.parse(
        await (await ask('GET', path)).text(),
      )
      return { ids: statements.map(({ object }) => object.id), more }
    }
    expect(await objects('/statements')).toEqual({ ids: ['x:3', 'x:2', 'x:1', 'x:0'], more: '' })
    expect((await objects(`/statements${formatQuery({ verb: 'x:a', ascending: 'true' })}`)).ids).toEqual([
      'x:0',
      'x:2',
    ])
    expect((await objects(`/statements${formatQuery({ agent, activity: 'x:1' })}`)).ids).toEqual(['x:1'])
    const first = await objects('/statements?limit=3')
    const path = new URL(first.more, origin).href.replace(opened.launch.get('endpoint') ?? '', '')
    expect([first.ids, await objects(path)]).toEqual([['x:3', 'x:2', 'x:1'], { ids: ['x:0'], more: '' }])
  })
})
