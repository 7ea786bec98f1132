import { type RefObject, useEffect, useState } from 'react'

/** Whether a strip that scrolls sideways hides something before its start and after its end. */
export function useHiddenEnds(strip: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [ends, setEnds] = useState({ before: false, after: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      // Scrolled in a language from right to left, the distance is negative; zoomed, it is a fraction.
      const from = Math.abs(scrollLeft)
      const next = { before: from > 1, after: from + clientWidth < scrollWidth - 1 }
      setEnds((last) => (last.before === next.before && last.after === next.after ? last : next))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])
  return ends
}
