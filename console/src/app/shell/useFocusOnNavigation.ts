import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focuses the top of a new page, unless the focus is in a dialog or was restored to an element. */
export function useFocusOnNavigation(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    // Focusing forces a layout, so it runs in the frame that needs a layout anyway.
    requestAnimationFrame(() => {
      if (!document.activeElement?.closest('.MuiModal-root, [data-returned]'))
        page.current?.focus({ preventScroll: true })
    })
  }, [page, pathname])
}
