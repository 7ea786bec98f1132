import { useTheme } from '@mui/material/styles'
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks'
import { computeEvenTicks, estimateTextWidth, fitLabels } from './geometry.ts'
import type { ChartMarker } from './types.ts'
import { useTextOutline } from './useTextOutline.ts'

const MIN_LABEL_GAP_PX = 12
const EDGE_TOLERANCE_PX = 6
const [MARKER_TEXT_RISE_PX, MARKER_LINE_RISE_PX] = [28, 22]

type LabelsProps = {
  xValues: readonly number[]
  formatX: (xValue: number) => string
  tickUnit: number | undefined
}

export function XAxisLabels({ xValues, formatX, tickUnit }: LabelsProps) {
  const { left, top, width, height } = useDrawingArea()
  const { palette } = useTheme().vars
  const x = useXScale<'linear'>()
  const [first = 0, last = first] = [xValues[0], xValues.at(-1)]
  const labelWidth = Math.max(estimateTextWidth(formatX(first)), estimateTextWidth(formatX(last)))
  const bottom = top + height
  if (tickUnit === undefined) {
    const texts = xValues.map(formatX)
    const positions = xValues.map((value) => x(value))
    return fitLabels(positions, texts, left, left + width, MIN_LABEL_GAP_PX).map((label) => (
      <text key={xValues[label.index]} x={label.middle} y={bottom + 20} textAnchor="middle">
        {texts[label.index]}
      </text>
    ))
  }
  const maxCount = Math.max(1, Math.floor(width / (labelWidth + MIN_LABEL_GAP_PX)))
  return computeEvenTicks(first, last, tickUnit, maxCount).map((tick) => (
    <g key={tick} data-tick transform={`translate(${String(x(tick))} ${String(bottom)})`}>
      <line y2={5} stroke={palette.surface.borderStrong} />
      {x(tick) + labelWidth <= left + width + EDGE_TOLERANCE_PX && <text y={20}>{formatX(tick)}</text>}
    </g>
  ))
}

export function XMarker({ marker: { x: value, text } }: { marker: ChartMarker }) {
  const { left, top, width, height } = useDrawingArea()
  const { palette } = useTheme().vars
  const x = useXScale<'linear'>()(value)
  const outline = useTextOutline()
  const halfWidth = estimateTextWidth(text) / 2
  return (
    <>
      <line
        data-marker
        x1={x}
        x2={x}
        y1={top - MARKER_LINE_RISE_PX}
        y2={top + height}
        stroke={palette.text.secondary}
        strokeDasharray="2 3"
      />
      <text
        x={Math.max(left + halfWidth, Math.min(x, left + width - halfWidth))}
        y={top - MARKER_TEXT_RISE_PX}
        textAnchor="middle"
        style={{ fill: palette.text.primary, fontWeight: 600, ...outline }}
      >
        {text}
      </text>
    </>
  )
}
