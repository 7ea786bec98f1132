import { expect, test } from 'vitest'
import { makeTheme } from './makeTheme.ts'
import { computeLineRatio, sizes, typeScale } from './tokens.ts'

test("text, controls and the layout's widths follow the browser's text size", () => {
  const lengths = [typeScale.size, typeScale.line, sizes].flatMap((scale) => Object.values<string>(scale))
  expect(lengths.filter((length) => !length.endsWith('rem'))).toEqual([])
  const { up, down } = makeTheme().breakpoints
  expect([up('sm'), down('sm')]).toEqual(['@media (min-width:37.5rem)', '@media (max-width:37.496875rem)'])
})

test('smaller text inside a text inherits a smaller line', () => {
  expect(computeLineRatio('lead')).toBe(1.5)
})
