import { dayAfter, dayBefore } from '../billing/months.ts'
import type { RawRow } from '../rows/columns.ts'

type Cells = RawRow['cells']

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/** The column that says when the subscription of a row ends. */
export const endField = ({ validTill, lastDay }: Cells): 'validTill' | 'lastDay' =>
  validTill === undefined && lastDay !== undefined ? 'lastDay' : 'validTill'

/**
 * The cells of a row with its end as the form has it, whether the row says the end or the last day. An instant, as
 * `heed companies list` writes it, is an end in either column.
 */
export function withEnd({ lastDay, ...cells }: Cells): { cells: Cells; problem?: string } {
  if (lastDay === undefined) return { cells }
  const end = isDay(lastDay) ? dayAfter(lastDay) : lastDay
  const { validTill } = cells
  if (validTill === undefined) return { cells: { ...cells, validTill: end } }
  const isSame =
    end === validTill ||
    (isDay(lastDay) && isDay(dayOf(validTill)) && dayBefore(dayOf(validTill)) === lastDay)
  return isSame ? { cells } : { cells, problem: 'The last day and the end of the row do not fit: give one' }
}

const dayOf = (instant: unknown): string => String(instant).slice(0, 10)
