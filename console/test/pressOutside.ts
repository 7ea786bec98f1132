import { fireEvent } from '@testing-library/react'

/** Clicks outside the open dialog or popup; use `count` for a double click. */
export function pressOutside(count: 1 | 2): void {
  const place = document.querySelector('.MuiDialog-container') ?? document.querySelector('.MuiBackdrop-root')
  if (!place) throw new Error('Nothing lies above the page.')
  fireEvent.mouseDown(place, { detail: count })
  fireEvent.click(place, { detail: count })
}
