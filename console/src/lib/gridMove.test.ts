import { expect, test } from 'vitest'
import { moveInGrid } from './gridMove.ts'

const size = { rows: 4, columns: 3 }

test.each<[string, boolean, [number, number], [number, number]]>([
  ['ArrowRight', false, [1, 1], [1, 2]],
  ['ArrowRight', false, [1, 2], [1, 2]],
  ['ArrowLeft', false, [1, 0], [1, 0]],
  ['ArrowUp', false, [0, 1], [0, 1]],
  ['ArrowDown', false, [3, 1], [3, 1]],
  ['ArrowDown', false, [2, 1], [3, 1]],
  ['Home', false, [2, 2], [2, 0]],
  ['End', false, [2, 0], [2, 2]],
  ['Home', true, [2, 2], [0, 0]],
  ['End', true, [0, 0], [3, 2]],
])('%s (with Ctrl: %s) moves from %j to %j', (key, ctrlKey, [row, column], [toRow, toColumn]) => {
  expect(moveInGrid({ key, ctrlKey }, { row, column }, size)).toEqual({ row: toRow, column: toColumn })
})

test('moveInGrid leaves other keys to the browser', () => {
  expect(moveInGrid({ key: 'Enter' }, { row: 0, column: 0 }, size)).toBeUndefined()
})
