import { expect, test } from 'vitest'
import { assignSlots } from './columns.ts'

test.each([
  ['only the name', [{}], 'name'],
  ['a column of text below the name', [{}, { priority: 2 }], 'name second'],
  ['a column of numbers to the right of the name', [{}, { align: 'right' }], 'name end'],
  [
    'a narrow text column to the right of the name, and a wide one below',
    [{}, {}, { width: 150 }],
    'name second end',
  ],
  ['two wide text columns on the second line', [{}, {}, {}], 'name second secondEnd'],
  [
    'the column with the highest priority first, whatever its position',
    [{}, { priority: 2 }, { priority: 1 }],
    'name secondEnd second',
  ],
  [
    'a labelled date last, before a wide text',
    [{}, { priority: 2, width: '28%' }, { priority: 2, width: 132, isLast: true }],
    'name second secondEnd',
  ],
  [
    'columns without a place in the expanded row',
    [{}, {}, {}, {}, { align: 'right' }, { priority: 3 }],
    'name second secondEnd below end below',
  ],
] as const)('a narrow table shows %s', (_, columns, places) => {
  expect(assignSlots(columns).join(' ')).toBe(places)
})
