import type { Column } from '../../io/table.ts'

/** Who of the super level acted as the person of a row: on a terminal only where anybody did. */
export const actedColumn = (rows: readonly { impersonator: string | null }[]): Column => ({
  key: 'impersonator',
  title: 'acted by',
  dataOnly: rows.every(({ impersonator }) => impersonator === null),
})
