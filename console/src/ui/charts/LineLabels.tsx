import { useTheme } from '@mui/material/styles'
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks'
import { estimateTextWidth, spreadPositions } from './geometry.ts'
import type { ChartGap, ChartMarker, Line } from './types.ts'
import { useTextOutline } from './useTextOutline.ts'

const LINE_HEIGHT_PX = 17

const LABEL_GAP_PX = 10

const GRID_LABEL_WIDTH_PX = 44

const CROWDED_PX = 22

export function findLastValue({
  values,
}: Pick<Line, 'values'>): { index: number; value: number } | undefined {
  for (let place = values.length - 1; place >= 0; place--) {
    const value = values[place]
    if (value !== null && value !== undefined) return { index: place, value }
  }
  return undefined
}

function formatLineEnd(line: Line, format: (value: number) => string): string {
  const lastPoint = findLastValue(line)
  return lastPoint ? `${format(lastPoint.value)} ${line.label}` : ''
}

type Props = {
  xValues: readonly number[]
  lines: readonly Line[]
  gap: ChartGap | undefined
  format: (value: number) => string
  getColor: (line: Line) => string
  read: number | undefined
  marker: ChartMarker | undefined
}

type LineText = { key: string; text: string; x: number; y: number; color: string }

export function LineLabels({ xValues, lines, gap, format, getColor, read: readIndex, marker }: Props) {
  const { palette } = useTheme().vars
  const outline = useTextOutline()
  const { top, left, height } = useDrawingArea()
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
  const markerX = marker === undefined ? undefined : x(marker.x)
  const getLeftX = (text: LineText) =>
    markerX !== undefined &&
    markerX < text.x &&
    text.x - markerX < estimateTextWidth(text.text) + 2 * LABEL_GAP_PX
      ? markerX
      : text.x
  const isOnLeft = (text: LineText) =>
    getLeftX(text) - LABEL_GAP_PX - estimateTextWidth(text.text) >= left + GRID_LABEL_WIDTH_PX
  const isGapTight = gapLine !== undefined && Math.abs(gapLine.y1 - gapLine.y2) < 3 * LINE_HEIGHT_PX
  const isCrowdedBelow = (text: LineText, index: number) =>
    texts.some(
      (other, otherIndex) =>
        other.key !== 'gap' &&
        other.x === text.x &&
        (other.y < text.y || (other.y === text.y && otherIndex < index)) &&
        text.y - other.y < CROWDED_PX,
    )
  const crowdedTexts = new Set(
    texts.filter((text, index) => text.key !== 'gap' && isCrowdedBelow(text, index)),
  )
  const computeFoot = (text: LineText) => {
    const neighbours = texts.filter(({ x: otherX, key }) => otherX === text.x && key !== 'gap')
    const highest = Math.min(...neighbours.map((other) => other.y))
    const crowdedCount = neighbours.filter((other) => crowdedTexts.has(other)).length
    if (crowdedTexts.has(text)) return highest - 8
    if (text.key !== 'gap') return text.y - 8 - (text.y === highest ? crowdedCount * LINE_HEIGHT_PX : 0)
    return isGapTight ? highest - 8 - (1 + crowdedCount) * LINE_HEIGHT_PX : text.y + 4
  }
  const baselines = spreadPositions(texts.map(computeFoot), LINE_HEIGHT_PX, top - 8, top + height - 6)
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
          x={isOnLeft(text) ? getLeftX(text) - LABEL_GAP_PX : text.x + LABEL_GAP_PX}
          y={baselines[index]}
          textAnchor={isOnLeft(text) ? 'end' : 'start'}
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
