import { runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeSavedValue } from '../storage/storage.ts'
import type { FilterField } from './filters.ts'
import { PagedList, SEARCH_DELAY_MS } from './PagedList.ts'
import type { TableQuery } from './tableAddress.ts'

type Row = { id: number }
type Filters = { role: 'any' | 'admin' }

const roleFilter: FilterField<Filters['role']> = {
  none: 'any',
  read: ([text]) => (text === 'admin' ? text : 'any'),
  write: (value) => (value === 'any' ? [] : [value]),
}

function makeList(count: number, size = 5) {
  const world = { rows: Array.from({ length: count }, (_, id) => ({ id })) }
  const asked: TableQuery<Filters>[] = []
  const list = new PagedList<Row, Filters>(
    (query) => {
      asked.push(query)
      const from = query.page * query.size
      return Promise.resolve({ rows: world.rows.slice(from, from + query.size), total: world.rows.length })
    },
    { size, order: 'name asc', filters: { role: roleFilter } },
  )
  return { list, world, asked }
}

const listIds = (list: PagedList<Row, Filters>) => list.rows.map((row) => row.id)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('a paged list', () => {
  test('starts with the page size that was last chosen for it, and other lists with theirs', async () => {
    await makeList(12).list.setSize(20)
    expect(makeList(12).list.size).toBe(20)
    expect(new PagedList(async () => ({ rows: [], total: 0 }), { prefix: 'other' }).size).toBe(5)
    writeSavedValue('heed.pageSize.list', 7)
    expect(makeList(12).list.size, 'a size that no list offers').toBe(5)
  })

  test("with the same prefix as another page's list has its own page size", async () => {
    const makeNamed = (name: string) =>
      new PagedList(async () => ({ rows: [], total: 0 }), { prefix: 'people', name })
    await makeNamed('trainingPeople').setSize(50)
    expect([makeNamed('trainingPeople').size, makeNamed('assessmentPeople').size]).toEqual([50, 5])
  })

  test('shows the requested page', async () => {
    const { list } = makeList(12)
    await list.setPage(2)
    expect([listIds(list), list.total, list.isLoading]).toEqual([[10, 11], 12, false])
  })

  test.each([
    ['size', (list: PagedList<Row, Filters>) => list.setSize(10)],
    ['order', (list: PagedList<Row, Filters>) => list.setOrder('name desc')],
    ['filter', (list: PagedList<Row, Filters>) => list.setFilters({ role: 'admin' })],
  ])('returns to the first page on another %s', async (_, change) => {
    const { list, asked } = makeList(40)
    await list.setPage(2)
    await change(list)
    expect(asked.at(-1)?.page).toBe(0)
  })

  test('requests the first page once after typing stops', async () => {
    const { list, asked } = makeList(40)
    await list.setPage(2)
    for (const text of ['á', 'ás', 'ása']) list.setSearch(text)
    expect([list.search, list.isLoading], 'the shown rows answer an earlier search').toEqual(['ása', true])
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 1)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.slice(1)).toEqual([expect.objectContaining({ search: 'ása', page: 0 })])
  })

  test("shows the previous page after the last page's only row is deleted", async () => {
    const { list, world } = makeList(11)
    await list.setPage(2)
    runInAction(() => world.rows.pop())
    await list.reload()
    expect([list.page, listIds(list)]).toEqual([1, [5, 6, 7, 8, 9]])
  })

  test('shows the first page when no rows are left', async () => {
    const { list, world } = makeList(11)
    await list.setPage(2)
    world.rows = []
    await list.reload()
    expect([list.page, list.rows, list.total]).toEqual([0, [], 0])
  })

  test("sends the same request once while it's in flight", async () => {
    const { list, asked } = makeList(3)
    await Promise.all([list.load(), list.load()])
    expect(asked).toHaveLength(1)
    await Promise.all([list.load(), list.reload()])
    expect(asked).toHaveLength(3)
  })

  test('restores its state from the address without a request', () => {
    const { list, asked } = makeList(40)
    list.restore({ page: 3, search: 'ása' })
    expect([list.page, list.search, asked.length]).toEqual([3, 'ása', 0])
  })

  test('keeps the selection across pages, searches and filters', async () => {
    const { list, asked } = makeList(40)
    await list.load()
    for (const id of ['1', '7', '38']) list.selection.toggle(id)
    await list.setPage(1)
    list.setSearch('ása')
    await list.setFilters({ role: 'admin' })
    expect(list.selection.context.checked).toEqual(['1', '7', '38'])
    expect(await list.fetchSelected(({ id }) => String(id))).toEqual([{ id: 1 }, { id: 7 }, { id: 38 }])
    expect(asked.at(-1)).toMatchObject({ search: '', filters: { role: 'any' } })
  })

  test('clears “select all” when a new filter would change its meaning', async () => {
    const { list, asked } = makeList(40)
    await list.load()
    list.selection.selectEverything()
    list.selection.toggle('1')
    await list.setPage(1)
    expect((await list.fetchSelected(({ id }) => String(id))).length).toBe(39)
    expect(asked.at(-1)).toMatchObject({ search: '', filters: { role: 'any' } })
    await list.setFilters({ role: 'admin' })
    expect(list.selection.isEmpty).toBe(true)
  })

  test('counts active filters and clears all of them together', async () => {
    const { list, asked } = makeList(3)
    await list.setFilters({ role: 'admin' })
    expect(list.filterCount).toBe(1)
    await list.clearFilters()
    expect([list.filterCount, asked.at(-1)?.filters]).toEqual([0, { role: 'any' }])
  })

  test('loads every row in the current order and stays on its page', async () => {
    const { list, asked } = makeList(1002)
    await list.setOrder('name desc')
    await list.setPage(2)
    expect((await list.fetchAll()).map(({ id }) => id)).toEqual(Array.from({ length: 1002 }, (_, id) => id))
    expect(asked.slice(-2).map(({ page, size, order }) => [page, size, order])).toEqual([
      [0, 1000, 'name desc'],
      [1, 1000, 'name desc'],
    ])
    expect(list.page).toBe(2)
  })

  test('keeps its total when a reload fails', async () => {
    let isDown: boolean = false
    const list = new PagedList<Row>(() =>
      isDown ? Promise.reject(new Error('No answer')) : Promise.resolve({ rows: [{ id: 1 }], total: 1 }),
    )
    await list.load()
    isDown = true
    await list.reload()
    expect([list.error, list.total]).toEqual(['No answer', 1])
  })
})
