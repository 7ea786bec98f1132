import type { Tone } from '../theme/palette.ts'

/** One bar of a chart; `text` is its value as people read it. */
export type Bar = {
  key: string
  label: string
  /** A second line under the label, such as "25–49". */
  hint?: string | undefined
  value: number
  text: string
  /** What else the value is, such as "42 people". */
  note?: string | undefined
  /** Any CSS colour; the brand's where none is given. */
  color?: string | undefined
  /** Opens what the value counts, such as the people in it. */
  onOpen?: (() => void) | undefined
}

/** One line of a chart; a value for each place of the chart's `at`, null where there is none. */
export type Line = {
  key: string
  label: string
  values: readonly (number | null)[]
  tone?: Exclude<Tone, 'info'> | undefined
  /** Stays as it is until the next value. */
  stepped?: boolean | undefined
  /** Not yet so: planned or expected. */
  dashed?: boolean | undefined
  /** Tinted down to nothing. */
  filled?: boolean | undefined
}

/** What is missing between two lines at their last common place, such as "614 still open". */
export type Gap = { from: string; to: string; text: string }

/** The faces of a chart beside the full one; all have its height. */
export type ChartFaces = {
  /** What the chart shows, for those who cannot see it. */
  label: string
  /** Pixels of the drawing, in every face. */
  height?: number | undefined
  loading?: boolean | undefined
  error?: string | undefined
  onRetry?: (() => void) | undefined
}
