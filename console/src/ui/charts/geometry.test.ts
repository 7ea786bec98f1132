import { describe, expect, test } from 'vitest'
import {
  computeAxisTicks,
  computeEvenTicks,
  findNearestIndex,
  fitLabels,
  spreadPositions,
} from './geometry.ts'

describe('axisTicks', () => {
  test.each([
    [41.2, 25, [0, 25, 50]],
    [50, 25, [0, 25, 50]],
    [0, 25, [0, 25]],
    [0.3, 0.1, [0, 0.1, 0.2, 0.3]],
  ])('returns ticks up to %d in steps of %d', (most, step, ticks) => {
    expect(computeAxisTicks(most, step)).toEqual(ticks)
  })

  test.each([
    [1920, [0, 500, 1000, 1500, 2000]],
    [100, [0, 25, 50, 75, 100]],
    [7, [0, 2, 4, 6, 8]],
    [0.8, [0, 0.2, 0.4, 0.6, 0.8]],
    [0, [0, 1]],
  ])('returns ticks up to %d in round steps', (most, ticks) => {
    expect(computeAxisTicks(most)).toEqual(ticks)
  })
})

describe('evenTicks', () => {
  test.each([
    [21, 8, [0, 3, 6, 9, 12, 15, 18, 21]],
    [21.9, 3, [0, 10, 20]],
    [6, 20, [0, 1, 2, 3, 4, 5, 6]],
    [400, 5, [0, 112, 224, 336]],
    [0, 5, [0]],
    [30, 1, [0]],
  ])('of %d days with room for %d labels are the same number of days apart', (days, most, ticks) => {
    const day = 86_400_000
    expect(computeEvenTicks(0, days * day, day, most).map((tick) => tick / day)).toEqual(ticks)
  })
})

describe('label positions beside lines', () => {
  test.each([
    ['stay unchanged if there is room', [10, 60], [10, 60]],
    ['move apart if they would overlap', [50, 54], [50, 66]],
    ['move up near the lower edge', [92, 96], [84, 100]],
    ['keep their vertical order when given in reverse', [54, 50], [66, 50]],
    ['stay inside the edges', [-5, 120], [0, 100]],
  ])('%s', (_, wanted, places) => {
    expect(spreadPositions(wanted, 16, 0, 100)).toEqual(places)
  })
})

test.each([
  [-4, 0],
  [14, 0],
  [16, 1],
  [900, 2],
])('a pointer at %d selects the value at index %d', (wanted, place) => {
  expect(findNearestIndex([10, 20, 100], wanted)).toBe(place)
})

test.each<[string, string, [number, number][]]>([
  [
    'all short labels',
    'Mar',
    [
      [10.5, 0],
      [40, 1],
      [70, 2],
      [100, 3],
      [149.5, 4],
    ],
  ],
  [
    'as many long labels as fit',
    'March 10',
    [
      [28, 0],
      [100, 3],
    ],
  ],
])('axis labels stay inside the edges: %s', (_, text, wanted) => {
  const written = fitLabels([0, 40, 70, 100, 155], Array<string>(5).fill(text), 0, 160, 5)
  expect(written).toEqual(wanted.map(([middle, index]) => ({ index, middle })))
})
