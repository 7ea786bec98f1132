import type { FieldRef } from '@mui/x-date-pickers/models'
import { useRef, useState } from 'react'
import type { Clock } from './clock.ts'

/** Only external changes replace the input; an echo of the input would lose a half-typed date. */
export function useClockField<Value>(value: Value | null, toClock: (value: Value) => Clock) {
  const clock = value === null ? null : toClock(value)
  const field = useRef<FieldRef<Clock | null>>(null)
  const [shown, setShown] = useState<Clock | null>(clock)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const [isHalf, setHalf] = useState(false)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) setShown(clock)
    setSent(value)
  }
  return {
    shown,
    field,
    isHalf,
    type: (next: Clock | null, handedOut: Value | null) => {
      setShown(next)
      setSent(handedOut)
      setHalf(false)
    },
    leave: () => {
      const sections = field.current?.getSections() ?? []
      const filled = sections.filter((section) => section.value !== '').length
      setHalf((filled > 0 && filled < sections.length) || shown?.isValid() === false)
      if (clock !== null && filled === sections.length) setShown(clock)
    },
  }
}
