import type { ReactNode } from 'react'
import { lazyPart } from '../lazyPart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { Bar, ChartFaces } from './types.ts'

// The drawing comes with its library when a chart is first seen.
const BarDrawing = lazyPart(async () => (await import('./BarDrawing.tsx')).BarDrawing)

export const { fetch: fetchBars } = BarDrawing

type Props = ChartFaces & {
  bars: readonly Bar[]
  /** Heads of the table behind the chart; `note` where bars have one. */
  heads: { label: string; value: string; note?: string }
  /** Distance of the axis' lines; one that reads well where none is given. */
  step?: number | undefined
  /** A value of the axis as text. */
  format: (value: number) => string
  /** An EmptyState. */
  empty: ReactNode
}

/** Values side by side, each with its text, and a table behind. */
export function BarChart({ bars, heads, step, format, ...faces }: Props) {
  const rows = bars.map(({ key, label, hint, text, note, onOpen }) => ({
    key,
    onOpen,
    cells: [hint ? `${label}, ${hint}` : label, text, ...(heads.note === undefined ? [] : [note ?? ''])],
  }))
  const all = [heads.label, heads.value, ...(heads.note === undefined ? [] : [heads.note])]
  return (
    <ChartFrame
      {...faces}
      fetch={fetchBars}
      figures={{ heads: all, rows }}
      draw={(width, height) => <BarDrawing {...{ label: faces.label, bars, step, format, width, height }} />}
    />
  )
}
