import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { MomentField } from './MomentField.tsx'
import type { MomentBoxProps } from './types.ts'

export const DayField = (props: MomentBoxProps & { zoneHidden?: boolean }) => (
  <MomentField {...props} picker={DatePicker} withTime={false} />
)
