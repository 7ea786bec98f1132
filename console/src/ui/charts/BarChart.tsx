import type { ReactNode } from 'react'
import { createLazyComponent } from '../lazyPart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { Bar, ChartBaseProps } from './types.ts'

const BarDrawing = createLazyComponent(async () => (await import('./BarDrawing.tsx')).BarDrawing)

export const { fetch: fetchBars } = BarDrawing

type Props = ChartBaseProps & {
  bars: readonly Bar[]
  heads: { label: string; value: string; note?: string }
  step?: number | undefined
  format: (value: number) => string
  empty: ReactNode
}

export function BarChart({ bars, heads: headers, step, format, ...frameProps }: Props) {
  const rows = bars.map(({ key, label, hint, text, note, onOpen }) => ({
    key,
    onOpen,
    cells: [hint ? `${label}, ${hint}` : label, text, ...(headers.note === undefined ? [] : [note ?? ''])],
  }))
  const columnTitles = [headers.label, headers.value, ...(headers.note === undefined ? [] : [headers.note])]
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
