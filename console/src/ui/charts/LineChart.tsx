import type { ReactNode } from 'react'
import { createLazyComponent } from '../lazyPart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartBaseProps, ChartGap, Line } from './types.ts'

const LineDrawing = createLazyComponent(async () => (await import('./LineDrawing.tsx')).LineDrawing)

type Props = ChartBaseProps & {
  /** Positions in ascending order: instants in ms, or any numbers. */
  xValues: readonly number[]
  formatX: (xValue: number) => string
  xTitle: string
  lines: readonly Line[]
  gap?: ChartGap | undefined
  format: (value: number) => string
  empty: ReactNode
}

export function LineChart({ xValues, formatX, xTitle, lines, gap, format, ...frameProps }: Props) {
  const rows = xValues.map((xValue, index) => ({
    key: String(xValue),
    cells: [formatX(xValue), ...lines.map(({ values }) => formatValue(values[index], format))],
  }))
  return (
    <ChartFrame
      {...frameProps}
      tableData={{ headers: [xTitle, ...lines.map(({ label }) => label)], rows }}
      draw={(width, height) => (
        <LineDrawing {...{ label: frameProps.label, xValues, formatX, lines, gap, format, width, height }} />
      )}
    />
  )
}

const formatValue = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value)
