import type { ReactNode } from 'react'
import type { Formats } from '../../lib/formats.ts'
import { Muted } from '../Muted.tsx'

/** An instant by its date; a muted dash where there is none. */
export const dateOrDash = (formats: Formats, instant: string | null | undefined): ReactNode =>
  formats.date(instant) || <Muted>–</Muted>

/** The cell of a column that holds an instant. */
export const dateCell =
  (formats: Formats) =>
  ({ getValue }: { getValue: () => string | null }): ReactNode =>
    dateOrDash(formats, getValue())
