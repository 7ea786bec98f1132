import { useDrawingArea, useXScale } from '@mui/x-charts/hooks'
import { labelled } from './geometry.ts'

type Props = { at: readonly number[]; formatAt: (at: number) => string }

export function PlaceTexts({ at, formatAt }: Props) {
  const { left, top, width, height } = useDrawingArea()
  const x = useXScale<'linear'>()
  const texts = at.map(formatAt)
  const places = at.map((value) => x(value))
  return labelled(places, texts, left, left + width).map((label) => (
    <text key={at[label.at]} x={label.middle} y={top + height + 20} textAnchor="middle">
      {texts[label.at]}
    </text>
  ))
}
