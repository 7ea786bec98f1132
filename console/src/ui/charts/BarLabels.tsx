import { useXScale, useYScale } from '@mui/x-charts/hooks'
import type { Bar } from './types.ts'

type Props = { bars: readonly Bar[]; isHorizontal: boolean }

export function BarLabels({ bars, isHorizontal }: Props) {
  return isHorizontal ? <HorizontalBarLabels bars={bars} /> : <VerticalBarLabels bars={bars} />
}

function VerticalBarLabels({ bars }: Pick<Props, 'bars'>) {
  const x = useXScale<'band'>()
  const y = useYScale<'linear'>()
  return bars.map(({ key, value, text, note }) => {
    const middle = (x(key) ?? 0) + x.bandwidth() / 2
    return (
      <g key={key} transform={`translate(${String(middle)} ${String(y(value))})`} textAnchor="middle">
        <text data-value y={note ? -22 : -6}>
          {text}
        </text>
        {note && <text y={-6}>{note}</text>}
      </g>
    )
  })
}

function HorizontalBarLabels({ bars }: Pick<Props, 'bars'>) {
  const x = useXScale<'linear'>()
  const y = useYScale<'band'>()
  return bars.map(({ key, value, text, note }) => (
    <text key={key} x={x(value) + 8} y={(y(key) ?? 0) + y.bandwidth() / 2 + 4}>
      <tspan data-value>{text}</tspan>
      {note && ` ${note}`}
    </text>
  ))
}
