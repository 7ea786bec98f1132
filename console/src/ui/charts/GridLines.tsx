import { useTheme } from '@mui/material/styles'
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks'
import { useHalo } from './useHalo.ts'

type LinesProps = { ticks: readonly number[] }

/** The lines of the value axis. */
export function GridLines({ ticks }: LinesProps) {
  const { palette } = useTheme().vars
  const { left, width } = useDrawingArea()
  const y = useYScale<'linear'>()
  return ticks.map((tick) => (
    <line key={tick} x1={left} x2={left + width} y1={y(tick)} y2={y(tick)} stroke={palette.divider} />
  ))
}

type TextsProps = LinesProps & {
  format: (value: number) => string
  /** Left of its lines the axis has so many pixels for its texts; without any they stand above the lines. */
  beside?: number
}

/** What the lines of the value axis stand for; what is drawn before runs through none of it. */
export function GridTexts({ ticks, format, beside = 0 }: TextsProps) {
  const { left } = useDrawingArea()
  const y = useYScale<'linear'>()
  const halo = useHalo()
  if (beside > 0) {
    return ticks.map((tick) => (
      <text key={tick} x={beside - 8} y={y(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    ))
  }
  return ticks
    .filter((tick) => tick > 0)
    .map((tick) => (
      <text key={tick} x={left} y={y(tick) - 6} style={halo}>
        {format(tick)}
      </text>
    ))
}
