import { expect, it } from 'vitest'
import { daysFilter } from './dayFilter.ts'
import {
  createChoiceFilter,
  createChoicesFilter,
  createEmptyFilters,
  idsFilter,
  readFilters,
  textFilter,
  writeFilters,
} from './filters.ts'

const codec = {
  state: createChoiceFilter(['open', 'done']),
  areas: createChoicesFilter(['mail', 'web', 'desk']),
  lists: idsFilter,
  category: textFilter,
  start: daysFilter,
}

const readFromQuery = (query: string) => {
  const params = new URLSearchParams(query)
  return readFilters<ReturnType<typeof createEmptyFilters<Filters>>>(codec, (name) => params.getAll(name))
}
type Filters = {
  state: 'open' | 'done' | null
  areas: readonly ('mail' | 'web' | 'desk')[]
  lists: readonly number[]
  category: string | null
  start: { from: string | null; to: string | null }
}

it('filters read back from their texts are unchanged', () => {
  const filters = {
    state: 'done',
    areas: ['mail', 'desk'],
    lists: [3, 7],
    category: 'Money',
    start: { from: '2027-03-01', to: null },
  } as const
  const texts = writeFilters<Filters>(codec, filters)
  const params = new URLSearchParams(
    Object.entries(texts).flatMap(([name, all]) => all.map((text) => [name, text])),
  )
  expect(readFromQuery(params.toString())).toEqual(filters)
})

it('invalid filter texts are ignored', () => {
  expect(
    readFromQuery(
      'state=lost&areas=web&areas=moon&lists=0&lists=x&lists=4&lists=4&category=&start=soon..2027-03-01',
    ),
  ).toEqual({
    state: null,
    areas: ['web'],
    lists: [4],
    category: null,
    start: { from: null, to: '2027-03-01' },
  })
})

it('default filters have no texts', () => {
  expect(writeFilters<Filters>(codec, createEmptyFilters<Filters>(codec))).toEqual({
    state: [],
    areas: [],
    lists: [],
    category: [],
    start: [],
  })
})
