import type { Column } from '../../io/table.ts'

export const actedColumn = (rows: readonly { impersonator: string | null }[]): Column => ({
  key: 'impersonator',
  title: 'impersonated by',
  dataOnly: rows.every(({ impersonator }) => impersonator === null),
})
