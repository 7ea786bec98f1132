import type { DayRange } from '@heed/contracts'
import type { BoxPlace, BoxTexts } from '../useBox.ts'

/** What may be chosen: instants, both included, each with why there is nothing beyond it. */
type Bounds = {
  min?: string | undefined
  max?: string | undefined
  minReason?: string | undefined
  maxReason?: string | undefined
}

type Dated = BoxTexts &
  BoxPlace & {
    /** The zone whose clocks are shown, as in 'Europe/Berlin'; it stands below the field. */
    zone: string
    /** The server's time: today is marked by it. */
    now: string
  }

export type MomentBoxProps = Dated &
  Bounds & {
    /** An instant; null where none is chosen. */
    value: string | null
    onChange: (instant: string | null) => void
  }

export type TimeBoxProps = Dated & {
  /** A time of day as in '08:30'. */
  value: string | null
  onChange: (time: string | null) => void
}

export type DateRangeBoxProps = Omit<Dated, 'inputRef'> &
  Pick<Bounds, 'min' | 'max'> & {
    /** Days as in '2027-03-01'; `instantsOf` makes instants of them. */
    value: DayRange
    onChange: (range: DayRange) => void
    inputRef?: (control: HTMLElement | null) => void
  }
