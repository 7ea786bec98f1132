import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusWhenShown } from '../../ui/focus/focusWhenShown.ts'

const isElsewhere = (): boolean => Boolean(document.activeElement?.closest('.MuiModal-root, [data-returned]'))

const findLoadedHeading = (page: HTMLElement) =>
  page.querySelector<HTMLElement>('h1:not(:has([data-pending]))')

/** Focuses the heading of a new page, unless the focus is in a dialog or was restored to an element. */
export function useFocusOnNavigation(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    let stop: (() => void) | undefined
    // Focusing forces a layout, so it runs in the frame that needs a layout anyway.
    const frame = requestAnimationFrame(() => {
      if (page.current && !isElsewhere()) stop = focusWhenShown(page.current, findLoadedHeading)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop?.()
    }
  }, [page, pathname])
}
