import { describe, expect, it } from 'vitest'
import { listLabel, listsNamed, sameListName } from './listLabel.ts'

const lists = (...names: string[]) => names.map((name) => ({ name }))

describe('the label of a list filter', () => {
  it.each([
    [lists('Finance'), 3, 'Finance'],
    [lists('Finance'), 1, 'Finance'],
    [lists('Finance', 'Sales'), 3, '2 lists'],
    [lists('Finance', 'Sales', 'IT'), 3, 'All lists (3)'],
    [[], 3, '0 lists'],
  ])('of %j of %i lists is %s', (chosen, total, label) => {
    expect(listLabel(chosen, total)).toBe(label)
  })
})

describe('the name of a list', () => {
  it.each([
    ['Finance', ' finance ', true],
    ['ÞRÓUN', 'þróun', true],
    ['Þróun', 'Þróun'.normalize('NFD'), true],
    ['Finance', 'Finance 2', false],
  ])('%j and %j are one list: %s', (one, other, same) => {
    expect(sameListName(one, other)).toBe(same)
  })
})

describe('the lists that a file names', () => {
  it.each([
    [['finance ', 'IT'], ['Finance']],
    [
      ['SALES', 'Finance'],
      ['Finance', 'Sales'],
    ],
    [['Fin'], []],
    [[], []],
  ])('of Finance and Sales, %j names %j', (names, found) => {
    expect(listsNamed(lists('Finance', 'Sales'), names)).toEqual(lists(...found))
  })
})
