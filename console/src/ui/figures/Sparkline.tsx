import { styled } from '@mui/material/styles'

const [WIDTH, HEIGHT, EDGE] = [96, 28, 4]

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

export function Sparkline({ label, values, width = WIDTH }: Props) {
  const known = values.flatMap((value, at) => (value === null ? [] : { value, at }))
  const all = known.map(({ value }) => value)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const points = known.map(({ value, at }) => ({
    x: EDGE + (at / Math.max(1, values.length - 1)) * (width - 2 * EDGE),
    y: most === least ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE),
  }))
  const last = points.at(-1)
  return (
    <Drawing role="img" aria-label={label} width={width} height={HEIGHT}>
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r={3} />}
    </Drawing>
  )
}
