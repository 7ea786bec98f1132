import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPlace } from '../../ui/focus/tabbable.ts'

const loadedHeadingSelector = 'h1:not(:has([data-pending]))'

const isElsewhere = (): boolean => Boolean(document.activeElement?.closest('.MuiModal-root, [data-returned]'))

/** Focuses the heading as soon as it's shown, unless the focus has moved on. */
function focusHeading(page: HTMLElement): () => void {
  const findHeading = () => page.querySelector<HTMLElement>(loadedHeadingSelector)
  const heading = findHeading()
  focusPlace(heading ?? page)
  const observer = new MutationObserver(() => {
    const shownHeading = findHeading()
    if (!shownHeading) return
    observer.disconnect()
    const { activeElement } = document
    if (activeElement === page || activeElement === document.body) focusPlace(shownHeading)
  })
  if (!heading) observer.observe(page, { subtree: true, childList: true })
  return () => observer.disconnect()
}

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
      if (page.current && !isElsewhere()) stop = focusHeading(page.current)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop?.()
    }
  }, [page, pathname])
}
