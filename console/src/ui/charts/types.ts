import type { Tone } from '../theme/palette.ts'

export type Bar = {
  key: string
  label: string
  hint?: string | undefined
  value: number
  text: string
  note?: string | undefined
  color?: string | undefined
  onOpen?: (() => void) | undefined
}

/** Contains a value for each position in the chart's `xValues`; null for gaps. */
export type Line = {
  key: string
  label: string
  values: readonly (number | null)[]
  tone?: Exclude<Tone, 'info'> | undefined
  stepped?: boolean | undefined
  dashed?: boolean | undefined
  filled?: boolean | undefined
}

export type ChartMarker = { x: number; text: string }

export type ChartGap = { from: string; to: string; text: string }

export type ChartBaseProps = {
  label: string
  height?: number | undefined
  loading?: boolean | undefined
  error?: string | undefined
  onRetry?: (() => void) | undefined
}
