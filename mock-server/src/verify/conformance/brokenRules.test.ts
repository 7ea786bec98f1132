import { api, type Endpoint } from '@heed/contracts'
import { expect, it } from 'vitest'
import { findBrokenRules, type Role } from './brokenRules.ts'

const page = JSON.stringify({ lists: [], count: 0 })
const refusal = JSON.stringify({ error: { code: 'forbidden', description: 'Not yours' } })

it.each<[string, Endpoint, Role, number, string, string | undefined]>([
  ['a valid answer', api.lists.list, 'viewer', 200, page, undefined],
  ['a refusal with a reason', api.lists.list, 'stranger', 404, refusal, undefined],
  [
    'a deletion by a viewer who manages people',
    api.employees.delete,
    'helper',
    200,
    '{"success":true}',
    undefined,
  ],
  ['a failing server', api.lists.list, 'viewer', 500, '{"message":"boom"}', 'The server failed'],
  ['an answer with a missing field', api.lists.list, 'viewer', 200, '{"lists":[]}', 'count: '],
  ["an answer that isn't JSON", api.lists.list, 'viewer', 200, 'ok', 'answer: '],
  ['a refusal without a text', api.lists.list, 'viewer', 403, '{}', '403 without a text'],
  [
    'a refusal with a stack trace',
    api.lists.list,
    'viewer',
    400,
    '{"message":"x\\n    at run (a.ts:1)"}',
    'says nothing',
  ],
  ['a redirect', api.lists.list, 'viewer', 302, '', 'neither an answer nor a refusal'],
  ['an answer without a token', api.lists.list, 'nobody', 200, page, 'A nobody was let in'],
  ['an answer to a stranger', api.lists.list, 'stranger', 200, page, 'A stranger was let in'],
  ['a deletion by a viewer', api.lists.delete, 'viewer', 200, '{"success":true}', 'A viewer was let in'],
])('brokenRules checks %s', (_, endpoint, role, status, text, problem) => {
  const problems = findBrokenRules(endpoint, role, { status, text, type: 'application/json' })
  expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)])
})

it.each([
  ["<title>This video can't be shown</title>", []],
  ['<p></p>', [expect.stringContaining('403 without a text')]],
])('a call that returns a page is checked when it rejects with %s', (text, problems) => {
  const received = { status: 403, text, type: 'text/html; charset=utf-8' }
  expect(findBrokenRules(api.ppv.embed, 'nobody', received)).toEqual(problems)
})
