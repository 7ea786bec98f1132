import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { MomentField } from './MomentField.tsx'
import type { MomentBoxProps } from './types.ts'

/** A day and a time on the clocks of a zone. */
export const DateTimeField = (props: MomentBoxProps) => (
  <MomentField {...props} picker={DateTimePicker} withTime />
)
