import { expect, it } from 'vitest'
import { operations } from './operations.ts'
import { findTextProblems } from './plainTexts.ts'
import { parseWireRequest } from './request.ts'

it.each([
  ['\u0007', 'name'],
  ['a\u001b[31mred', 'name'],
  ['\u009b', 'name'],
  ['\u007f', 'name'],
])('a text with %j is rejected', (text, field) => {
  expect(findTextProblems('', { [field]: text })).toEqual([
    { field, message: 'Must not contain control characters' },
  ])
  expect(findTextProblems('', { rows: [{ [field]: [text] }] })).toMatchObject([{ field: 'rows[0].name[0]' }])
  expect(findTextProblems('', { data: { [text]: 1 } })).toMatchObject([{ field: 'data' }])
})

it('line breaks, tabs, letters of any script and file contents are accepted', () => {
  expect(
    findTextProblems('', { a: 'one\r\n\ttwo 👩‍🚀 Ж\u0301', file: new File(['\u0000'], 'a.png') }),
  ).toEqual([])
})

it('a text over 100,000 characters is rejected', () => {
  expect(findTextProblems('', { a: 'x'.repeat(100_000) })).toEqual([])
  expect(findTextProblems('', { a: 'x'.repeat(100_001) })).toEqual([
    { field: 'a', message: 'Must be at most 100000 characters' },
  ])
})

it('calls reject such texts by field, except the import, which checks each row', () => {
  const others = operations.filter(({ endpoint }) => endpoint.rowsByThemselves)
  expect(others.map(({ operation }) => operation)).toEqual(['import.createUsersBatch'])
  const found = operations.find(({ operation }) => operation === 'auth.managerSignin')
  if (!found) throw new Error('There is no such call')
  const query = new URLSearchParams()
  expect(parseWireRequest(found.endpoint, {}, query, { email: 'a@b.is', redirect: '/\u0000' })).toEqual({
    problems: [{ field: 'redirect', message: 'Must not contain control characters' }],
  })
})
