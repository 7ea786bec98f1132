import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the day after it has rendered, unless the focus has moved elsewhere. */
export function useReturn(calendar: RefObject<HTMLElement | null>, day: string | undefined): void {
  const wanted = useRef(day)
  useEffect(() => {
    const place =
      wanted.current && calendar.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)
    if (!place) return
    wanted.current = undefined
    const { activeElement } = document
    if (activeElement && !activeElement.contains(place)) return
    const first = place.matches('[tabindex]') ? place : place.querySelector<HTMLElement>('a, button')
    first?.focus()
  })
}
