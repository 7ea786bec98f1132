import type { ColumnSpec } from '@heed/contracts/rules/rows/columns'

export const employeeColumns: readonly ColumnSpec[] = [
  {
    key: 'company',
    type: 'text',
    help: 'The company they belong to, by its id or name',
    required: true,
    examples: [],
  },
  { key: 'email', type: 'address', help: 'Their address', required: true, examples: [] },
  { key: 'name', type: 'text', help: 'Their name', examples: [] },
  { key: 'list', type: 'text', help: 'The list they are put on', examples: [] },
  { key: 'tags', type: 'texts', help: 'Their tags, between semicolons', examples: [] },
]
