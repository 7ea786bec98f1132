import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operations } from '@heed/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../../test/heed.ts'
import { type Recorder, startRecorder } from '../../../test/recorder.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { listOperationNames, listParameterNames } from './complete.ts'

let server: Recorder
beforeEach(async () => {
  server = await startRecorder()
})
afterEach(() => server.close())

const runApi = (words: readonly string[], { env = {}, ...options }: RunOptions = {}) =>
  runHeed(['api', ...words], {
    env: { HEED_API: server.url, HEED_TOKEN: token, HEED_COMPANY: '12', ...env },
    ...options,
  })
// Omits the call with which heed checks, after an undeclared response, that the server is the API.
const listCalls = () =>
  server.requests
    .filter(({ call }) => !call.endsWith('/languages/all'))
    .map(({ call, body }) => (body ? `${call} ${body}` : call))

it.each([
  ['the company from --company', ['lists.list', '--company', '7'], 'GET /companies/7/lists'],
  ['a company given as a parameter', ['lists.list', '--companyId', '9'], 'GET /companies/9/lists'],
  ['a parameter name with dashes', ['lists.list', '--company-id=9'], 'GET /companies/9/lists'],
  ['numbers and text', ['lists.list', '--n', '5', '--order', 'name asc'], 'lists?n=5&order=name+asc'],
  ['the value of --filter', ['employees.list', '--filter', 'as'], 'GET /companies/12/users?filter=as'],
  ['a list', ['employees.list', '--listId', '4', '--listId', '5'], 'users?listId=4&listId=5'],
  ['a body', ['apikeys.create', '--name', 'Payroll'], 'POST /companies/12/apikeys {"name":"Payroll"}'],
  ['a switch', ['reports.create', '--generate', '--name', 'A', '--body', '-'], '"generate":true}'],
  ['a lowercase method with an address', ['get', '/companies/3/lists?n=5'], 'GET /companies/3/lists?n=5'],
  ['a method with an address', ['GET', '/companies/my_companies'], 'GET /companies/my_companies'],
  [
    'a parameter named like an option',
    ['assessments.listUsers', '--assessmentId', '4', '--param', 'query=x'],
    '/companies/12/assessments/4/users?query=x',
  ],
])('heed api sends %s', async (_, words, call) => {
  server.answers = [{ body: { lists: [], count: 0 } }]
  await runApi(words, { input: '{"definition":{"listIds":"all"}}' })
  expect(listCalls().at(-1)).toContain(call)
})

it('heed api prints the whole answer, or the result of --query', async () => {
  server.answers = [{ body: { apikeys: [{ id: 4, name: 'Payroll', value: 'v' }] } }]
  const { code, output } = await runApi(['apikeys.list'])
  expect([code, JSON.parse(output)]).toMatchObject([0, { apikeys: [{ id: 4, name: 'Payroll' }] }])
  expect((await runApi(['apikeys.list', '--query', 'apikeys[].name'])).output).toBe('[\n  "Payroll"\n]\n')
})

it('heed api reads a body from a file and overrides it with typed parameters', async () => {
  const file = join(await makeTempFolder(), 'report.json')
  await writeFile(file, '{"name":"A","definition":{"listIds":[4]}}')
  await runApi(['reports.create', '--body', file, '--name', 'B', '--scheduleHour', '8'])
  expect(listCalls()).toEqual([
    'POST /companies/12/reports {"name":"B","definition":{"listIds":[4]},"scheduleHour":8}',
  ])
})

it('heed api uploads a file with its content type', async () => {
  const file = join(await makeTempFolder(), 'logo.png')
  await writeFile(file, 'PNG')
  server.answers = [{ body: { success: true, logo_name: 'logo.png' } }]
  expect((await runApi(['companies.uploadLogo', '--image', `@${file}`])).code).toBe(0)
  expect(listCalls()[0]).toMatch(/name="image"; filename="logo.png"\r\nContent-Type: image\/png\r\n\r\nPNG/)
})

it.each([
  ['an unknown call', ['reports.lst'], 'reports.list  List recurring reports'],
  ['an unknown address', ['GET', '/nowhere'], "There's no call GET /nowhere."],
  ['a missing call', [], 'Specify a call before its parameters.'],
  ['a parameter instead of a call', ['--companyId', '2'], 'before its parameters'],
  ['an unknown parameter', ['apikeys.list', '--nme', 'x'], 'Parameters: --companyId'],
  [
    'missing parameters',
    ['reports.update', '--reportId', '4'],
    'reports.update requires --name, --definition.',
  ],
  ['a value of the wrong type', ['reports.get', '--reportId', 'x'], '--reportId must be integer from 0.'],
  [
    'a list item of the wrong type',
    ['employees.list', '--listId', '4', '--listId', 'x'],
    '--listId must be (integer from 0)[].',
  ],
  ['an unsupported value', ['lists.list', '--order', 'size asc'], '--order: Must be one of name'],
  ['two values', ['lists.list', '--n', '4', '--n', '5'], '--n was given twice, but takes only one value.'],
  ['a missing value', ['lists.list', '--n'], '--n needs a value.'],
  ['an extra word', ['lists.list', '5'], 'Unexpected "5".'],
  ['a body for a call that takes none', ['lists.list', '--body', '-'], "lists.list doesn't take a body."],
  ['an invalid body', ['apikeys.create', '--body', '-'], "Standard input isn't valid JSON"],
  ["an upload that isn't a file", ['companies.uploadLogo', '--image', 'x.png'], '--image @logo.png'],
])('heed api rejects %s before sending anything', async (_, words, message) => {
  const { code, error } = await runApi(words, { input: '{' })
  expect([code, server.requests]).toEqual([2, []])
  expect(error).toContain(message)
})

it("heed api rejects a body field that the call doesn't take", async () => {
  const { code, error } = await runApi(['apikeys.create', '--body', '-'], { input: '{"nme":"x"}' })
  expect([code, error]).toEqual([
    2,
    expect.stringContaining('contains "nme", which isn\'t a field of apikeys.create'),
  ])
})

it('heed api names the parameters that the platform rejected', async () => {
  server.answers = [{ status: 400, body: { errors: [{ field: 'name', message: 'Taken' }] } }]
  const { code, error } = await runApi(['apikeys.create', '--name', 'x'])
  expect([code, error]).toEqual([1, expect.stringContaining('--name: Taken')])
})

it('heed api suggests no list command where none exists', async () => {
  server.answers = [{ status: 404, body: { error: { code: 'x', description: 'No such note' } } }]
  const { code, error } = await runApi(['subjects.deleteNote', '--subjectId', '4', '--noteId', '5', '--yes'])
  expect([code, error]).toEqual([
    1,
    expect.stringMatching(/No such note\n {2}\(404, subjects\.deleteNote, request /),
  ])
})

it('heed api asks before deleting, unless --yes is given', async () => {
  server.answers = [{ body: { success: true } }]
  const alone = await runApi(['lists.delete', '--listId', '4'], { terminal: true, answers: [false] })
  expect([alone.code, server.requests]).toEqual([2, []])
  expect(alone.asked).toEqual([expect.stringContaining('lists.delete: Delete an employee list')])
  expect((await runApi(['lists.delete', '--listId', '4', '--yes'])).code).toBe(0)
  expect(listCalls()).toEqual(['DELETE /companies/12/lists/4'])
})

it('heed api makes public calls without a sign-in', async () => {
  server.answers = [{ body: { exists: true } }]
  const { code } = await runHeed(['api', 'auth.checkEmail', '--email', 'a@b.is'], {
    env: { HEED_API: server.url },
  })
  expect([code, server.requests[0]?.authorization]).toEqual([0, undefined])
})

it('heed api masks a printed secret and saves it in full with --out', async () => {
  const value = 'a-value-that-nobody-reads-1234'
  server.answers = [{ body: { id: 1, name: 'Payroll', value } }]
  const shown = await runApi(['apikeys.create', '--name', 'Payroll'])
  expect([shown.output.includes(value), shown.output.includes('…1234')]).toEqual([false, true])
  const file = join(await makeTempFolder(), 'key.json')
  await runApi(['apikeys.create', '--name', 'Payroll', '--out', file])
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ value })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('heed api escapes terminal control characters in printed and saved JSON', async () => {
  const name = 'a\u009b31m\u202eb\u007f'
  const body = { id: 1, name, value: '' }
  server.answers = [{ body }, { body }]
  const shown = await runApi(['apikeys.create', '--name', 'Payroll'])
  const file = join(await makeTempFolder(), 'key.json')
  await runApi(['apikeys.create', '--name', 'Payroll', '--out', file])
  for (const text of [shown.output, await readFile(file, 'utf8')]) {
    expect(text.split('\n').map(sanitizeText).join('\n')).toBe(text)
    expect(JSON.parse(text)).toMatchObject({ name })
  }
})

const pdf = ['trainingReports.pdf', '--trainingId', '4']

it('heed api writes a file to a pipe or --out, not to a terminal', async () => {
  server.answers = [{ body: '%PDF-1.7', type: 'application/pdf' }]
  expect((await runApi(pdf)).output).toBe('%PDF-1.7')
  expect(listCalls()[0]).toBe(`GET /companies/12/trainings/4/report?token=${token}`)
  const file = join(await makeTempFolder(), 'report.pdf')
  expect((await runApi([...pdf, '--out', file])).output).toContain('8 B saved to')
  expect(await readFile(file, 'utf8')).toBe('%PDF-1.7')

  const asks = server.requests.length
  const again = await runApi([...pdf, '--out', file])
  expect([again.code, again.error]).toEqual([2, expect.stringContaining('--force')])
  const atTerminal = await runApi(pdf, { terminal: true })
  expect([atTerminal.code, atTerminal.error]).toEqual([2, expect.stringContaining('--out <file>')])
  expect(server.requests.length).toBe(asks)
})

it('heed api leaves no partial file when the platform returns an error', async () => {
  server.answers = [
    { status: 404, body: { error: { code: 'x', description: 'Training program not found :(' } } },
  ]
  const folder = await makeTempFolder()
  const { code, error } = await runApi([...pdf, '--out', join(folder, 'report.pdf')])
  expect([code, error]).toEqual([1, expect.stringContaining('Training program not found :(')])
  await expect(stat(join(folder, 'report.pdf'))).rejects.toThrow('ENOENT')
})

const headers = {
  'X-Request-Id': 'r1',
  'Set-Cookie': ['a=1', 'b=2'],
  Location: `/files/4?n=5&token=${token}&apiKey=k31`,
  Date: 'Mon, 02 Feb 2026 09:00:00 GMT',
}
const shownHead = [
  'Date: Mon, 02 Feb 2026 09:00:00 GMT',
  'Keep-Alive: timeout=5',
  'Location: /files/4?n=5&token=[hidden]&apiKey=[hidden]',
  'Set-Cookie: [hidden]',
  'Set-Cookie: [hidden]',
  'Transfer-Encoding: chunked',
  'X-Request-Id: r1',
]
const formatHeaderLines = (status: string, type: string) =>
  [`HTTP/1.1 ${status}`, 'Connection: keep-alive', `Content-Type: ${type}`, ...shownHead, '', ''].join('\n')

it('--include prints the status and headers before the answer, without secrets', async () => {
  server.answers = [{ body: { apikeys: [] }, headers }]
  const before = formatHeaderLines('200 OK', 'application/json')
  expect((await runApi(['apikeys.list', '--include'])).output).toBe(`${before}{\n  "apikeys": []\n}\n`)
  const some = await runApi(['apikeys.list', '--include', '--format', 'ndjson'])
  expect(some.output).toBe(`${before}{"apikeys":[]}\n`)
  expect((await runApi(['apikeys.list'])).output).toBe('{\n  "apikeys": []\n}\n')
})

it('--include prints the status and headers of files and errors too', async () => {
  server.answers = [{ body: '%PDF-1.7', type: 'application/pdf', headers }]
  const before = formatHeaderLines('200 OK', 'application/pdf')
  expect((await runApi([...pdf, '--include'])).output).toBe(`${before}%PDF-1.7`)
  const file = join(await makeTempFolder(), 'report.pdf')
  const written = await runApi([...pdf, '--include', '--out', file])
  expect(written.output).toBe(`${before}✓ trainingReports.pdf: 8 B saved to ${file}\n`)
  expect(await readFile(file, 'utf8')).toBe('%PDF-1.7')

  server.answers = [
    { status: 404, body: { error: { code: 'not_found', description: 'No such key' } }, headers },
  ]
  const { code, output, error } = await runApi(['apikeys.list', '--include'])
  expect([code, output]).toEqual([1, formatHeaderLines('404 Not Found', 'application/json')])
  expect(error).toContain('No such key')
})

it.each([
  ['a field missing from the answer', ['lists.list'], 'no field "nme". Fields: lists, count'],
  ['a field missing from all answers', ['integrations.test'], 'no field "nme". Fields: error, success'],
  ['a field of a list without fields', ['content.previewXapi'], 'has no fields to choose from'],
  ['a field of a file', ['trainingReports.pdf'], 'The response is a file.'],
  ['an unknown field with --out', ['lists.list', '--out', 'x'], 'Fields: operation, file, type, bytes'],
])('--fields rejects %s before looking up the company', async (_, words, message) => {
  const env = { HEED_COMPANY: 'Norðurljós' }
  const { code, error } = await runApi([...words, '--fields', 'nme'], { env })
  expect([code, server.requests]).toEqual([2, []])
  expect(error).toContain(message)
})

it('--fields prints the chosen fields, with null for missing ones', async () => {
  server.answers = [{ body: { count: 0, lists: [] } }]
  const { code, output } = await runApi(['lists.list', '--fields', 'lists,count', '--json'])
  expect([code, output]).toEqual([0, '{\n  "lists": [],\n  "count": 0\n}\n'])
  server.answers = [{ body: { success: true } }]
  const test = ['integrations.test', '--type', 'slack', '--fields', 'success,error', '--json']
  expect((await runApi(test)).output).toBe('{\n  "success": true,\n  "error": null\n}\n')
})

it('--fields accepts the actual fields of an answer that only the server knows', async () => {
  server.answers = [{ body: { 'home.title': 'Home' } }]
  const locale = ['branding.loadLocale', '--code', 'en']
  const { code, output } = await runApi([...locale, '--fields', 'home.title', '--json'])
  expect([code, JSON.parse(output)]).toEqual([0, { 'home.title': 'Home' }])
  const wrong = await runApi([...locale, '--fields', 'home'])
  expect([wrong.code, wrong.error]).toEqual([2, expect.stringContaining('Fields: home.title')])
})

it('heed api --list shows every call, or those matching --filter', async () => {
  const { output } = await runApi(['--list', '--format', 'json'])
  expect((JSON.parse(output) as unknown[]).length).toBe(operations.length)
  const some = JSON.parse((await runApi(['--list', '--filter', 'LOGO', '--json'])).output) as {
    operation: string
  }[]
  expect(some.map(({ operation }) => operation)).toContain('companies.uploadLogo')
  expect(some.length).toBeLessThan(10)
})

it('heed api --describe describes every call', async () => {
  for (const { operation, endpoint } of operations) {
    const { code, output } = await runApi([operation, '--describe'])
    expect([operation, code]).toEqual([operation, 0])
    expect(output).toContain(`${endpoint.method} ${endpoint.path}\n`)
    expect([operation, output]).toEqual([
      operation,
      expect.not.stringMatching(/\[object |undefined|NaN|\bany\b/),
    ])
  }
  const { output } = await runApi(['--describe', 'reports.update', '--json'])
  expect(JSON.parse(output)).toMatchObject({ who: 'admin', failures: { 404: 'This report does not exist' } })
})

it('completes call names and parameters from the catalogue', () => {
  expect(listOperationNames()).toHaveLength(operations.length)
  expect(listParameterNames('reports.get')).toEqual(['--companyId', '--reportId'])
  expect(listParameterNames('reports.nothing')).toEqual([])
})
