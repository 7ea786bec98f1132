import type { ReactNode } from 'react'
import { lazyPart } from '../lazyPart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartFaces, Gap, Line } from './types.ts'

// The drawing comes with its library when a chart is first seen.
const LineDrawing = lazyPart(async () => (await import('./LineDrawing.tsx')).LineDrawing)

type Props = ChartFaces & {
  /** Where the values stand, ascending: an instant in milliseconds, or any number. */
  at: readonly number[]
  formatAt: (at: number) => string
  /** Head of the table's first column, such as "Date". */
  head: string
  lines: readonly Line[]
  gap?: Gap | undefined
  format: (value: number) => string
  /** An EmptyState. */
  empty: ReactNode
}

/** Values over time, each line with its name at its end, and a table behind. */
export function LineChart({ at, formatAt, head, lines, gap, format, ...faces }: Props) {
  const rows = at.map((place, index) => ({
    key: String(place),
    cells: [formatAt(place), ...lines.map(({ values }) => textOf(values[index], format))],
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

const textOf = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value)
