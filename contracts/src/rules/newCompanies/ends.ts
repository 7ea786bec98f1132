import { dayAfter, dayBefore } from '../billing/months.ts'
import type { RawRow } from '../rows/columns.ts'

type Cells = RawRow['cells']

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

export const endField = ({ validTill, lastDay }: Cells): 'validTill' | 'lastDay' =>
  validTill === undefined && lastDay !== undefined ? 'lastDay' : 'validTill'

export function withEnd({ lastDay, ...cells }: Cells): { cells: Cells; problem?: string } {
  if (lastDay === undefined) return { cells }
  const end = isDay(lastDay) ? dayAfter(lastDay) : lastDay
  const { validTill } = cells
  if (validTill === undefined) return { cells: { ...cells, validTill: end } }
  const isSame =
    end === validTill ||
    (isDay(lastDay) && isDay(dayOf(validTill)) && dayBefore(dayOf(validTill)) === lastDay)
  return isSame
    ? { cells }
    : { cells, problem: "The row's last day and end date don't match: enter only one" }
}

const dayOf = (instant: unknown): string => String(instant).slice(0, 10)
