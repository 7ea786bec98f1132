/** Roles of a table, said aloud: where its rows are laid out in two lines, Safari would no longer read a table. */
export const said = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
