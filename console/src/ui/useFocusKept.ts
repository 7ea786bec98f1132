import { useEffect } from 'react'

/** The opener may be gone after the dialog: moves the focus to the page. */
export function useFocusKept(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
    },
    [],
  )
}
