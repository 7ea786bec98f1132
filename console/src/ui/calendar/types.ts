import type { ReactElement } from 'react'
import type { Tone } from '../theme/palette.ts'

/** Something on a day of a calendar. */
export type DayEvent = {
  id: string
  /** As in '2026-04-07'. */
  day: string
  /** Its name, cut where there is no room. */
  text: string
  /** When on that day, as it is to be read: '09:00'. */
  time?: string | undefined
  /** What stands for it where the name does not fit: the number of a delivery. */
  mark?: string | undefined
  tone?: Tone | undefined
  /** How many people it reaches: the number that is seen, and in words. */
  people?: { number: string; words: string } | undefined
  /** Which sort of thing it is, where a calendar holds several: drawn, and in words. */
  kind?: { icon: ReactElement; word: string } | undefined
  /** Why it stays on its day, where others may be moved. */
  fixedReason?: string | undefined
  /** Where it leads; else what a click does. */
  to?: string | undefined
  onOpen?: (() => void) | undefined
}
