import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed } from '../../../test/heed.ts'
import { getControlsAddress } from './controls.ts'

const world = {
  id: 'demo',
  path: '/w/demo',
  address: 'http://127.0.0.1:4200/w/demo/',
  scenario: 'sso',
  seed: 7,
  now: '2026-02-02T09:00:00.000Z',
}
const sampleEmail = {
  id: 12,
  to: 'anna@example.com',
  kind: 'lesson',
  subject: 'Passwords\u001b[31m',
  sent: '2026-02-02T09:00:00.000Z',
  links: ['http://127.0.0.1:4200/go'],
  text: 'Hello Anna\nGo on',
  html: '<p>Hello Anna</p>',
}
const fault = { operation: 'lists.create', status: 503, seen: 4, hits: 2 }

let answers: Record<string, [status: number, body: unknown]>
let receivedRequests: { call: string; body: unknown; key: string | undefined }[]
let address = ''

const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const call = `${request.method} ${request.url}`
  const text = Buffer.concat(parts).toString()
  receivedRequests.push({
    call,
    body: text ? JSON.parse(text) : undefined,
    key: request.headers.authorization,
  })
  const [status, body] = answers[call] ?? [404, { message: `There is no control ${call}` }]
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  receivedRequests = []
  answers = {}
})

const runMock = async (line: string, options: RunOptions = {}) =>
  runHeed(['mock', ...line.split(' ')], { ...options, env: { HEED_API: `${address}/api`, ...options.env } })
const listCalls = () => receivedRequests.map(({ call }) => call)

it.each([
  [{}, undefined, 'http://127.0.0.1:4200/api', 'http://127.0.0.1:4200/_mock'],
  [{}, undefined, 'http://127.0.0.1:4200/w/a/api', 'http://127.0.0.1:4200/w/a/_mock'],
  [{ world: 'b' }, undefined, 'http://127.0.0.1:4200/w/a/api', 'http://127.0.0.1:4200/w/b/_mock'],
  [{ world: 'default' }, undefined, 'http://127.0.0.1:4200/w/a/api', 'http://127.0.0.1:4200/_mock'],
  [{ world: '../x' }, undefined, 'http://127.0.0.1:4200/api', 'http://127.0.0.1:4200/w/..%2Fx/_mock'],
  [{}, 'http://demo.example.com/_mock', 'https://api.example.com/api', 'http://demo.example.com/_mock'],
  [
    { world: 'b' },
    'http://demo.example.com/_mock/',
    'https://a.example',
    'http://demo.example.com/w/b/_mock',
  ],
  [{ controls: 'http://one.example/_mock' }, 'http://two.example/_mock', '', 'http://one.example/_mock'],
])('finds the controls for %j with HEED_CONTROLS %s and the API %s', (where, named, api, found) => {
  expect(getControlsAddress(where, named, api)).toBe(found)
})

it("worlds make sends only the given options and prints the world's addresses", async () => {
  answers['POST /_mock/worlds'] = [200, world]
  const { code, output } = await runMock('worlds make demo --scenario sso --seed 7')
  expect(code).toBe(0)
  expect(receivedRequests).toEqual([
    { call: 'POST /_mock/worlds', body: { id: 'demo', scenario: 'sso', seed: 7 }, key: undefined },
  ])
  expect(output).toBe(
    '✓ Created the world demo: sso, 2026-02-02T09:00:00.000Z\nhttp://127.0.0.1:4200/w/demo/\nIts API: http://127.0.0.1:4200/w/demo/api\n',
  )
})

it('worlds reset, worlds end and snapshots delete do nothing unless confirmed', async () => {
  answers['GET /_mock/health'] = [200, { ...world, status: 'ok' }]
  const no = () => ({ answers: [false] })
  const reset = await runMock('worlds reset --seed 8', no())
  expect([reset.code, reset.asked]).toEqual([2, ['Reset world demo?']])
  expect((await runMock('worlds end demo', no())).asked).toEqual(['End world demo?'])
  answers['GET /_mock/snapshots'] = [200, { snapshots: [] }]
  expect((await runMock('snapshots delete full', no())).code).toBe(2)
  expect(listCalls()).toEqual(['GET /_mock/health'])
  answers['POST /_mock/reset'] = [200, { ...world, seed: 8 }]
  expect((await runMock('worlds reset --seed 8 --yes')).code).toBe(0)
  expect(receivedRequests.at(-1)?.body).toEqual({ seed: 8 })
})

it('clock move accepts a duration, a time or next, and counts the messages sent', async () => {
  answers['GET /_mock/clock'] = [200, { now: '2026-02-02T09:00:00.000Z' }]
  answers['POST /_mock/clock'] = [200, { now: '2026-02-09T09:00:00.000Z' }]
  answers['GET /_mock/outbox/heads?size=1'] = [200, { kinds: [], total: 1, mails: [sampleEmail] }]
  const { output } = await runMock('clock move p7d --json')
  expect(JSON.parse(output)).toEqual({
    before: '2026-02-02T09:00:00.000Z',
    now: '2026-02-09T09:00:00.000Z',
    messages: 0,
  })
  await runMock('clock move 2026-02-09T09:00:00Z')
  await runMock('clock move next')
  expect(receivedRequests.filter(({ call }) => call === 'POST /_mock/clock').map(({ body }) => body)).toEqual(
    [{ advance: 'P7D' }, { to: '2026-02-09T09:00:00Z' }, { to: 'next' }],
  )
})

it("clock show prints the time and, if the server reports it, what's next", async () => {
  const now = '2026-02-02T09:00:00.000Z'
  const next = { at: '2026-02-02T10:00:00.000Z', name: 'The report “Monthly” runs' }
  answers['GET /_mock/clock'] = [200, { now, next }]
  expect((await runMock('clock show')).output).toBe(`${now}\nNext event: ${next.name}, ${next.at}\n`)
  expect(JSON.parse((await runMock('clock show --json')).output)).toEqual({ now, next })
  answers['GET /_mock/clock'] = [200, { now }]
  expect((await runMock('clock show')).output).toBe(`${now}\n`)
})

it("outbox show prints a message's text without control characters, or its HTML unchanged", async () => {
  answers['GET /_mock/outbox'] = [200, { mails: [sampleEmail] }]
  const { output } = await runMock('outbox show 12')
  expect(output).toBe(
    '12 · 2026-02-02T09:00:00.000Z\nTo: anna@example.com\nPasswords�[31m\n\nHello Anna\nGo on\n',
  )
  expect((await runMock('outbox show 12 --html')).output.trim()).toBe('<p>Hello Anna</p>')
  const { code, error } = await runMock('outbox show 13')
  expect([code, error]).toEqual([1, expect.stringContaining('heed mock outbox list')])
})

it('the outbox shows an anonymous employee as recipient, with an empty address in JSON', async () => {
  answers['GET /_mock/outbox'] = [200, { mails: [{ ...sampleEmail, to: '', channel: 'slack', html: '' }] }]
  const streams = { terminal: true }
  expect((await runMock('outbox list', streams)).output).toMatch(/an anonymous employee .*slack/)
  expect((await runMock('outbox show 12', streams)).output).toContain('To: an anonymous employee\n')
  const [listed] = JSON.parse((await runMock('outbox list --json')).output)
  expect(listed).toMatchObject({ to: '', channel: 'slack' })
  expect(JSON.parse((await runMock('outbox show 12 --json')).output)).toMatchObject({
    to: '',
    channel: 'slack',
  })
})

it('outbox wait prints the next message and exits with 8 if none arrives', async () => {
  const call = 'GET /_mock/outbox/next?to=anna%40example.com&after=3&timeout=5'
  answers[call] = [200, sampleEmail]
  const came = await runMock('outbox wait --to anna@example.com --after 3 --wait 5 --json')
  expect(JSON.parse(came.output)).toMatchObject({ id: 12, channel: 'email', text: 'Hello Anna\nGo on' })
  answers[call] = [404, { message: 'No mail' }]
  const none = await runMock('outbox wait --to anna@example.com --after 3 --wait 5')
  expect([none.code, none.error]).toEqual([8, expect.stringContaining('within 5 seconds')])
})

it("faults set adds a typed step to existing ones, or sends a file's steps", async () => {
  answers['GET /_mock/faults'] = [200, { seed: 1, steps: [fault] }]
  answers['POST /_mock/faults'] = [200, { seed: 1, steps: [fault, { latency: 800, seen: 0, hits: 0 }] }]
  const { output } = await runMock('faults set --latency 800 --method post --add --json')
  expect(receivedRequests.at(-1)?.body).toEqual({
    steps: [
      { operation: 'lists.create', status: 503 },
      { latency: 800, method: 'POST' },
    ],
  })
  expect(JSON.parse(output)[1]).toEqual({ place: 2, step: '{"latency":800}', seen: 0, hits: 0 })
  await runMock('faults set --file - --seed 3', { input: '{"steps":[{"cut":true}]}' })
  expect(receivedRequests.at(-1)?.body).toEqual({ steps: [{ cut: true }], seed: 3 })
  for (const line of ['faults set', 'faults set --add', 'faults set --file - --status 500']) {
    expect([line, (await runMock(line, { input: '[]' })).code]).toEqual([line, 2])
  }
})

it('faults set names the field of an invalid step', async () => {
  const message = 'There is no operation "lists.make"'
  answers['POST /_mock/faults'] = [400, { errors: [{ field: 'steps.0.operation', message }] }]
  const { code, error } = await runMock('faults set --operation lists.make --status 500')
  expect(code).toBe(2)
  expect(error).toContain(`steps.0.operation: ${message}`)
})

it('snapshots save writes a file that snapshots load accepts, and load rejects other JSON', async () => {
  const file = `${await makeTempFolder()}/world.json`
  const document = { base: { scenario: 'sso' }, changes: [{ á: '＝1' }] }
  answers['GET /_mock/snapshots/full'] = [200, document]
  answers['PUT /_mock/snapshots/again'] = [200, { name: 'again' }]
  expect((await runMock(`snapshots save full --out ${file}`)).code).toBe(0)
  expect((await runMock(`snapshots load again ${file}`)).code).toBe(0)
  expect(receivedRequests.at(-1)?.body).toEqual(document)
  expect((await runMock('snapshots load again -', { input: '{"base":1}' })).code).toBe(2)
  expect((await runMock(`snapshots save full --out ${file}`)).code).toBe(2)
})

it('--out names snapshot and journal files in a folder and escapes control characters', async () => {
  const folder = `${await makeTempFolder()}/kept`
  answers['GET /_mock/snapshots/full'] = [200, { base: {}, changes: ['\u009b'] }]
  answers['GET /_mock/journal/export'] = [200, { base: {}, steps: ['\u202e'] }]
  expect((await runMock(`snapshots save full --out ${folder}/`)).code).toBe(0)
  expect((await runMock(`journal export --out ${folder}`)).code).toBe(0)
  expect((await readdir(folder)).sort()).toEqual(['full.json', 'journal.json'])
  const kept = ['full', 'journal'].map((name) => readFile(`${folder}/${name}.json`, 'utf8'))
  const [snapshot, journal] = await Promise.all(kept)
  expect([snapshot, journal]).toEqual([
    '{"base":{},"changes":["\\u009b"]}\n',
    '{"base":{},"steps":["\\u202e"]}\n',
  ])
})

it('mock commands send the desk key and explain a missing key or missing controls', async () => {
  answers['GET /_mock/clock'] = [200, { now: '2026-02-02T09:00:00.000Z' }]
  await runMock('clock show', { env: { HEED_DESK_KEY: 'the-key' } })
  expect(receivedRequests.at(-1)?.key).toBe('Bearer the-key')
  answers['GET /_mock/clock'] = [401, { error: { code: 'unauthorized', description: 'The controls ask' } }]
  const refused = await runMock('clock show')
  expect([refused.code, refused.error]).toEqual([4, expect.stringContaining('HEED_DESK_KEY')])
  answers['GET /_mock/clock'] = [404, {}]
  const none = await runMock('clock show')
  expect([none.code, none.error]).toEqual([1, expect.stringContaining('no mock server controls at')])
  const gone = await runMock('clock show --controls http://127.0.0.1:9')
  expect([gone.code, gone.error]).toEqual([5, expect.stringContaining('reach http://127.0.0.1:9/_mock')])
})

it('mock commands never send the desk key over http to another machine', async () => {
  const words = 'clock show --controls http://192.0.2.7'
  const { code, error } = await runMock(words, { env: { HEED_DESK_KEY: 'the-key' } })
  expect([code, error]).toEqual([2, expect.stringContaining('Nothing was sent')])
  expect(error).not.toContain('the-key')
})

it('the journal and requests show an impersonator only if there is one', async () => {
  const done = { at: '2026-02-02T09:00:00.000Z', changed: {}, mails: [], events: [] }
  const call = { operation: 'lists.create', method: 'POST', path: '/x', status: 200, at: done.at, ms: 1 }
  const asked = async (impersonator: object) => {
    const entry = { position: 1, what: 'lists.create', who: 'admin@a.example', ...done, ...impersonator }
    answers['GET /_mock/journal'] = [200, { first: 0, position: 1, last: 1, entries: [entry] }]
    answers['GET /_mock/journal/1'] = [200, { ...entry, changes: [] }]
    const request = { id: 1, person: 'admin@a.example', ...call, ...impersonator }
    answers['GET /_mock/requests?after=0'] = [200, { requests: [request] }]
    const lines = ['journal list', 'journal show 1', 'requests list', 'requests list --json']
    return Promise.all(lines.map(async (line) => (await runMock(line)).output))
  }
  for (const output of await asked({ impersonator: 'super@a.example' })) {
    expect(output).toContain('super@a.example')
    expect(output).toContain('admin@a.example')
  }
  const [journal, , requests, json = ''] = await asked({})
  expect(`${journal}${requests}`).not.toContain('impersonated by')
  expect(JSON.parse(json)).toMatchObject([{ impersonator: null }])
})

it("heed mock people prints everyone's token, including the one in use", async () => {
  const person = { email: 'a@b.example', name: 'Anna', role: 'admin', company: null, permissions: [] }
  const addresses = { signInUrl: 'http://127.0.0.1/in', sessionUrl: 'http://127.0.0.1/session' }
  answers['GET /_mock/people'] = [200, { people: [{ ...person, ...addresses, token: 'token-in-use' }] }]
  const { code, output } = await runMock('people --json', { env: { HEED_TOKEN: 'token-in-use' } })
  expect([code, JSON.parse(output)]).toMatchObject([0, [{ email: 'a@b.example', token: 'token-in-use' }]])
})
