import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { InstantField } from './InstantField.tsx'
import type { InstantBoxProps } from './types.ts'

export const DateTimeField = (props: InstantBoxProps) => (
  <InstantField {...props} picker={DateTimePicker} withTime />
)
