/** Everything that can be seen and is not layout: the one place where the product's looks are decided. */

type ScoreColors = {
  none: string
  veryRisky: string
  risky: string
  fair: string
  veryGood: string
  excellent: string
}

export type SchemeTokens = {
  primary: string
  secondary: string
  success: string
  warning: string
  error: string
  info: string
  canvas: string
  paper: string
  subtle: string
  raised: string
  hover: string
  border: string
  borderStrong: string
  text: string
  textSecondary: string
  textDisabled: string
  backdrop: string
  tooltip: string
  score: ScoreColors
}

export const light: SchemeTokens = {
  primary: '#2f55d4',
  secondary: '#0f766e',
  success: '#18794e',
  warning: '#9a5b00',
  error: '#c5303a',
  info: '#1f6390',
  canvas: '#f7f8fa',
  paper: '#ffffff',
  subtle: '#f1f3f6',
  raised: '#ffffff',
  hover: '#f4f6f9',
  border: '#e2e6ec',
  borderStrong: '#868f9d',
  text: '#141b26',
  textSecondary: '#566173',
  textDisabled: '#8c95a3',
  backdrop: 'rgba(15, 20, 30, 0.42)',
  tooltip: '#1c2431',
  score: {
    none: '#8c95a3',
    veryRisky: '#d13b43',
    risky: '#d9701a',
    fair: '#b48600',
    veryGood: '#5c9a2b',
    excellent: '#1d8a5a',
  },
}

export const dark: SchemeTokens = {
  primary: '#8fa8ff',
  secondary: '#5ec9bd',
  success: '#58c48d',
  warning: '#e5aa4f',
  error: '#ff8a8f',
  info: '#74b9e8',
  canvas: '#0d1117',
  paper: '#141a22',
  subtle: '#1a212b',
  raised: '#1b232e',
  hover: '#1a222c',
  border: '#262f3b',
  borderStrong: '#687587',
  text: '#e8ecf2',
  textSecondary: '#9ba7b7',
  textDisabled: '#657183',
  backdrop: 'rgba(3, 6, 10, 0.66)',
  tooltip: '#2b3644',
  score: {
    none: '#78859a',
    veryRisky: '#f0646b',
    risky: '#ee9449',
    fair: '#e2bd45',
    veryGood: '#9ccc5c',
    excellent: '#4fc48c',
  },
}

/** Sizes in pixels at the browser's default; nothing is smaller than 12. */
export const type = {
  family:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, 'Noto Sans CJK SC', sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  size: { tiny: 12, small: 13, body: 14, lead: 16, title: 18, heading: 24, display: 32 },
  weight: { regular: 400, medium: 500, semibold: 600 },
} as const

/** One step of `theme.spacing`, in pixels. */
export const space = 8

export const radius = { control: 8, card: 12, dialog: 16, pill: 999 } as const

export const shadow = {
  card: '0 1px 2px rgba(16, 24, 40, 0.04)',
  float: '0 8px 24px -6px rgba(16, 24, 40, 0.16), 0 2px 6px rgba(16, 24, 40, 0.06)',
  dialog: '0 24px 56px -12px rgba(10, 15, 25, 0.32)',
} as const

export const size = { control: 36, controlSmall: 30, row: 52, rowDense: 44, header: 56, page: 1200 } as const
