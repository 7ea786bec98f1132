import { expect, test } from 'vitest'
import { scaleScroll } from './longScroll.ts'

test('a list that browsers can draw scrolls pixel by pixel', () => {
  expect(scaleScroll(4_000_000, 280)).toEqual({ height: 4_000_000, factor: 1 })
})

test('a million rows are reached to the last one, below the height that browsers draw', () => {
  const { height, factor } = scaleScroll(40_000_000, 280)
  expect(height).toBeLessThan(17_000_000)
  expect((height - 280) * factor + 280).toBeCloseTo(40_000_000, 3)
})

test('a step of the wheel passes no row of a view of seven unseen', () => {
  expect(100 * scaleScroll(40_000_000, 280).factor).toBeLessThan(280)
})
