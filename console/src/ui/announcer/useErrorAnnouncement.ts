import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '../../lib/announcer/announce.ts'

/** Gives a form time to move the focus to the field, where its error is read as its description, ms. */
const FOCUS_DELAY_MS = 100

interface FieldState {
  isTyping: boolean
  hasEntered: boolean
  announced: string | undefined
}

/** Announces a field's error when the field is left or the form is sent, not while someone types. */
export function useErrorAnnouncement(
  frame: RefObject<HTMLElement | null>,
  label: string,
  error: string | undefined,
): void {
  const state = useRef<FieldState>({ isTyping: false, hasEntered: false, announced: undefined })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announceSoon = useEffectEvent(() => {
    state.current.hasEntered = false
    clearTimeout(timer.current)
    if (error === undefined) return
    timer.current = setTimeout(announceNow, FOCUS_DELAY_MS)
  })
  const announceNow = useEffectEvent(() => {
    const { current } = state
    if (error === undefined || current.isTyping || current.announced === error) return
    current.announced = error
    if (!current.hasEntered) announce(`${label}: ${error}`)
  })
  useEffect(() => {
    if (error === undefined) state.current.announced = undefined
    else announceSoon()
  }, [error])
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)
    element.addEventListener('input', () => (state.current.isTyping = true), { signal })
    element.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (!isInside(relatedTarget)) state.current.hasEntered = true
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (isInside(relatedTarget)) return
        state.current.isTyping = false
        announceSoon()
      },
      { signal },
    )
    const handleSubmit = ({ target }: Event) => {
      if (!(target instanceof Node && target.contains(element))) return
      Object.assign(state.current, { isTyping: false, announced: undefined })
      announceSoon()
    }
    document.addEventListener('submit', handleSubmit, { capture: true, signal })
    return () => {
      controller.abort()
      clearTimeout(timer.current)
    }
  }, [frame])
}
