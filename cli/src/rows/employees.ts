import type { ColumnSpec } from '@heed/contracts/rules/rows/columns'

export const employeeColumns: readonly ColumnSpec[] = [
  {
    key: 'company',
    type: 'text',
    help: "The employee's company, by ID or name",
    required: true,
    examples: [],
  },
  {
    key: 'email',
    type: 'email address',
    help: 'Email address that identifies the employee',
    required: true,
    examples: [],
  },
  { key: 'name', type: 'text', help: "The employee's name", examples: [] },
  { key: 'list', type: 'text', help: 'The list to add the employee to', examples: [] },
  { key: 'tags', type: 'text', help: 'Tags, separated by semicolons', examples: [] },
]
