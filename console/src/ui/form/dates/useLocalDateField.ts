import type { FieldRef } from '@mui/x-date-pickers/models'
import { useRef, useState } from 'react'
import type { LocalDateTime } from './clock.ts'

/** Only external changes replace the input; an echo of the input would lose a half-typed date. */
export function useLocalDateField<Value>(value: Value | null, toClock: (value: Value) => LocalDateTime) {
  const clock = value === null ? null : toClock(value)
  const field = useRef<FieldRef<LocalDateTime | null>>(null)
  const [displayedClock, setDisplayedClock] = useState<LocalDateTime | null>(clock)
  const [lastValue, setLastValue] = useState(value)
  const [sentValue, setSentValue] = useState(value)
  const [isPartial, setPartial] = useState(false)
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== sentValue) setDisplayedClock(clock)
    setSentValue(value)
  }
  return {
    shown: displayedClock,
    field,
    isHalf: isPartial,
    type: (next: LocalDateTime | null, newValue: Value | null) => {
      setDisplayedClock(next)
      setSentValue(newValue)
      setPartial(false)
    },
    leave: () => {
      const sections = field.current?.getSections() ?? []
      const filledCount = sections.filter((section) => section.value !== '').length
      setPartial((filledCount > 0 && filledCount < sections.length) || displayedClock?.isValid() === false)
      // A new object of equal time would move the calendar's focus back to this day.
      if (clock !== null && filledCount === sections.length && !displayedClock?.isSame(clock))
        setDisplayedClock(clock)
    },
  }
}
