import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ellipsisStyles } from '../text/cutText.ts'
import { findNearestIndex } from './geometry.ts'

const Area = styled('div')(({ theme }) => ({
  position: 'absolute',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  borderRadius: 4,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

const Readout = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 auto 0',
  ...ellipsisStyles,
  lineHeight: '20px',
  color: theme.vars.palette.text.primary,
}))

type Props = {
  label: string
  xValues: readonly number[]
  activeIndex: number | undefined
  onActiveChange: (index: number | undefined) => void
  describePoint: (index: number) => string
  area: { top: number; right: number; bottom: number; left: number }
}

export function ChartCursor({ label, xValues, activeIndex, onActiveChange, describePoint, area }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const lastIndex = xValues.length - 1
  const handlePointer = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 1 } = box.current?.getBoundingClientRect() ?? {}
    const [firstValue = 0, lastValue = 1] = [xValues[0], xValues[lastIndex]]
    onActiveChange(
      findNearestIndex(xValues, firstValue + ((clientX - left) / width) * (lastValue - firstValue)),
    )
  }
  const handleKey = (event: KeyboardEvent) => {
    const nextIndex = getSteppedIndex(event.key, activeIndex ?? lastIndex, lastIndex)
    if (event.key === 'Escape') onActiveChange(undefined)
    if (nextIndex === undefined) return
    event.preventDefault()
    onActiveChange(nextIndex)
  }
  return (
    <>
      <Readout aria-hidden dir="auto">
        {activeIndex !== undefined && describePoint(activeIndex)}
      </Readout>
      <Area
        ref={box}
        style={area}
        role="slider"
        tabIndex={0}
        aria-label={t('kit.chart.read', { label })}
        aria-valuemin={0}
        aria-valuemax={lastIndex}
        aria-valuenow={activeIndex ?? lastIndex}
        aria-valuetext={describePoint(activeIndex ?? lastIndex)}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => onActiveChange(undefined)}
        onKeyDown={handleKey}
        onFocus={() => onActiveChange(activeIndex ?? lastIndex)}
        onBlur={() => onActiveChange(undefined)}
      />
    </>
  )
}

function getSteppedIndex(key: string, from: number, lastIndex: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(lastIndex, from + 1)
    case 'Home':
      return 0
    case 'End':
      return lastIndex
    default:
      return undefined
  }
}
