import { useEffect } from 'react'

/** If the button that opened a dialog no longer exists, moves the focus to the page. */
export function useRestoreFocus(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
    },
    [],
  )
}
