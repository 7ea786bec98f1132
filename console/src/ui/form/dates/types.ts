import type { DayRange } from '@heed/contracts'
import type { BoxPlace, BoxTexts } from '../useBox.ts'

type Bounds = {
  min?: string | undefined
  max?: string | undefined
  minReason?: string | undefined
  maxReason?: string | undefined
}

type Dated = BoxTexts &
  BoxPlace & {
    zone: string
    now: string
  }

export type MomentBoxProps = Dated &
  Bounds & {
    value: string | null
    onChange: (instant: string | null) => void
  }

export type TimeBoxProps = Dated & {
  value: string | null
  onChange: (time: string | null) => void
}

export type DateRangeBoxProps = Omit<Dated, 'inputRef'> &
  Pick<Bounds, 'min' | 'max'> & {
    value: DayRange
    onChange: (range: DayRange) => void
    inputRef?: (control: HTMLElement | null) => void
  }
