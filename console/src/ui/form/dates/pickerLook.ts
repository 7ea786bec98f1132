import type { Theme } from '@mui/material/styles'
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import { byTouch, radius, size } from '../../theme/tokens.ts'
import type { useBox } from '../useBox.ts'
import { type Clock, dayOf } from './clock.ts'

/** The quiet field of all others (theme/fields.ts), for the sections of a date. */
const field = (theme: Theme) => ({
  minHeight: size.control,
  padding: '0 4px 0 12px',
  borderRadius: `${String(radius.control)}px`,
  backgroundColor: theme.vars.palette.surface.field,
  [byTouch]: { minHeight: size.touch },
  '& .MuiPickersOutlinedInput-sectionsContainer': { padding: '8px 0', minWidth: 0, width: 'auto', flex: 1 },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'transparent' },
  '&:hover:not(.Mui-focused) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: theme.vars.palette.surface.borderStrong,
  },
  '&.Mui-focused': { backgroundColor: 'transparent' },
  '&.Mui-error .MuiPickersOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed' },
})

type Field = {
  label: string
  control: ReturnType<typeof useBox>['control']
  isWrong: boolean
}

/** How a picker looks and what it says of itself. */
export const fieldSlot = ({ label, control, isWrong }: Field) => ({
  id: control.id,
  size: 'small' as const,
  fullWidth: true,
  error: isWrong,
  slotProps: {
    input: {
      sx: field,
      'aria-label': label,
      'aria-describedby': control['aria-describedby'],
      'aria-required': control['aria-required'],
      'aria-disabled': control['aria-disabled'],
    },
  },
})

/** Today is the server's. */
export const daySlot = (today: Clock) => (shown: { day: Clock }) =>
  ({
    today: dayOf(shown.day) === dayOf(today),
  }) satisfies Partial<PickerDayProps>
