import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { durationsMs, radiiPx, typeScale as scale } from './theme/tokens.ts'

const SHOW_DELAY_MS = 250
const TIP_GAP_PX = 6
const MAX_WIDTH_PX = 420

const fadeIn = keyframes({ from: { opacity: 0 } })

const Tip = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: `min(${String(MAX_WIDTH_PX)}px, calc(100vw - 16px))`,
  padding: '6px 10px',
  borderRadius: radiiPx.tag,
  fontSize: scale.size.tiny,
  lineHeight: scale.line.tiny,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  color: '#ffffff',
  backgroundColor: theme.vars.palette.surface.tooltip,
  animation: `${fadeIn} ${String(durationsMs.quick)}ms`,
}))

type TipContent = { text: string; anchor: Element }

function getFullText(element: Element): string | undefined {
  if (!(element instanceof HTMLElement)) return undefined
  if (element.dataset.cut) return element.dataset.cut
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
  // Text can overflow the box by a fraction of a pixel without being clipped.
  const isTruncated =
    scrollWidth > clientWidth || scrollHeight > clientHeight + 1 || hasTruncatedPart(element)
  return isTruncated ? (element.textContent ?? undefined) : undefined
}

/** `scrollWidth` is rounded, but a range's width includes fractions of a pixel. */
function hasTruncatedPart(element: HTMLElement): boolean {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect().width > element.getBoundingClientRect().width + 0.01
}

/** A link that covers the row must not hide the truncated text below it. */
function findTruncatedTip(x: number, y: number): TipContent | undefined {
  const anchor = document.elementsFromPoint(x, y).find((element) => element.matches('[data-cut]'))
  const text = anchor && getFullText(anchor)
  return anchor && text ? { text, anchor } : undefined
}

function mergeTips(control: Element | null, truncatedTip: TipContent | undefined): TipContent | undefined {
  const hint = control instanceof HTMLElement ? control.dataset.tip : undefined
  if (!hint || !control) return truncatedTip
  return { text: truncatedTip ? `${truncatedTip.text}\n${hint}` : hint, anchor: control }
}

const findControl = (element: Element) => element.closest('[data-tip]')

/** Touch screens have no hover, so pressing a disabled control shows the reason. */
function getRefusalTip(element: Element): TipContent | undefined {
  const control = findControl(element)
  const isRefused = control?.matches('[aria-disabled="true"], :has([aria-disabled="true"])')
  return isRefused ? mergeTips(control, undefined) : undefined
}

function getTruncatedTip(element: Element): TipContent | undefined {
  const isRowOrCardLink = element.matches('[data-row-link], [data-card-link]')
  const scope = isRowOrCardLink ? (element.closest('tr, article') ?? element) : element
  const truncatedElements = [...scope.querySelectorAll('[data-cut]')].filter(getFullText)
  const [anchor] = truncatedElements
  return anchor && { anchor, text: truncatedElements.map(getFullText).join('\n') }
}

/** Rendered once per page, for truncated text (`data-cut`) and control hints (`tooltipProps.ts`). */
export function Tooltips() {
  const [content, setContent] = useState<TipContent>()
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const end = new AbortController()
    const { signal } = end
    const hide = () => {
      clearTimeout(timer)
      setContent(undefined)
    }
    const handlePointer = ({ clientX, clientY, pointerType, target }: PointerEvent) => {
      clearTimeout(timer)
      if (pointerType === 'touch' || tip.current?.contains(target as Node)) return
      if (!(target instanceof Element)) return
      timer = setTimeout(
        () => setContent(mergeTips(findControl(target), findTruncatedTip(clientX, clientY))),
        SHOW_DELAY_MS,
      )
    }
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        setContent(mergeTips(findControl(target), getTruncatedTip(target)))
    }
    const handleClick = ({ target }: MouseEvent) => {
      const refusalTip = target instanceof Element ? getRefusalTip(target) : undefined
      if (refusalTip) setContent(refusalTip)
    }
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    document.addEventListener('pointermove', handlePointer, { signal })
    document.addEventListener('pointerdown', hide, { signal })
    // Runs in the capture phase, before the press changes the state.
    document.addEventListener('click', handleClick, { capture: true, signal })
    document.addEventListener('focusin', handleFocus, { signal })
    document.addEventListener('focusout', hide, { signal })
    document.addEventListener('keydown', handleKey, { signal })
    document.addEventListener('scroll', hide, { capture: true, signal })
    return () => {
      hide()
      end.abort()
    }
  }, [])
  if (!content) return null
  return createPortal(
    // Hidden from screen readers, which read the full text anyway.
    <Tip ref={tip} role="tooltip" aria-hidden style={computePosition(content.anchor)}>
      {content.text}
    </Tip>,
    document.body,
  )
}

function computePosition(anchor: Element) {
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const leftOffset = Math.max(8, Math.min(left, window.innerWidth - MAX_WIDTH_PX - 8))
  const isNearBottom = bottom > window.innerHeight - 80
  return isNearBottom
    ? { left: leftOffset, bottom: window.innerHeight - top + TIP_GAP_PX }
    : { left: leftOffset, top: bottom + TIP_GAP_PX }
}
