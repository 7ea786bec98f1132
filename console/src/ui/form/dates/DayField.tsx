import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { InstantField } from './InstantField.tsx'
import type { InstantBoxProps } from './types.ts'

export const DayField = (props: InstantBoxProps & { zoneHidden?: boolean }) => (
  <InstantField {...props} picker={DatePicker} withTime={false} />
)
