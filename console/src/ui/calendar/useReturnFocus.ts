import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the day after it has rendered, unless the focus has moved elsewhere. */
export function useReturnFocus(calendar: RefObject<HTMLElement | null>, day: string | undefined): void {
  const dayToFocus = useRef(day)
  useEffect(() => {
    const dayElement =
      dayToFocus.current && calendar.current?.querySelector<HTMLElement>(`[data-day="${dayToFocus.current}"]`)
    if (!dayElement) return
    dayToFocus.current = undefined
    const { activeElement } = document
    if (activeElement && !activeElement.contains(dayElement)) return
    dayElement.focus()
  })
}
