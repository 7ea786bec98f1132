import { usePickerAdapter } from '@mui/x-date-pickers/hooks'
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { LocalDateTime } from './clock.ts'

export type DayLimits = { min?: LocalDateTime | undefined; max?: LocalDateTime | undefined }

/** MUI's Page Up goes to the next month, ignores Shift, and stays where it is at a limit. */
function useJumpDay(limits: DayLimits | undefined) {
  const adapter = usePickerAdapter()
  return ({ key, shiftKey }: KeyboardEvent, day: LocalDateTime): LocalDateTime | undefined => {
    const addPages = shiftKey ? adapter.addYears : adapter.addMonths
    const targets: Readonly<Record<string, LocalDateTime>> = {
      PageUp: addPages(day, -1),
      PageDown: addPages(day, 1),
      Home: adapter.startOfWeek(day),
      End: adapter.endOfWeek(day),
    }
    const target = targets[key]
    if (target && limits?.min && adapter.isBeforeDay(target, limits.min)) return limits.min
    if (target && limits?.max && adapter.isAfterDay(target, limits.max)) return limits.max
    return target
  }
}

export function CalendarDay({ limits, ...props }: PickerDayProps & { limits?: DayLimits }) {
  const getJumpDay = useJumpDay(limits)
  return (
    <PickerDay
      {...props}
      onKeyDown={(event, day) => {
        const target = getJumpDay(event, day)
        if (!target) return props.onKeyDown?.(event, day)
        event.preventDefault()
        props.onFocus?.(event as unknown as FocusEvent<HTMLButtonElement>, target)
      }}
    />
  )
}
