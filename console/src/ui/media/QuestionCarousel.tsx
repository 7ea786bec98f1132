import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../lib/announcer/announce.ts'
import { readText } from '../../lib/announcer/readText.ts'
import { dataColorStyles } from '../theme/forcedColors.ts'
import { typeScale as scale, tabularNumbers } from '../theme/tokens.ts'
import { getReasonProps } from '../tooltipProps.ts'

const SWIPE_DISTANCE_PX = 48
const MAX_DOTS = 12

const Frame = styled('section')({ display: 'flex', flexDirection: 'column', minWidth: 0 })

const Slide = styled('div')({ flex: '1 0 auto', touchAction: 'pan-y' })

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 12 })

const CountText = styled('span')(({ theme }) => ({
  fontSize: scale.size.body,
  ...tabularNumbers,
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
      ...dataColorStyles,
    },
  },
}))

type Props = {
  label: string
  count: number
  value: number
  onChange: (value: number) => void
  upTo?: { lastIndex: number; reason: string } | undefined
  stepsElsewhere?: boolean
  children: ReactNode
}

export function QuestionCarousel(props: Props) {
  const {
    label,
    count,
    value,
    onChange,
    upTo: limit,
    stepsElsewhere: hasExternalControls = false,
    children,
  } = props
  const { t } = useTranslation()
  const touchStart = useRef<{ x: number; y: number } | null>(null)
  const slide = useSlide(value)
  const positionText = t('kit.carousel.place', { at: value + 1, total: count })
  const getStopReason = (to: number) =>
    limit !== undefined && to > limit.lastIndex ? limit.reason : undefined
  const showSlide = (to: number) => {
    if (to >= 0 && to < count && to !== value && getStopReason(to) === undefined) onChange(to)
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || isTextField(event.target)) return
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    showSlide(value + step)
  }
  const handlePointerUp = ({ clientX, clientY }: PointerEvent) => {
    const { x = clientX, y = clientY } = touchStart.current ?? {}
    touchStart.current = null
    const [deltaX, deltaY] = [clientX - x, clientY - y]
    if (Math.abs(deltaX) >= SWIPE_DISTANCE_PX && Math.abs(deltaX) > 2 * Math.abs(deltaY))
      showSlide(value - Math.sign(deltaX))
  }
  const renderButton = (step: 1 | -1) => {
    const isAtEnd = step === 1 ? value >= count - 1 : value <= 0
    const end = step === 1 ? t('kit.carousel.isLast') : t('kit.carousel.isFirst')
    const reason = isAtEnd ? end : getStopReason(value + step)
    return (
      <IconButton
        {...getReasonProps(reason)}
        aria-label={step === 1 ? t('kit.carousel.next') : t('kit.carousel.previous')}
        aria-disabled={reason !== undefined || undefined}
        onClick={() => showSlide(value + step)}
      >
        {step === 1 ? <ChevronRight /> : <ChevronLeft />}
      </IconButton>
    )
  }
  return (
    <Frame aria-roledescription={t('kit.carousel.kind')} aria-label={label} onKeyDown={handleKey}>
      <Slide
        ref={slide}
        role="group"
        aria-roledescription={t('kit.carousel.slide')}
        aria-label={positionText}
        tabIndex={0}
        onPointerDown={(event) => {
          if (event.pointerType === 'touch') touchStart.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => {
          touchStart.current = null
        }}
      >
        {children}
      </Slide>
      <Bar>
        {!hasExternalControls && renderButton(-1)}
        {(!hasExternalControls || count > MAX_DOTS) && <CountText>{positionText}</CountText>}
        <Dots>
          {count <= MAX_DOTS &&
            Array.from({ length: count }, (_, index) => (
              <button
                {...getReasonProps(getStopReason(index))}
                key={`dot ${String(index)}`}
                type="button"
                aria-label={t('kit.carousel.go', { at: index + 1, total: count })}
                aria-current={index === value || undefined}
                aria-disabled={getStopReason(index) !== undefined || undefined}
                onClick={() => showSlide(index)}
              />
            ))}
        </Dots>
        {!hasExternalControls && renderButton(1)}
      </Bar>
    </Frame>
  )
}

/** Answering removes the focused slide, so this moves the focus to the next slide. */
function useSlide(value: number) {
  const slide = useRef<HTMLDivElement>(null)
  const lastValue = useRef(value)
  useEffect(() => {
    if (lastValue.current === value) return
    lastValue.current = value
    if (document.activeElement === document.body) slide.current?.focus({ preventScroll: true })
    else if (slide.current) announce(`${slide.current.ariaLabel ?? ''}: ${readText(slide.current)}`)
  }, [value])
  return slide
}

const isTextField = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest(
    'input, textarea, select, [contenteditable], [role="radio"], [role="tab"], [role="slider"]',
  ) !== null
