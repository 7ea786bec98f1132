import type { ReactNode } from 'react'
import { createLazyComponent } from '../lazyPart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartBaseProps, ChartGap, ChartMarker, Line } from './types.ts'

const LineDrawing = createLazyComponent(async () => (await import('./LineDrawing.tsx')).LineDrawing)

type Props = ChartBaseProps & {
  /** Positions in ascending order: instants in ms, or any numbers. */
  xValues: readonly number[]
  formatX: (xValue: number) => string
  formatExactX?: ((xValue: number) => string) | undefined
  xTitle: string
  lines: readonly Line[]
  gap?: ChartGap | undefined
  /** Distance that even ticks are multiples of; without it, points are labelled. */
  tickUnit?: number | undefined
  marker?: ChartMarker | undefined
  format: (value: number) => string
  empty: ReactNode
}

export function LineChart(props: Props) {
  const { xValues, formatX, formatExactX = formatX, xTitle, lines, gap, format, ...otherProps } = props
  const { tickUnit, marker, ...frameProps } = otherProps
  const drawingProps = { label: frameProps.label, xValues, formatX, lines, gap, format, tickUnit, marker }
  const labels = xValues.map(formatX)
  const pointNames = xValues.map((xValue, index) => {
    const label = formatX(xValue)
    return labels.some((other, at) => at !== index && other === label) ? formatExactX(xValue) : label
  })
  const rows = xValues.map((xValue, index) => ({
    key: String(xValue),
    cells: [pointNames[index] ?? '', ...lines.map(({ values }) => formatValue(values[index], format))],
  }))
  return (
    <ChartFrame
      {...frameProps}
      tableData={{ headers: [xTitle, ...lines.map(({ label }) => label)], rows }}
      draw={(width, height) => <LineDrawing {...drawingProps} {...{ pointNames, width, height }} />}
    />
  )
}

const formatValue = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value)
