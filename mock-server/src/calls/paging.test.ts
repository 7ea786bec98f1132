import { expect, it } from 'vitest'
import { sortRows } from './paging.ts'

const rows = [
  { id: 1, name: 'Ása' },
  { id: 2, name: 'Björn' },
]

it.each(['constructor', 'toString', '__proto__'])(
  'sortRows orders by ID for the inherited field %s',
  (field) => {
    const sorted = sortRows(rows.toReversed(), `${field} asc`, { name: ({ name }) => name })
    expect(sorted.map(({ id }) => id)).toEqual([1, 2])
  },
)
