import { useEffect } from 'react'

/** What has opened a dialog may be gone with what was changed in it; the keyboard then goes on from the page. */
export function useFocusKept(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
    },
    [],
  )
}
