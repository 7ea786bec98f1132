import { Dates } from '../../lib/dates.ts'

const dates = new Dates()

/** The cell of a column that holds an instant; a dash where there is none. */
export const dateCell = ({ getValue }: { getValue: () => string | null }): string =>
  dates.date(getValue()) || '–'
