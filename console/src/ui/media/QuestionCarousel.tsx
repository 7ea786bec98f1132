import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { numeric, type as scale } from '../theme/tokens.ts'
import { reasonProps } from '../tooltipProps.ts'

const SWIPE = 48
const MOST_DOTS = 12

const Frame = styled('section')({ display: 'flex', flexDirection: 'column', minWidth: 0 })

const Slide = styled('div')({ flex: '1 0 auto', touchAction: 'pan-y' })

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 12 })

const Count = styled('span')(({ theme }) => ({
  fontSize: scale.size.body,
  ...numeric,
  color: theme.vars.palette.text.secondary,
}))

const Dots = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  justifyContent: 'center',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: 12,
    background: 'none',
    cursor: 'pointer',
    '&[aria-disabled]': { cursor: 'not-allowed' },
    '&::before': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: 4,
      boxSizing: 'border-box',
      border: `1.5px solid ${theme.vars.palette.surface.borderStrong}`,
    },
    '&[aria-current]::before': {
      width: 16,
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.primary.main,
    },
  },
}))

type Props = {
  label: string
  count: number
  value: number
  onChange: (value: number) => void
  upTo?: { place: number; why: string } | undefined
  stepsElsewhere?: boolean
  children: ReactNode
}

export function QuestionCarousel(props: Props) {
  const { label, count, value, onChange, upTo, stepsElsewhere = false, children } = props
  const { t } = useTranslation()
  const start = useRef<{ x: number; y: number } | null>(null)
  const slide = useSlide(value)
  const place = t('kit.carousel.place', { at: value + 1, total: count })
  const stopAt = (to: number) => (upTo !== undefined && to > upTo.place ? upTo.why : undefined)
  const go = (to: number) => {
    if (to >= 0 && to < count && to !== value && stopAt(to) === undefined) onChange(to)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || writes(event.target)) return
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(value + step)
  }
  const lift = ({ clientX, clientY }: PointerEvent) => {
    const { x = clientX, y = clientY } = start.current ?? {}
    start.current = null
    const [across, down] = [clientX - x, clientY - y]
    if (Math.abs(across) >= SWIPE && Math.abs(across) > 2 * Math.abs(down)) go(value - Math.sign(across))
  }
  const button = (step: 1 | -1) => {
    const isEnd = step === 1 ? value >= count - 1 : value <= 0
    const end = step === 1 ? t('kit.carousel.isLast') : t('kit.carousel.isFirst')
    const why = isEnd ? end : stopAt(value + step)
    return (
      <IconButton
        {...reasonProps(why)}
        aria-label={step === 1 ? t('kit.carousel.next') : t('kit.carousel.previous')}
        aria-disabled={why !== undefined || undefined}
        onClick={() => go(value + step)}
      >
        {step === 1 ? <ChevronRight /> : <ChevronLeft />}
      </IconButton>
    )
  }
  return (
    <Frame aria-roledescription={t('kit.carousel.kind')} aria-label={label} onKeyDown={press}>
      <Slide
        ref={slide}
        role="group"
        aria-roledescription={t('kit.carousel.slide')}
        aria-label={place}
        aria-live="polite"
        tabIndex={0}
        onPointerDown={(event) => {
          if (event.pointerType === 'touch') start.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          start.current = null
        }}
      >
        {children}
      </Slide>
      <Bar>
        {!stepsElsewhere && button(-1)}
        {(!stepsElsewhere || count > MOST_DOTS) && <Count>{place}</Count>}
        <Dots>
          {count <= MOST_DOTS &&
            Array.from({ length: count }, (_, at) => (
              <button
                {...reasonProps(stopAt(at))}
                key={`dot ${String(at)}`}
                type="button"
                aria-label={t('kit.carousel.go', { at: at + 1, total: count })}
                aria-current={at === value || undefined}
                aria-disabled={stopAt(at) !== undefined || undefined}
                onClick={() => go(at)}
              />
            ))}
        </Dots>
        {!stepsElsewhere && button(1)}
      </Bar>
    </Frame>
  )
}

/** Answering removes the focused slide, so this moves the focus to the next slide. */
function useSlide(value: number) {
  const slide = useRef<HTMLDivElement>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    if (document.activeElement === document.body) slide.current?.focus({ preventScroll: true })
  }, [value])
  return slide
}

const writes = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest(
    'input, textarea, select, [contenteditable], [role="radio"], [role="tab"], [role="slider"]',
  ) !== null
