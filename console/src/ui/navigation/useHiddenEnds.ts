import { type RefObject, useEffect, useState } from 'react'

export function useHiddenEnds(strip: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [ends, setEnds] = useState({ before: false, after: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      // `scrollLeft` is negative in right-to-left languages and fractional when zoomed.
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
