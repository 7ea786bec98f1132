import { describe, expect, it } from 'vitest'
import { idsFilter } from '../../../lib/tables/filters.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import {
  type CampaignPeople,
  type CampaignPerson,
  isEveryoneSelected,
  loadSelectedPeople,
} from './CampaignPeople.ts'

type Filters = { lists: readonly number[] }
type TableOptions = { search?: string; lists?: readonly number[]; listId?: number; isPart?: boolean }

const makePerson = (name: string): CampaignPerson => ({
  ...{ name, email: name, listName: null, completedDate: null, started: null, scorePercent: null },
})
const rejectCall = () => Promise.reject(new Error('sends nothing'))

/** Search and filter find `b` and `c`, not `a`. */
async function openTable({ search = '', lists = [], listId, isPart = false }: TableOptions) {
  const table = new PagedList<CampaignPerson, Filters>(
    async (query) => {
      const isNarrowed = query.search !== '' || query.filters.lists.length > 0
      const rows = (isNarrowed ? ['b', 'c'] : ['a', 'b', 'c']).map(makePerson)
      return { rows, total: rows.length }
    },
    { filters: { lists: idsFilter } },
  )
  table.restore({ search, filters: { lists } })
  await table.load()
  const people: CampaignPeople<Filters> = {
    ...{ kind: 'training', table, listId, isFiltered: isPart },
    ...{ countReminders: rejectCall, remind: rejectCall, addToList: rejectCall },
    ...{ remindCommand: () => '', addCommand: () => '' },
  }
  return { people, table }
}

describe('all employees of a table', () => {
  it.each<[string, TableOptions, string[] | 'all']>([
    ['everyone', {}, 'all'],
    ['a search', { search: 'x' }, ['b', 'c']],
    ['a filter', { lists: [7] }, ['b', 'c']],
    ['one list', { listId: 7 }, ['a', 'b', 'c']],
    ['a part', { isPart: true }, ['a', 'b', 'c']],
  ])("are sent individually unless they're everyone: %s", async (_, narrowing, checked) => {
    const { people, table } = await openTable(narrowing)
    table.selection.selectEverything()
    expect(isEveryoneSelected(people)).toBe(checked === 'all')
    const { selection, persons } = await loadSelectedPeople(people)
    expect(selection).toEqual({
      ...{ allSelected: checked === 'all', unChecked: [] },
      checked: checked === 'all' ? [] : checked,
    })
    expect(persons).toHaveLength(checked === 'all' ? 3 : checked.length)
  })

  it("don't count as everyone if one is deselected", async () => {
    const { people, table } = await openTable({})
    table.selection.selectEverything()
    table.selection.toggle('b')
    expect(isEveryoneSelected(people)).toBe(false)
    const { selection, persons } = await loadSelectedPeople(people)
    expect(selection).toEqual({ allSelected: true, checked: [], unChecked: ['b'] })
    expect(persons.map(({ email }) => email)).toEqual(['a', 'c'])
  })

  it('count as everyone, too, if selected one by one', async () => {
    const { people, table } = await openTable({})
    table.selection.toggleAll(['a', 'b', 'c'])
    expect(isEveryoneSelected(people)).toBe(true)
  })
})

it('a selection made before a search is kept', async () => {
  const { people, table } = await openTable({ search: 'x' })
  table.selection.toggleAll(['a', 'b'])
  const { persons } = await loadSelectedPeople(people)
  expect(persons.map(({ email }) => email)).toEqual(['a', 'b'])
})
