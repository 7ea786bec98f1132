import { expect, it } from 'vitest'
import { toImportChanges } from './changes.ts'

const asa = {
  name: 'Asa Jonsdottir',
  lists: [{ id: 7, name: 'Sales' }],
  combinedTags: ['remote'],
}

it.each([
  ['nothing that is already known', { name: '', lists: [' SALES'], tags: ['remote'] }, []],
  [
    'a name that differs by one letter',
    { name: 'Ása Jonsdottir', lists: [], tags: [] },
    [{ field: 'name', from: 'Asa Jonsdottir', to: 'Ása Jonsdottir' }],
  ],
  [
    'lists and tags, adding each new one once',
    { name: 'Asa Jonsdottir', lists: ['IT', 'it', 'Support'], tags: ['night', 'night', 'remote'] },
    [
      { field: 'lists', from: 'Sales', to: 'Sales, IT, Support' },
      { field: 'tags', from: 'remote', to: 'remote, night' },
    ],
  ],
])('an import changes %s', (_, said, changes) => {
  expect(toImportChanges(asa, said)).toEqual(changes)
})

it("an import fills an employee's empty name, lists and tags", () => {
  expect(toImportChanges({ name: '', lists: [] }, { name: 'Ása', lists: ['IT'], tags: ['night'] })).toEqual([
    { field: 'name', from: '', to: 'Ása' },
    { field: 'lists', from: '', to: 'IT' },
    { field: 'tags', from: '', to: 'night' },
  ])
})
