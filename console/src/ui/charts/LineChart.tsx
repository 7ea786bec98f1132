import type { ReactNode } from 'react'
import { lazyPart } from '../lazyPart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartFaces, Gap, Line } from './types.ts'

const LineDrawing = lazyPart(async () => (await import('./LineDrawing.tsx')).LineDrawing)

type Props = ChartFaces & {
  /** Positions in ascending order: instants in ms, or any numbers. */
  at: readonly number[]
  formatAt: (at: number) => string
  head: string
  lines: readonly Line[]
  gap?: Gap | undefined
  format: (value: number) => string
  empty: ReactNode
}

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
