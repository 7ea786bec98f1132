import { expect, it } from 'vitest'
import { createPaint } from '../terminal/paint.ts'
import { createCallLog, formatShownPath } from './callLog.ts'

it.each([
  ['/companies/2/lists', '/companies/2/lists'],
  ['/companies/2/users/jon%40example.is', '/companies/2/users/j…'],
  ['/auth/email/signin/4fz0vq8k1m5u2c9x7b3n6a0d5', '/auth/email/signin/4fz0…'],
  [
    '/companies/2/users?order=name+asc&filter=j%C3%B3n&p=0&n=100',
    '/companies/2/users?order=name asc&filter=…&p=0&n=100',
  ],
  ['/a%1b%5B2J', '/a\ufffd[2J'],
  [`/lists/${encodeURIComponent('𝒜'.repeat(30))}`, '/lists/𝒜𝒜𝒜𝒜…'],
  [`/users/${encodeURIComponent('𝒜@example.is')}`, '/users/𝒜…'],
  [`/a/%1b%5B2J${'x'.repeat(30)}`, '/a/\ufffd[2J…'],
])('hides people and secrets in the logged path %s', (path, shown) => {
  expect(formatShownPath(`http://api.example${path}`)).toBe(shown)
})

function createTestLog() {
  const lines: string[] = []
  const write = (text: string) => void lines.push(text)
  return { lines, watch: createCallLog({ write, isTTY: false, columns: 80, paint: createPaint(false) }) }
}

const makeRequest = (body: string, id = 'id-1') => ({
  method: 'POST',
  url: 'http://api.example/companies/2/keys',
  headers: { 'X-Request-Id': id, Authorization: 'Bearer secret-token' },
  body,
})
const makeAnswer = (status: number) => ({
  status,
  header: () => null,
  text: async () => 'secret answer',
  bytes: async () => new Uint8Array(),
})

it('the call log shows method, path, status, time and request ID, but no content', () => {
  const { lines, watch } = createTestLog()
  watch({ request: makeRequest('{"name":"secret"}'), answer: makeAnswer(201), milliseconds: 12.4 })
  expect(lines).toEqual(['POST /companies/2/keys → 201, 12 ms, request id-1\n'])
})

it('the call log counts the retries of each call separately', () => {
  const { lines, watch } = createTestLog()
  const cause = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
  watch({ request: makeRequest('one'), cause, milliseconds: 1 })
  watch({ request: makeRequest('two'), answer: makeAnswer(503), milliseconds: 1 })
  watch({ request: makeRequest('one', 'id-2'), answer: makeAnswer(429), milliseconds: 1 })
  watch({ request: makeRequest('one', 'id-3'), answer: makeAnswer(200), milliseconds: 1 })
  watch({ request: makeRequest('one', 'id-4'), answer: makeAnswer(200), milliseconds: 1 })
  expect(lines.map((line) => line.split('→ ')[1]?.trim())).toEqual([
    'no response (ECONNRESET), 1 ms, request id-1',
    '503, 1 ms, request id-1',
    '429, 1 ms, request id-2, retry 1',
    '200, 1 ms, request id-3, retry 2',
    '200, 1 ms, request id-4',
  ])
})
