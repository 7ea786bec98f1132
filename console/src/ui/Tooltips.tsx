import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { motion, radius, type as scale } from './theme/tokens.ts'

/** Delays in ms before a tip appears and before a tip disappears. */
const REST = 250
const GAP = 6
const WIDEST = 420

const appear = keyframes({ from: { opacity: 0 } })

const Tip = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: `min(${String(WIDEST)}px, calc(100vw - 16px))`,
  padding: '6px 10px',
  borderRadius: radius.tag,
  fontSize: scale.size.tiny,
  lineHeight: `${String(scale.line.tiny)}px`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  color: '#ffffff',
  backgroundColor: theme.vars.palette.surface.tooltip,
  animation: `${appear} ${String(motion.quick)}ms`,
}))

type Shown = { text: string; anchor: Element }

function getFullText(element: Element): string | undefined {
  if (!(element instanceof HTMLElement)) return undefined
  if (element.dataset.cut) return element.dataset.cut
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
  // Text can overflow the box by a fraction of a pixel without being clipped.
  const isCut = scrollWidth > clientWidth || scrollHeight > clientHeight + 1 || isCutByParts(element)
  return isCut ? (element.textContent ?? undefined) : undefined
}

/** `scrollWidth` is rounded, but a range's width includes fractions of a pixel. */
function isCutByParts(element: HTMLElement): boolean {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect().width > element.getBoundingClientRect().width + 0.01
}

/** A link that covers the row must not hide the cut text below the link. */
function cutAt(x: number, y: number): Shown | undefined {
  const anchor = document.elementsFromPoint(x, y).find((element) => element.matches('[data-cut]'))
  const text = anchor && getFullText(anchor)
  return anchor && text ? { text, anchor } : undefined
}

function together(control: Element | null, cut: Shown | undefined): Shown | undefined {
  const hint = control instanceof HTMLElement ? control.dataset.tip : undefined
  if (!hint || !control) return cut
  return { text: cut ? `${cut.text}\n${hint}` : hint, anchor: control }
}

const findControl = (element: Element) => element.closest('[data-tip]')

/** Touch screens have no hover, so pressing a refused control shows the reason. */
function refusedAt(element: Element): Shown | undefined {
  const control = findControl(element)
  const isRefused = control?.matches('[aria-disabled="true"], :has([aria-disabled="true"])')
  return isRefused ? together(control, undefined) : undefined
}

function cutIn(focused: Element): Shown | undefined {
  const isWhole = focused.matches('[data-row-link], [data-card-link]')
  const place = isWhole ? (focused.closest('tr, article') ?? focused) : focused
  const cut = [...place.querySelectorAll('[data-cut]')].filter(getFullText)
  const [anchor] = cut
  return anchor && { anchor, text: cut.map(getFullText).join('\n') }
}

/** Rendered once per page, for cut texts (`data-cut`) and control hints (`tooltipProps.ts`). */
export function Tooltips() {
  const [shown, setShown] = useState<Shown>()
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const end = new AbortController()
    const { signal } = end
    const hide = () => {
      clearTimeout(timer)
      setShown(undefined)
    }
    const point = ({ clientX, clientY, pointerType, target }: PointerEvent) => {
      clearTimeout(timer)
      if (pointerType === 'touch' || tip.current?.contains(target as Node)) return
      if (!(target instanceof Element)) return
      timer = setTimeout(() => setShown(together(findControl(target), cutAt(clientX, clientY))), REST)
    }
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        setShown(together(findControl(target), cutIn(target)))
    }
    const click = ({ target }: MouseEvent) => {
      const refused = target instanceof Element ? refusedAt(target) : undefined
      if (refused) setShown(refused)
    }
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    document.addEventListener('pointermove', point, { signal })
    document.addEventListener('pointerdown', hide, { signal })
    // Runs in the capture phase, before the press changes the state.
    document.addEventListener('click', click, { capture: true, signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', hide, { signal })
    document.addEventListener('keydown', press, { signal })
    document.addEventListener('scroll', hide, { capture: true, signal })
    return () => {
      hide()
      end.abort()
    }
  }, [])
  if (!shown) return null
  return createPortal(
    // Hidden from screen readers, which read the full text anyway.
    <Tip ref={tip} role="tooltip" aria-hidden style={computePosition(shown.anchor)}>
      {shown.text}
    </Tip>,
    document.body,
  )
}

function computePosition(anchor: Element) {
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const start = Math.max(8, Math.min(left, window.innerWidth - WIDEST - 8))
  const isLow = bottom > window.innerHeight - 80
  return isLow ? { left: start, bottom: window.innerHeight - top + GAP } : { left: start, top: bottom + GAP }
}
