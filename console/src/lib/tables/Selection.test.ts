import { expect, test } from 'vitest'
import { Selection } from './Selection.ts'

test('a selected row is sent by its ID', () => {
  const selection = new Selection()
  selection.toggle('ása')
  selection.toggle('jón')
  selection.toggle('ása')
  expect(selection.context).toEqual({ allSelected: false, checked: ['jón'], unChecked: [] })
  expect(selection.count(100)).toBe(1)
})

test('selecting everything except a few rows sends only the excluded ones', () => {
  const selection = new Selection()
  selection.toggle('before')
  selection.selectEverything()
  selection.toggle('ása')
  expect(selection.context).toEqual({ allSelected: true, checked: [], unChecked: ['ása'] })
  expect([selection.has('ása'), selection.has('jón'), selection.count(100)]).toEqual([false, true, 99])
})

test('the header checkbox selects the rest of a page, then clears the page', () => {
  const selection = new Selection()
  selection.toggle('a')
  selection.toggleAll(['a', 'b'])
  expect(selection.context.checked).toEqual(['a', 'b'])
  selection.toggleAll(['a', 'b'])
  expect(selection.isEmpty).toBe(true)
})

test("a selection counts as everything only if that's certain", () => {
  const selection = new Selection()
  selection.toggleAll(['a', 'b'])
  expect([selection.coversAll(['a', 'b'], 2), selection.coversAll(['a', 'b'], 3)]).toEqual([true, false])
  selection.toggle('of another search')
  expect(selection.coversAll(['a', 'b', 'c'], 3)).toBe(false)
  selection.selectEverything()
  expect(selection.coversAll(['a'], 40)).toBe(true)
  selection.toggle('a')
  expect(selection.coversAll(['a'], 40)).toBe(false)
})
