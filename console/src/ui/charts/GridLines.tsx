import { useTheme } from '@mui/material/styles'
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks'
import { useTextOutline } from './useTextOutline.ts'

type LinesProps = { ticks: readonly number[] }

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
  beside?: number
}

export function GridLabels({ ticks, format, beside = 0 }: TextsProps) {
  const { left } = useDrawingArea()
  const y = useYScale<'linear'>()
  const outline = useTextOutline()
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
      <text key={tick} x={left} y={y(tick) - 6} style={outline}>
        {format(tick)}
      </text>
    ))
}
