import type { DayRange } from '@heed/contracts'
import type { BoxFieldProps, BoxTexts } from '../useFieldBox.ts'

type Bounds = {
  min?: string | undefined
  max?: string | undefined
  minReason?: string | undefined
  maxReason?: string | undefined
}

type DatedFieldProps = BoxTexts &
  BoxFieldProps & {
    zone: string
    now: string
  }

export type InstantBoxProps = DatedFieldProps &
  Bounds & {
    value: string | null
    onChange: (instant: string | null) => void
  }

export type TimeBoxProps = DatedFieldProps & {
  value: string | null
  onChange: (time: string | null) => void
}

export type DateRangeBoxProps = Omit<DatedFieldProps, 'inputRef'> &
  Pick<Bounds, 'min' | 'max'> & {
    value: DayRange
    onChange: (range: DayRange) => void
    inputRef?: (control: HTMLElement | null) => void
  }
