import type { ReactNode } from 'react'
import { createLazyPart } from '../lazyPart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { Bar, ChartBaseProps } from './types.ts'

const BarDrawing = createLazyPart(async () => (await import('./BarDrawing.tsx')).BarDrawing)

export const { fetch: fetchBars } = BarDrawing

type Props = ChartBaseProps & {
  bars: readonly Bar[]
  heads: { label: string; value: string; note?: string }
  step?: number | undefined
  format: (value: number) => string
  empty: ReactNode
}

export function BarChart({ bars, heads, step, format, ...frameProps }: Props) {
  const rows = bars.map(({ key, label, hint, text, note, onOpen }) => ({
    key,
    onOpen,
    cells: [hint ? `${label}, ${hint}` : label, text, ...(heads.note === undefined ? [] : [note ?? ''])],
  }))
  const columnTitles = [heads.label, heads.value, ...(heads.note === undefined ? [] : [heads.note])]
  return (
    <ChartFrame
      {...frameProps}
      fetch={fetchBars}
      tableData={{ headers: columnTitles, rows }}
      draw={(width, height) => (
        <BarDrawing {...{ label: frameProps.label, bars, step, format, width, height }} />
      )}
    />
  )
}
