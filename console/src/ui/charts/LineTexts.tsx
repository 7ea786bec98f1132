import { useTheme } from '@mui/material/styles'
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks'
import { estimateWidth, spreadPositions } from './geometry.ts'
import type { ChartGap, Line } from './types.ts'
import { useTextOutline } from './useTextOutline.ts'

const LINE_HEIGHT = 17

const BESIDE = 10

export function findLastValue({
  values,
}: Pick<Line, 'values'>): { place: number; value: number } | undefined {
  for (let place = values.length - 1; place >= 0; place--) {
    const value = values[place]
    if (value !== null && value !== undefined) return { place, value }
  }
  return undefined
}

export function formatLineEnd(line: Line, format: (value: number) => string): string {
  const last = findLastValue(line)
  return last ? `${format(last.value)} ${line.label}` : ''
}

type Props = {
  at: readonly number[]
  lines: readonly Line[]
  gap: ChartGap | undefined
  format: (value: number) => string
  colorOf: (line: Line) => string
  isNarrow: boolean
  read: number | undefined
}

type Text = { key: string; text: string; x: number; y: number; color: string }

export function LineTexts({ at, lines, gap, format, colorOf, isNarrow, read }: Props) {
  const { palette } = useTheme().vars
  const halo = useTextOutline()
  const { top, left, width, height } = useDrawingArea()
  const x = useXScale<'linear'>()
  const y = useYScale<'linear'>()
  const xAt = (place: number) => x(at[place] ?? 0)
  const texts: Text[] = lines.flatMap((line) => {
    const last = findLastValue(line)
    if (!last) return []
    const text = formatLineEnd(line, format)
    return { key: line.key, text, x: xAt(last.place), y: y(last.value), color: colorOf(line) }
  })
  const between = gap && span(gap, lines)
  const hole = between && {
    x: xAt(between.place),
    y1: y(between.high),
    y2: y(between.low),
    middle: (y(between.high) + y(between.low)) / 2,
  }
  if (gap && hole) {
    texts.push({ key: 'gap', text: gap.text, x: hole.x, y: hole.middle, color: palette.warning.main })
  }
  const stands = (text: Text) => !isNarrow || text.x + BESIDE + estimateWidth(text.text) <= left + width
  const isTight = hole !== undefined && Math.abs(hole.y1 - hole.y2) < 3 * LINE_HEIGHT
  const computeFoot = (text: Text) => {
    if (stands(text)) return text.y + 4
    if (text.key !== 'gap') return text.y - 8
    return isTight && hole ? Math.min(hole.y1, hole.y2) - 8 - LINE_HEIGHT : text.y + 4
  }
  const feet = spreadPositions(texts.map(computeFoot), LINE_HEIGHT, top + 8, top + height - 6)
  return (
    <>
      {hole && (
        <line
          x1={hole.x}
          x2={hole.x}
          y1={hole.y1}
          y2={hole.y2}
          stroke={palette.warning.main}
          strokeWidth={2}
        />
      )}
      {lines.map((line) => {
        const place = read ?? findLastValue(line)?.place
        const value = place === undefined ? null : line.values[place]
        if (place === undefined || value === null || value === undefined) return null
        return <circle key={line.key} cx={xAt(place)} cy={y(value)} r={4} fill={colorOf(line)} />
      })}
      {read !== undefined && (
        <line
          x1={xAt(read)}
          x2={xAt(read)}
          y1={top}
          y2={top + height}
          stroke={palette.surface.borderStrong}
        />
      )}
      {texts.map((text, index) => (
        <text
          key={text.key}
          x={stands(text) ? text.x + BESIDE : text.x - BESIDE}
          y={feet[index]}
          textAnchor={stands(text) ? 'start' : 'end'}
          style={{
            fill: text.color,
            fontWeight: 600,
            ...halo,
          }}
        >
          {text.text}
        </text>
      ))}
    </>
  )
}

function span({ from, to }: ChartGap, lines: readonly Line[]) {
  const [one, other] = [from, to].map((key) => lines.find((line) => line.key === key)?.values ?? [])
  const places = (one ?? []).map((value, place) => ({ place, value, and: other?.[place] }))
  const last = places.findLast(({ value, and }) => typeof value === 'number' && typeof and === 'number')
  if (typeof last?.value !== 'number' || typeof last.and !== 'number') return undefined
  return { place: last.place, high: Math.max(last.value, last.and), low: Math.min(last.value, last.and) }
}
