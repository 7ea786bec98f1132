import { expect, test } from 'vitest'
import { scaleScroll } from './scaleScroll.ts'

test('a list that browsers can render scrolls pixel by pixel', () => {
  expect(scaleScroll(4_000_000, 280)).toEqual({ height: 4_000_000, factor: 1 })
})

test('a million rows stay reachable within the height that browsers can render', () => {
  const { height, factor } = scaleScroll(40_000_000, 280)
  expect(height).toBeLessThan(17_000_000)
  expect((height - 280) * factor + 280).toBeCloseTo(40_000_000, 3)
})

test('one wheel step skips no row in a view of seven', () => {
  expect(100 * scaleScroll(40_000_000, 280).factor).toBeLessThan(280)
})
