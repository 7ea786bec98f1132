import type { Theme } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { radiiPx, shadow, sizes, TOUCH_QUERY } from '../../theme/tokens.ts'
import type { useFieldBox } from '../useFieldBox.ts'
import type { CalendarDay, DayLimits } from './CalendarDay.tsx'
import { formatLocalDay, type LocalDateTime } from './clock.ts'

const getFieldStyles = (empty: string) => (theme: Theme) => ({
  minHeight: sizes.control,
  padding: '0 4px 0 12px',
  borderRadius: `${String(radiiPx.control)}px`,
  backgroundColor: theme.vars.palette.surface.field,
  [TOUCH_QUERY]: { minHeight: sizes.touch },
  '& .MuiPickersInputBase-sectionsContainer': { padding: '7px 0', minWidth: 0, width: 'auto', flex: 1 },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'transparent' },
  '&:hover:not(.Mui-focused) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: theme.vars.palette.surface.borderStrong,
  },
  '&.Mui-focused': { backgroundColor: 'transparent' },
  '&.Mui-error .MuiPickersOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
  '& .MuiInputAdornment-root': { marginLeft: 0 },
  '& .MuiIconButton-root': { margin: 0 },
  '& .MuiSvgIcon-root': { fontSize: '1.25rem' },
  '& .MuiPickersSectionList-root': { opacity: 1 },
  [`& [aria-valuetext="${empty}"], &:has([aria-valuetext="${empty}"]) :is(.MuiPickersInputBase-sectionBefore, .MuiPickersInputBase-sectionAfter)`]:
    {
      color: theme.vars.palette.text.muted,
    },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed' },
})

export const getZoneId = (id: string): string => `${id}-zone`

type Field = {
  label: string
  control: ReturnType<typeof useFieldBox>['control']
  isWrong: boolean
  empty: string
}

export const createFieldSlot = ({ label, control, isWrong: isInvalid, empty }: Field) => ({
  id: control.id,
  size: 'small' as const,
  fullWidth: true,
  error: isInvalid,
  slotProps: {
    input: {
      sx: getFieldStyles(empty),
      'aria-label': label,
      'aria-describedby': [getZoneId(control.id), control['aria-describedby']].filter(Boolean).join(' '),
      'aria-disabled': control['aria-disabled'],
    },
  },
})

export const createPopupSlot = (label: string) => ({
  'aria-label': label,
  'aria-modal': true,
  // By default, the popup is named by a toolbar that only phones have.
  'aria-labelledby': undefined,
})

export const paperSlot = {
  sx: (theme: Theme) => ({
    marginTop: '4px',
    backgroundColor: theme.vars.palette.surface.raised,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: `${String(radiiPx.card)}px`,
    boxShadow: shadow.float,
  }),
}

export const createDaySlot =
  (today: LocalDateTime, limits: DayLimits) => (slotState: { day: LocalDateTime }) =>
    ({
      today: formatLocalDay(slotState.day) === formatLocalDay(today),
      limits,
    }) satisfies Partial<ComponentProps<typeof CalendarDay>>
