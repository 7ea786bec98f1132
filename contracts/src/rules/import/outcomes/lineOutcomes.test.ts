import { expect, test } from 'vitest'
import { lineOutcomes, toLineOutcomes } from './lineOutcomes.ts'

const { refused, unchanged, updated, new: fresh } = lineOutcomes
const lines = [
  { email: 'asa@x.is', lineNumber: 3 },
  { email: 'bjorn@x.is', lineNumber: 5 },
  { email: 'asa@x.is', lineNumber: 6 },
  { email: 'dora@x.is', lineNumber: 9 },
]
const batch = {
  lineNumbers: lines.map(({ lineNumber }) => lineNumber),
  emails: () => lines.map(({ email }) => email),
}
const emptyAnswer = { newUsers: [], updatedUsers: [], newLists: [] }
const [first, second, third, fourth] = lines.map((line) => ({ ...line, error: 'Email not valid' }))
if (!first || !second || !third || !fourth) throw new Error('four lines')

test('a line missing from the answer is unchanged', () => {
  expect([...toLineOutcomes(batch, emptyAnswer)]).toEqual([unchanged, unchanged, unchanged, unchanged])
})

test('rows set the outcome of the lines with their numbers', () => {
  const answer = {
    ...emptyAnswer,
    newUsers: [first],
    updatedUsers: [second],
    data: [{ ...first, error: null }, fourth],
  }
  expect([...toLineOutcomes(batch, answer)]).toEqual([fresh, updated, unchanged, refused])
})

test('rows match their lines in any order', () => {
  const answer = { ...emptyAnswer, newUsers: [second, first], data: [fourth, third] }
  expect([...toLineOutcomes(batch, answer)]).toEqual([fresh, fresh, refused, refused])
})

test('rows without a line number apply to all lines with their address', () => {
  const answer = { ...emptyAnswer, newUsers: [{ email: 'DORA@x.is' }, { email: 'asa@x.is' }] }
  expect([...toLineOutcomes(batch, answer)]).toEqual([fresh, unchanged, fresh, fresh])
})

test('a row about an address outside the batch changes nothing', () => {
  const answer = { ...emptyAnswer, updatedUsers: [{ email: 'else@x.is', lineNumber: 77 }] }
  expect([...toLineOutcomes(batch, answer)]).toEqual([unchanged, unchanged, unchanged, unchanged])
})
