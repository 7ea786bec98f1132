import type { ReactNode } from 'react'
import { createLazyPart } from '../lazyPart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartBaseProps, ChartGap, Line } from './types.ts'

const LineDrawing = createLazyPart(async () => (await import('./LineDrawing.tsx')).LineDrawing)

type Props = ChartBaseProps & {
  /** Positions in ascending order: instants in ms, or any numbers. */
  at: readonly number[]
  formatAt: (at: number) => string
  head: string
  lines: readonly Line[]
  gap?: ChartGap | undefined
  format: (value: number) => string
  empty: ReactNode
}

export function LineChart({ at, formatAt, head, lines, gap, format, ...faces }: Props) {
  const rows = at.map((place, index) => ({
    key: String(place),
    cells: [formatAt(place), ...lines.map(({ values }) => formatValue(values[index], format))],
  }))
  return (
    <ChartFrame
      {...faces}
      figures={{ heads: [head, ...lines.map(({ label }) => label)], rows }}
      draw={(width, height) => (
        <LineDrawing {...{ label: faces.label, at, formatAt, lines, gap, format, width, height }} />
      )}
    />
  )
}

const formatValue = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value)
