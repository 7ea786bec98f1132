import { formatColumns, parseColumnChoice } from '@heed/contracts/rules/import/columns/mapping'
import { expect, it } from 'vitest'
import { assignColumn } from './assignColumn.ts'

it.each([
  ['email=10,name=7|5+6', 7, '', 'email=10,name=5+6'],
  ['email=10,name=7|5+6', 6, '', 'email=10,name=7|5'],
  ['email=10,name=7|5+6', 5, 'tags', 'email=10,name=7|6,tags=5'],
  ['email=10,name=7|5', 5, '', 'email=10,name=7'],
  ['email=10,name=7|5+6', 3, 'list', 'email=10,name=7|5+6,list=3'],
  ['email=10,name=7|5+6', 9, 'email', 'email=9,name=7|5+6'],
] as const)('%s with column %d as %j becomes %s', (columns, number, field, result) => {
  expect(formatColumns(assignColumn(parseColumnChoice(columns), number, field))).toBe(result)
})
