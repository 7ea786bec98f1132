import { productColors } from '@heed/contracts/rules/branding/productColor'

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
  soft: Record<'success' | 'warning' | 'error' | 'info', string>
  canvas: string
  paper: string
  subtle: string
  raised: string
  hover: string
  border: string
  rowLine: string
  borderStrong: string
  text: string
  textSecondary: string
  textMuted: string
  textDisabled: string
  /** Share of the strong border's colour in a field's background. */
  fieldShare: number
  backdrop: string
  tooltip: string
  score: ScoreColors
}

export const lightTokens: SchemeTokens = {
  primary: productColors.light,
  secondary: '#0f766e',
  success: '#107a48',
  warning: '#8a5300',
  error: '#b92c25',
  info: '#0b6394',
  soft: { success: '#e3f4ea', warning: '#fdf0d9', error: '#fce8e6', info: '#e2f1fa' },
  canvas: '#f4f5f8',
  paper: '#ffffff',
  subtle: '#eff1f4',
  raised: '#ffffff',
  hover: '#f7f8fa',
  border: '#e2e6ec',
  rowLine: '#eceef2',
  borderStrong: '#868f9d',
  text: '#12161d',
  textSecondary: '#4a5361',
  textMuted: '#626b79',
  textDisabled: '#8c95a3',
  fieldShare: 0.13,
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

export const darkTokens: SchemeTokens = {
  primary: productColors.dark,
  secondary: '#5ec9bd',
  success: '#6bd49b',
  warning: '#f0b95b',
  error: '#ff9a91',
  info: '#79c6f2',
  soft: { success: '#12301f', warning: '#33260d', error: '#3a1715', info: '#0f2c3d' },
  canvas: '#0b0e13',
  paper: '#14181f',
  subtle: '#232a34',
  raised: '#1c212a',
  hover: '#191e26',
  border: '#2a313c',
  rowLine: '#20262f',
  borderStrong: '#6b7686',
  text: '#eef1f5',
  textSecondary: '#b4bcc9',
  textMuted: '#95a0af',
  textDisabled: '#657183',
  fieldShare: 0.18,
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

/** Sizes in rem, so that they follow the browser's text size. */
export const typeScale = {
  family:
    "'Inter Variable', 'Inter Stand-in', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  size: { tiny: '0.75rem', body: '0.875rem', lead: '1rem', heading: '1.25rem', display: '1.75rem' },
  line: { tiny: '1rem', body: '1.25rem', lead: '1.5rem', heading: '1.75rem', display: '2.25rem' },
  weight: { regular: 400, medium: 500, semibold: 600 },
} as const

export const computeLineRatio = (step: keyof typeof typeScale.size): number =>
  Number.parseFloat(typeScale.line[step]) / Number.parseFloat(typeScale.size[step])

export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const

export const spacingPx = 8

export const radiiPx = { tag: 6, control: 8, card: 12, dialog: 16, pill: 999 } as const

export const shadow = {
  card: '0 1px 2px rgba(16, 24, 40, 0.06)',
  float: '0 8px 24px -6px rgba(16, 24, 40, 0.16), 0 2px 6px rgba(16, 24, 40, 0.06)',
  dialog: '0 24px 56px -12px rgba(10, 15, 25, 0.32)',
} as const

/** Sizes in rem, so that controls grow with their text; `touch` is the minimum size of touch targets. */
export const sizes = {
  control: '2.25rem',
  controlSmall: '2rem',
  touch: '2.75rem',
  row: '3rem',
  rowDense: '2.5rem',
  rowTwoLines: '4rem',
  tableHead: '2.5rem',
  strip: '2.25rem',
  header: '3.5rem',
  form: '45rem',
  page: '75rem',
  widePage: '90rem',
} as const

export const TOUCH_QUERY = '@media (pointer: coarse)'

/** Windows so short, or zoomed so far, that sticky bars would cover most of the page. */
export const SHORT_QUERY = '@media (max-height: 25rem)'

export const STICKY = 'var(--heed-sticky, sticky)' as 'sticky'

/** Durations in ms; only opacity and position are animated. */
export const durationsMs = { quick: 120, calm: 160, slow: 200 } as const
