import { type RefObject, useEffect, useRef } from 'react'
import { focusWhenShown } from './focusWhenShown.ts'
import { focusPlace, isShown, listReachable } from './tabbable.ts'

const fieldSelector = [
  'input:not([type="hidden"], [type="file"], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[contenteditable="true"]',
  '[role="combobox"]',
  '[role="spinbutton"]',
  'button[data-field]',
].join(', ')

const headingSelector = 'h1, h2, h3, h4'

const findShown = (root: Element, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isShown)

/** Tab reaches only a radio group's checked option. */
function findField(root: Element, selector = fieldSelector): HTMLElement | undefined {
  const field = findShown(root, selector)
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field
  return (
    findShown(root, `input[type="radio"][name="${CSS.escape(field.name)}"]:checked:not(:disabled)`) ?? field
  )
}

/** Undefined if a field has already taken the focus; a focus trap starts at the dialog itself. */
function findUnfocusedDialog(part: HTMLElement | null): Element | undefined {
  const dialog = part?.closest('[role="dialog"], [role="alertdialog"]')
  const { activeElement } = document
  return dialog && (activeElement === dialog || !dialog.contains(activeElement)) ? dialog : undefined
}

/** Starts a dialog at its first field or else at Cancel. */
export function useStartFocus(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = findUnfocusedDialog(head.current)
    if (!dialog) return
    const start =
      findField(dialog, `.MuiDialogContent-root :is(${fieldSelector})`) ??
      dialog.querySelector<HTMLElement>('.MuiDialogActions-root button') ??
      dialog.querySelector<HTMLElement>('button')
    start?.focus()
  }, [head])
}

/** A ref for a small panel: starts it at its first field or else at its first control. */
export function focusPanelStart(panel: HTMLElement | null): void {
  if (!panel || panel.contains(document.activeElement)) return
  const start = findField(panel) ?? listReachable(panel)[0]
  start?.focus({ preventScroll: true })
}

/** Starts a side panel at the first field of its body or else at its heading. */
export function usePanelStartFocus(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = findUnfocusedDialog(body.current)
    if (!panel || !body.current) return
    const start = findField(body.current) ?? findShown(panel, headingSelector)
    if (start) focusPlace(start)
  }, [body])
}

const findStart = (root: Element) => findField(root) ?? findShown(root, headingSelector)
const findStepStart = (root: Element) => findField(root, `${headingSelector}, ${fieldSelector}`)

/** Starts a wizard at its first field or else at its heading, and each later step at the one that's first. */
export function useStepFocus(body: RefObject<HTMLElement | null>, step: string, isResumed: boolean): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    const start = () => {
      const isFree = document.activeElement === body.current || findUnfocusedDialog(body.current)
      if (body.current && isFree) stop = focusWhenShown(body.current, findStart)
    }
    // Restoring a focus that was lost at the earlier address takes a frame.
    let frame = isResumed
      ? requestAnimationFrame(() => {
          frame = requestAnimationFrame(start)
        })
      : 0
    if (!isResumed) start()
    return () => {
      cancelAnimationFrame(frame)
      stop?.()
    }
  }, [body, isResumed])

  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step || !body.current) return
    lastStep.current = step
    return focusWhenShown(body.current, findStepStart)
  }, [body, step])
}
