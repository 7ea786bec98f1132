import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focuses a new page's top, but not from a dialog or when returning to a place in it. */
export function useFocusOnNavigation(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // Focusing forces a layout: do it in the frame that needs one anyway.
    requestAnimationFrame(() => {
      if (!document.activeElement?.closest('.MuiModal-root, [data-returned]'))
        page.current?.focus({ preventScroll: true })
    })
  }, [page, pathname])
}
