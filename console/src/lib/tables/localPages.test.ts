import { expect, it } from 'vitest'
import { createLocalFetch } from './localPages.ts'

const rows = [
  { name: 'Þóra', age: 40, seen: '2026-02-01' },
  { name: 'anna 10', age: 30, seen: null },
  { name: 'Anna 9', age: 50, seen: '2026-01-01' },
]
const pages = createLocalFetch<(typeof rows)[number], { old: boolean }>(async () => rows, {
  texts: ({ name }) => [name],
  fields: { name: ({ name }) => name, age: ({ age }) => age, seen: ({ seen }) => seen },
  keeps: ({ age }, { old }) => !old || age >= 40,
})
const usual = { page: 0, size: 5, order: 'name asc', search: '', filters: { old: false } }
const names = async (query: Partial<typeof usual>) => {
  const page = await pages({ ...usual, ...query }, new AbortController().signal)
  return [page.rows.map(({ name }) => name), page.total]
}

it('localPages sorts letters and numbers naturally and puts missing values last', async () => {
  expect(await names({})).toEqual([['Anna 9', 'anna 10', 'Þóra'], 3])
  expect(await names({ order: 'age desc' })).toEqual([['Anna 9', 'Þóra', 'anna 10'], 3])
  expect(await names({ order: 'seen asc' })).toEqual([['Anna 9', 'Þóra', 'anna 10'], 3])
  expect(await names({ order: 'seen desc' })).toEqual([['Þóra', 'Anna 9', 'anna 10'], 3])
})

it.each(['constructor', '__proto__', 'toString'])(
  'localPages keeps the original order for the unknown field %s',
  async (field) => {
    expect(await names({ order: `${field} asc` })).toEqual([['Þóra', 'anna 10', 'Anna 9'], 3])
  },
)

it('localPages searches, filters and paginates', async () => {
  expect(await names({ search: ' ANNA ' })).toEqual([['Anna 9', 'anna 10'], 2])
  expect(await names({ search: 'þo\u0301ra', filters: { old: true } })).toEqual([['Þóra'], 1])
  expect(await names({ page: 1, size: 2 })).toEqual([['Þóra'], 3])
})
