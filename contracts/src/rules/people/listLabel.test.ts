import { describe, expect, it } from 'vitest'
import { formatListLabel, isSameListName, selectListsByName } from './listLabel.ts'

const lists = (...names: string[]) => names.map((name) => ({ name }))

describe('listLabel', () => {
  it.each([
    [lists('Finance'), 3, 'Finance'],
    [lists('Finance'), 1, 'Finance'],
    [lists('Finance', 'Sales'), 3, '2 lists'],
    [lists('Finance', 'Sales', 'IT'), 3, 'All lists (3)'],
    [[], 3, '0 lists'],
  ])('labels %j of %i lists as %s', (chosen, total, label) => {
    expect(formatListLabel(chosen, total)).toBe(label)
  })
})

describe('sameListName', () => {
  it.each([
    ['Finance', ' finance ', true],
    ['ÞRÓUN', 'þróun', true],
    ['Þróun', 'Þróun'.normalize('NFD'), true],
    ['Finance', 'Finance 2', false],
  ])('treats %j and %j as the same list: %s', (one, other, same) => {
    expect(isSameListName(one, other)).toBe(same)
  })
})

describe('listsNamed', () => {
  it.each([
    [['finance ', 'IT'], ['Finance']],
    [
      ['SALES', 'Finance'],
      ['Finance', 'Sales'],
    ],
    [['Fin'], []],
    [[], []],
  ])('searching Finance and Sales for %j finds %j', (names, found) => {
    expect(selectListsByName(lists('Finance', 'Sales'), names)).toEqual(lists(...found))
  })
})
