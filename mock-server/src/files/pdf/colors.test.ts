import { expect, it } from 'vitest'
import { ensureContrastOnWhite } from './colors.ts'

it('a visible brand colour is kept, and a too light one is darkened', () => {
  expect(ensureContrastOnWhite('#a3195b')).toBe('#a3195b')
  expect(ensureContrastOnWhite('#ffffff')).toMatch(/^#(9[0-9a-f]|8[0-9a-f])\1\1$/)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(ensureContrastOnWhite('#ffe600').slice(at, at + 2), 16),
  )
  expect([red > green, green > 100, blue]).toEqual([true, true, 0])
})
