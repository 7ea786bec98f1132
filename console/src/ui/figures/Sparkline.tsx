import { styled } from '@mui/material/styles'

const [WIDTH_PX, HEIGHT_PX, PADDING_PX] = [96, 28, 4]

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  overflow: 'visible',
  '& polyline': {
    fill: 'none',
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 2,
    strokeLinejoin: 'round',
  },
  '& circle': { fill: theme.vars.palette.primary.main },
}))

type Props = {
  label: string
  values: readonly (number | null)[]
  width?: number
}

export function Sparkline({ label, values, width = WIDTH_PX }: Props) {
  const knownPoints = values.flatMap((value, index) => (value === null ? [] : { value, at: index }))
  const knownValues = knownPoints.map(({ value }) => value)
  const [minValue, maxValue] = [Math.min(...knownValues), Math.max(...knownValues)]
  const points = knownPoints.map(({ value, at: index }) => ({
    x: PADDING_PX + (index / Math.max(1, values.length - 1)) * (width - 2 * PADDING_PX),
    y:
      maxValue === minValue
        ? HEIGHT_PX / 2
        : HEIGHT_PX -
          PADDING_PX -
          ((value - minValue) / (maxValue - minValue)) * (HEIGHT_PX - 2 * PADDING_PX),
  }))
  const lastPoint = points.at(-1)
  return (
    <Drawing role="img" aria-label={label} width={width} height={HEIGHT_PX}>
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {lastPoint && <circle cx={lastPoint.x} cy={lastPoint.y} r={3} />}
    </Drawing>
  )
}
