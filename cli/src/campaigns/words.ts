import { type Cell, type Column, cellText } from '../io/table.ts'

export const percent = (value: Cell): string => (value === null ? '–' : `${value}%`)
const whether = (value: Cell): string => (value === true ? 'yes' : '–')
export const day = (value: Cell): string => cellText(value).slice(0, 10) || '–'

/** Columns with which the list of every kind of campaign begins. */
export const firstColumns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'name', title: 'name' },
  { key: 'status', title: 'status' },
  { key: 'packaged', title: 'packaged', show: whether },
  { key: 'people', title: 'people', align: 'right' },
]

/** Every row of a list by its status, for the note under it: '3 active, 1 draft'. */
export function byStatus(rows: readonly { status: string }[]): string {
  const counts = new Map<string, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} ${status}`).join(', ')
}
