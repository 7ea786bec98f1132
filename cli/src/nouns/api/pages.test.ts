import { afterEach, beforeEach, expect, it } from 'vitest'
import { runHeed, token } from '../../../test/heed.ts'
import { type Recorder, startRecorder } from '../../../test/recorder.ts'

let server: Recorder
beforeEach(async () => {
  server = await startRecorder()
})
afterEach(() => server.close())

const makeTestEnv = () => ({ HEED_API: server.url, HEED_TOKEN: token, HEED_COMPANY: '12' })
const runApi = (words: readonly string[]) => runHeed(['api', ...words], { env: makeTestEnv() })
const listCalls = () => server.requests.map(({ call }) => call)
const people = Array.from({ length: 2500 }, (_, at) => ({
  userId: `u${at}`,
  email: `p${at}@example.is`,
  name: '',
  lists: [],
}))
const makePage = (p: number, n = 1000) => ({ body: { users: people.slice(p * n, (p + 1) * n), count: 2500 } })

it('--paginate fetches every page of a list, and without it a note suggests it', async () => {
  server.answers = [makePage(0), makePage(1), makePage(2)]
  const { code, output, error } = await runApi(['employees.list', '--paginate', '--filter', 'p'])
  expect([code, error, JSON.parse(output).users.length, JSON.parse(output).count]).toEqual([
    0,
    '',
    2500,
    2500,
  ])
  expect(listCalls().map((call) => call.replace(/.*\?/, ''))).toEqual(
    [0, 1, 2].map((p) => expect.stringMatching(new RegExp(`p=${p}&n=1000`))),
  )
  server.answers = [makePage(0)]
  const one = await runApi(['employees.list'])
  expect([one.code, one.error]).toEqual([0, '! Showing only 1,000 of 2,500. To show all, add --paginate\n'])
})

it.each([
  ['a call without pages', ['companies.get'], "isn't paginated"],
  ['a page number', ['employees.list', '--p', '2'], 'already fetches every page'],
])('rejects --paginate with %s', async (_, words, message) => {
  const { code, error } = await runApi([...words, '--paginate'])
  expect([code, listCalls()]).toEqual([2, []])
  expect(error).toContain(message)
})

it.each(['--csv', '--json', '--format=table'])(
  'employees list says it shows only 100, unless --limit asked for 100 (%s)',
  async (format) => {
    const company = { body: { company_id: 12, company_name: 'A', users_total: 9, users_available: 9 } }
    server.answers = [company, makePage(0, 100), company, makePage(0, 100)]
    const list = ['employees', 'list', format]
    const { error } = await runHeed(list, { env: makeTestEnv() })
    expect(error).toContain('! Showing only 100 of 2,500 employees. To show all, add --all\n')
    const chosen = await runHeed([...list, '--limit', '100'], { env: makeTestEnv() })
    expect([chosen.code, chosen.error.includes('Showing only')]).toEqual([0, false])
  },
)
