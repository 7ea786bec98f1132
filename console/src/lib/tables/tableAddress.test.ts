import { describe, expect, it } from 'vitest'
import { createChoiceFilter, idsFilter } from './filters.ts'
import { readTableQuery, type TableConfig, writeTableQuery } from './tableAddress.ts'

type Filters = { state: 'open' | 'done' | null; lists: readonly number[] }

const tableConfig: TableConfig<Filters> = {
  prefix: 'users',
  size: 5,
  order: 'name asc',
  fields: ['name', 'email'],
  codec: { state: createChoiceFilter(['open', 'done']), lists: idsFilter },
}
const defaultQuery = { page: 0, size: 5, order: 'name asc', search: '', filters: { state: null, lists: [] } }

describe("a table's state in the address", () => {
  it('is restored unchanged beside another table', () => {
    const state = {
      page: 2,
      size: 20,
      order: 'email desc',
      search: 'jón & co',
      filters: { state: 'done', lists: [3, 7] },
    } as const
    const params = writeTableQuery(new URLSearchParams('lists.page=4'), tableConfig, state)
    expect(params.get('lists.page')).toBe('4')
    expect(params.get('users.page')).toBe('3')
    expect(readTableQuery(new URLSearchParams(params.toString()), tableConfig)).toEqual(state)
  })

  it("keeps the order of parameters when it's written again", () => {
    const query = 'users.size=20&users.lists=7&tab=1&users.lists=3&users.page=2&users.order=email+desc'
    const params = new URLSearchParams(query)
    expect(writeTableQuery(params, tableConfig, readTableQuery(params, tableConfig)).toString()).toBe(query)
    const other = writeTableQuery(params, tableConfig, { ...readTableQuery(params, tableConfig), page: 4 })
    expect(other.toString()).toBe(query.replace('page=2', 'page=5'))
  })

  it('is left out while it has the default values', () => {
    const params = new URLSearchParams(
      'users.page=3&users.size=20&users.filter=x&users.order=email+asc&tab=1',
    )
    expect(writeTableQuery(params, tableConfig, defaultQuery).toString()).toBe('tab=1')
  })

  it.each([
    'users.page=0',
    'users.page=-1',
    'users.page=x',
    'users.size=7',
    'users.size=1000000',
    'users.order=password+asc',
    'users.order=name+sideways',
    'users.state=lost',
    'users.lists=x&users.lists=-1',
    '',
  ])('falls back to the defaults for %j', (query) => {
    expect(readTableQuery(new URLSearchParams(query), tableConfig)).toEqual(defaultQuery)
  })
})
