import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { MomentField } from './MomentField.tsx'
import type { MomentBoxProps } from './types.ts'

export const DateTimeField = (props: MomentBoxProps) => (
  <MomentField {...props} picker={DateTimePicker} withTime />
)
