import { expect, it } from 'vitest'
import { createLocalFetch } from './localPages.ts'

const rows = [
  { name: 'Þóra', age: 40, seen: '2026-02-01' },
  { name: 'anna 10', age: 30, seen: null },
  { name: 'Anna 9', age: 50, seen: '2026-01-01' },
]
const fetchPage = createLocalFetch<(typeof rows)[number], { old: boolean }>(async () => rows, {
  texts: ({ name }) => [name],
  fields: { name: ({ name }) => name, age: ({ age }) => age, seen: ({ seen }) => seen },
  keeps: ({ age }, { old }) => !old || age >= 40,
})
const defaultQuery = { page: 0, size: 5, order: 'name asc', search: '', filters: { old: false } }
const fetchNames = async (query: Partial<typeof defaultQuery>) => {
  const page = await fetchPage({ ...defaultQuery, ...query }, new AbortController().signal)
  return [page.rows.map(({ name }) => name), page.total]
}

it('localPages sorts letters and numbers naturally and puts missing values last', async () => {
  expect(await fetchNames({})).toEqual([['Anna 9', 'anna 10', 'Þóra'], 3])
  expect(await fetchNames({ order: 'age desc' })).toEqual([['Anna 9', 'Þóra', 'anna 10'], 3])
  expect(await fetchNames({ order: 'seen asc' })).toEqual([['Anna 9', 'Þóra', 'anna 10'], 3])
  expect(await fetchNames({ order: 'seen desc' })).toEqual([['Þóra', 'Anna 9', 'anna 10'], 3])
})

it.each(['constructor', '__proto__', 'toString'])(
  'localPages keeps the original order for the unknown field %s',
  async (field) => {
    expect(await fetchNames({ order: `${field} asc` })).toEqual([['Þóra', 'anna 10', 'Anna 9'], 3])
  },
)

it('localPages searches, filters and paginates', async () => {
  expect(await fetchNames({ search: ' ANNA ' })).toEqual([['Anna 9', 'anna 10'], 2])
  expect(await fetchNames({ search: 'þo\u0301ra', filters: { old: true } })).toEqual([['Þóra'], 1])
  expect(await fetchNames({ page: 1, size: 2 })).toEqual([['Þóra'], 3])
})
