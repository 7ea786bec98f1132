import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A new page takes the focus, so that the keyboard and the screen reader begin at its top; not from a dialog that was
 * opened while the page was on its way, nor from the place in it that somebody comes back to.
 */
export function useFocusOnNavigation(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // To take the focus lays the page out: in the frame that does so anyway, with what it shows by then.
    requestAnimationFrame(() => {
      if (!document.activeElement?.closest('.MuiModal-root, [data-returned]'))
        page.current?.focus({ preventScroll: true })
    })
  }, [page, pathname])
}
