import { fireEvent } from '@testing-library/react'

/** Clicks outside the open dialog or popup; use `count` for a double click. */
export function clickOutside(count: 1 | 2): void {
  const backdrop =
    document.querySelector('.MuiDialog-container') ?? document.querySelector('.MuiBackdrop-root')
  if (!backdrop) throw new Error('Nothing lies above the page.')
  fireEvent.mouseDown(backdrop, { detail: count })
  fireEvent.click(backdrop, { detail: count })
}
