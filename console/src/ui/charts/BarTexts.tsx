import { useXScale, useYScale } from '@mui/x-charts/hooks'
import type { Bar } from './types.ts'

type Props = { bars: readonly Bar[]; lies: boolean }

export function BarTexts({ bars, lies }: Props) {
  return lies ? <Lying bars={bars} /> : <Standing bars={bars} />
}

function Standing({ bars }: Pick<Props, 'bars'>) {
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

function Lying({ bars }: Pick<Props, 'bars'>) {
  const x = useXScale<'linear'>()
  const y = useYScale<'band'>()
  return bars.map(({ key, value, text, note }) => (
    <text key={key} x={x(value) + 8} y={(y(key) ?? 0) + y.bandwidth() / 2 + 4}>
      <tspan data-value>{text}</tspan>
      {note && ` ${note}`}
    </text>
  ))
}
