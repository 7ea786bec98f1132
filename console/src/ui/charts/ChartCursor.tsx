import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cutText } from '../text/cutText.ts'
import { findNearestIndex } from './geometry.ts'

const Area = styled('div')(({ theme }) => ({
  position: 'absolute',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  borderRadius: 4,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

const Words = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 auto 0',
  ...cutText,
  lineHeight: '20px',
  color: theme.vars.palette.text.primary,
}))

type Props = {
  label: string
  at: readonly number[]
  read: number | undefined
  onRead: (place: number | undefined) => void
  words: (place: number) => string
  area: { top: number; right: number; bottom: number; left: number }
}

export function ChartCursor({ label, at, read, onRead, words, area }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const last = at.length - 1
  const point = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 1 } = box.current?.getBoundingClientRect() ?? {}
    const [first = 0, end = 1] = [at[0], at[last]]
    onRead(findNearestIndex(at, first + ((clientX - left) / width) * (end - first)))
  }
  const press = (event: KeyboardEvent) => {
    const place = stepped(event.key, read ?? last, last)
    if (event.key === 'Escape') onRead(undefined)
    if (place === undefined) return
    event.preventDefault()
    onRead(place)
  }
  return (
    <>
      <Words aria-hidden dir="auto">
        {read !== undefined && words(read)}
      </Words>
      <Area
        ref={box}
        style={area}
        role="slider"
        tabIndex={0}
        aria-label={t('kit.chart.read', { label })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={read ?? last}
        aria-valuetext={words(read ?? last)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onRead(undefined)}
        onKeyDown={press}
        onFocus={() => onRead(read ?? last)}
        onBlur={() => onRead(undefined)}
      />
    </>
  )
}

function stepped(key: string, from: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
