import { useTheme } from '@mui/material/styles'
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks'

type Props = {
  ticks: readonly number[]
  format: (value: number) => string
  /** Left of its lines the axis has so many pixels for its texts; without any they stand above the lines. */
  beside?: number
}

/** The lines of the value axis with their texts. */
export function GridLines({ ticks, format, beside = 0 }: Props) {
  const { palette } = useTheme().vars
  const { left, width } = useDrawingArea()
  const y = useYScale<'linear'>()
  return ticks.map((tick) => {
    const place = y(tick)
    return (
      <g key={tick}>
        <line x1={left} x2={left + width} y1={place} y2={place} stroke={palette.divider} />
        {beside > 0 ? (
          <text x={beside - 8} y={place + 4} textAnchor="end">
            {format(tick)}
          </text>
        ) : (
          tick > 0 && (
            <text x={left} y={place - 6}>
              {format(tick)}
            </text>
          )
        )}
      </g>
    )
  })
}
