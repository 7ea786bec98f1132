import type { ReactNode } from 'react'
import { Dates } from '../../lib/dates.ts'
import { Muted } from '../Muted.tsx'

const dates = new Dates()

/** An instant by its date; a muted dash where there is none. */
export const dateOrDash = (instant: string | null | undefined): ReactNode =>
  dates.date(instant) || <Muted>–</Muted>

/** The cell of a column that holds an instant. */
export const dateCell = ({ getValue }: { getValue: () => string | null }): ReactNode => dateOrDash(getValue())
