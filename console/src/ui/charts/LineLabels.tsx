import { useTheme } from '@mui/material/styles'
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks'
import { estimateTextWidth, spreadPositions } from './geometry.ts'
import type { ChartGap, Line } from './types.ts'
import { useTextOutline } from './useTextOutline.ts'

const LINE_HEIGHT_PX = 17

const LABEL_GAP_PX = 10

export function findLastValue({
  values,
}: Pick<Line, 'values'>): { index: number; value: number } | undefined {
  for (let place = values.length - 1; place >= 0; place--) {
    const value = values[place]
    if (value !== null && value !== undefined) return { index: place, value }
  }
  return undefined
}

export function formatLineEnd(line: Line, format: (value: number) => string): string {
  const lastPoint = findLastValue(line)
  return lastPoint ? `${format(lastPoint.value)} ${line.label}` : ''
}

type Props = {
  xValues: readonly number[]
  lines: readonly Line[]
  gap: ChartGap | undefined
  format: (value: number) => string
  getColor: (line: Line) => string
  isNarrow: boolean
  read: number | undefined
}

type LineText = { key: string; text: string; x: number; y: number; color: string }

export function LineLabels({ xValues, lines, gap, format, getColor, isNarrow, read: readIndex }: Props) {
  const { palette } = useTheme().vars
  const outline = useTextOutline()
  const { top, left, width, height } = useDrawingArea()
  const x = useXScale<'linear'>()
  const y = useYScale<'linear'>()
  const getX = (index: number) => x(xValues[index] ?? 0)
  const texts: LineText[] = lines.flatMap((line) => {
    const lastPoint = findLastValue(line)
    if (!lastPoint) return []
    const text = formatLineEnd(line, format)
    return { key: line.key, text, x: getX(lastPoint.index), y: y(lastPoint.value), color: getColor(line) }
  })
  const gapSpan = gap && findGapSpan(gap, lines)
  const gapLine = gapSpan && {
    x: getX(gapSpan.place),
    y1: y(gapSpan.high),
    y2: y(gapSpan.low),
    middle: (y(gapSpan.high) + y(gapSpan.low)) / 2,
  }
  if (gap && gapLine) {
    texts.push({ key: 'gap', text: gap.text, x: gapLine.x, y: gapLine.middle, color: palette.warning.main })
  }
  const fitsOnRight = (text: LineText) =>
    !isNarrow || text.x + LABEL_GAP_PX + estimateTextWidth(text.text) <= left + width
  const isGapTight = gapLine !== undefined && Math.abs(gapLine.y1 - gapLine.y2) < 3 * LINE_HEIGHT_PX
  const computeFoot = (text: LineText) => {
    if (fitsOnRight(text)) return text.y + 4
    if (text.key !== 'gap') return text.y - 8
    return isGapTight && gapLine ? Math.min(gapLine.y1, gapLine.y2) - 8 - LINE_HEIGHT_PX : text.y + 4
  }
  const baselines = spreadPositions(texts.map(computeFoot), LINE_HEIGHT_PX, top + 8, top + height - 6)
  return (
    <>
      {gapLine && (
        <line
          x1={gapLine.x}
          x2={gapLine.x}
          y1={gapLine.y1}
          y2={gapLine.y2}
          stroke={palette.warning.main}
          strokeWidth={2}
        />
      )}
      {lines.map((line) => {
        const index = readIndex ?? findLastValue(line)?.index
        const value = index === undefined ? null : line.values[index]
        if (index === undefined || value === null || value === undefined) return null
        return <circle key={line.key} cx={getX(index)} cy={y(value)} r={4} fill={getColor(line)} />
      })}
      {readIndex !== undefined && (
        <line
          x1={getX(readIndex)}
          x2={getX(readIndex)}
          y1={top}
          y2={top + height}
          stroke={palette.surface.borderStrong}
        />
      )}
      {texts.map((text, index) => (
        <text
          key={text.key}
          x={fitsOnRight(text) ? text.x + LABEL_GAP_PX : text.x - LABEL_GAP_PX}
          y={baselines[index]}
          textAnchor={fitsOnRight(text) ? 'start' : 'end'}
          style={{
            fill: text.color,
            fontWeight: 600,
            ...outline,
          }}
        >
          {text.text}
        </text>
      ))}
    </>
  )
}

function findGapSpan({ from, to }: ChartGap, lines: readonly Line[]) {
  const [fromValues, toValues] = [from, to].map((key) => lines.find((line) => line.key === key)?.values ?? [])
  const points = (fromValues ?? []).map((value, index) => ({ place: index, value, and: toValues?.[index] }))
  const lastPoint = points.findLast(({ value, and }) => typeof value === 'number' && typeof and === 'number')
  if (typeof lastPoint?.value !== 'number' || typeof lastPoint.and !== 'number') return undefined
  return {
    place: lastPoint.place,
    high: Math.max(lastPoint.value, lastPoint.and),
    low: Math.min(lastPoint.value, lastPoint.and),
  }
}
