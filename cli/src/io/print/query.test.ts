import { expect, it } from 'vitest'
import { Stop } from '../exit.ts'
import { parseQuery } from './query.ts'

const rows = [
  { name: 'Ása', seats: 5 },
  { name: 'Jón', seats: 12 },
]

it('evaluates a query expression', () => {
  expect(parseQuery('[?seats > `6`].name')(rows)).toEqual(['Jón'])
  expect(parseQuery('sum([].seats)')(rows)).toBe(17)
})

const catchStop = (run: () => unknown): Stop => {
  try {
    run()
  } catch (error) {
    if (error instanceof Stop) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

it.each([
  ['an unexpected character', '[?a=1].b', 5, 'unexpected 1].b'],
  ['two names in a row', 'name seats', 6, 'unexpected seats'],
  ['an unclosed bracket', '[?seats > `6`', 14, 'the expression is incomplete'],
  ['a missing expression', '', 1, 'the expression is incomplete'],
  ['an unknown function', '[].lenth(name)', 4, 'unknown function lenth'],
])('rejects %s in a query and points at its column', (_, expression, column, reason) => {
  const { code, message, next } = catchStop(() => parseQuery(expression))
  expect(code).toBe(2)
  expect(message).toContain(`column ${column}: `)
  expect(message).toContain(reason)
  expect(next.slice(0, 2)).toEqual([expression, `${' '.repeat(column - 1)}^`])
})

it('points at the right column after wide characters and splits no character', () => {
  const { message, next } = catchStop(() => parseQuery(`'王' ${'𝒜'.repeat(30)}`))
  expect(message).toContain(`unexpected ${'𝒜'.repeat(19)}…`)
  expect(next[1]).toBe(`${' '.repeat(5)}^`)
})

it("names the function that can't handle the document", () => {
  const { code, message } = catchStop(() => parseQuery('[0].length(seats)')(rows))
  expect(code).toBe(2)
  expect(message).toContain('column 5: ')
  expect(message).toContain('length() expected argument 1')
})
