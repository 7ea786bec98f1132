import type { ReactElement } from 'react'
import type { Tone } from '../theme/palette.ts'
import type { DotShape } from './EventDot.tsx'

export type DayEvent = {
  id: string
  day: string
  text: string
  time?: string | undefined
  mark?: string | undefined
  tone?: Tone | undefined
  people?: { number: string; words: string } | undefined
  kind?: { icon: ReactElement; word: string; shape?: DotShape } | undefined
  fixedReason?: string | undefined
  to?: string | undefined
  onOpen?: (() => void) | undefined
}
