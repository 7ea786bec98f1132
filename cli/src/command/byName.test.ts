import { expect, it } from 'vitest'
import { chooseByName } from './byName.ts'

const items = [
  { id: 1, name: 'Weekly' },
  { id: 2, name: 'weekly' },
  { id: 3, name: 'Board\u00a0' },
  { id: 4, name: 'Twice' },
  { id: 5, name: 'Twice' },
  { id: 6, name: 'Þróun á Höfn' },
  { id: 7, name: 'ÞRÓUN Á HÖFN' },
]
const find = (typed: string) =>
  chooseByName(items, typed, {
    noun: 'report',
    ownerName: 'Norðurljós',
    getItemName: ({ name }) => name,
    listing: 'heed reports list',
  }).id

it.each([
  ['its exact name', 'weekly', 2],
  ['its exact name in decomposed Unicode', 'Þróun á Höfn'.normalize('NFD'), 6],
  ['its name in another case if no other matches', ' BOARD', 3],
])('finds an item by %s', (_, typed, id) => {
  expect(find(typed)).toBe(id)
})

it.each([
  ['nothing', 'Daily', 'Norðurljós has no report "Daily".'],
  ['two items', 'Twice', 'Norðurljós has 2 reports called "Twice".'],
  ['two items that differ only in case', 'WEEKLY', 'Norðurljós has 2 reports called "WEEKLY".'],
])('rejects a name that matches %s', (_, typed, message) => {
  expect(() => find(typed)).toThrow(message)
})
