import { type RefObject, useEffect } from 'react'
import { isShown } from './tabbable.ts'

const fieldSelector = [
  'input:not([type="hidden"], [type="file"], [type="radio"], :disabled)',
  'input[type="radio"]:checked:not(:disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[contenteditable="true"]',
  '[role="spinbutton"]',
].join(', ')

/** Starts a dialog at its first field or else at Cancel, unless a field has already taken the focus. */
export function useStartFocus(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = head.current?.closest('[role="dialog"], [role="alertdialog"]')
    if (!dialog || dialog.contains(document.activeElement)) return
    const fields = dialog.querySelectorAll<HTMLElement>(`.MuiDialogContent-root :is(${fieldSelector})`)
    const start =
      [...fields].find(isShown) ??
      dialog.querySelector<HTMLElement>('.MuiDialogActions-root button') ??
      dialog.querySelector<HTMLElement>('button')
    start?.focus()
  }, [head])
}
