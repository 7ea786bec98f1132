import { ensureContrast, getTextColor, isColor, mixColors } from '@heed/contracts'
import type { SchemeTokens } from './tokens.ts'

export type BrandColors = { primary?: string | undefined; secondary?: string | undefined }

export type Tone = 'primary' | 'success' | 'warning' | 'error' | 'info' | 'neutral'

type Tones = Record<Tone, string>

function shades(color: string, tokens: SchemeTokens) {
  const main = ensureContrast(color, tokens.subtle)
  const away = getTextColor(main) === '#ffffff' ? '#000000' : '#ffffff'
  return {
    main,
    dark: mixColors(main, away, 0.14),
    light: mixColors(main, tokens.paper, 0.3),
    contrastText: getTextColor(main),
  }
}

const withAlpha = (color: string, share: number): string =>
  `${color}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`

/** Replaces invalid brand colours and corrects unreadable colours to AA contrast. */
export function createPalette(tokens: SchemeTokens, brand: BrandColors) {
  const own = (color: string | undefined, fallback: string) => (color && isColor(color) ? color : fallback)
  const strong = {
    primary: shades(own(brand.primary, tokens.primary), tokens),
    secondary: shades(own(brand.secondary, tokens.secondary), tokens),
    success: shades(tokens.success, tokens),
    warning: shades(tokens.warning, tokens),
    error: shades(tokens.error, tokens),
    info: shades(tokens.info, tokens),
  }
  const soft: Tones = {
    ...tokens.soft,
    primary: mixColors(tokens.paper, strong.primary.main, 0.11),
    neutral: tokens.subtle,
  }
  const onSoft: Tones = {
    primary: ensureContrast(strong.primary.main, soft.primary),
    success: ensureContrast(strong.success.main, soft.success),
    warning: ensureContrast(strong.warning.main, soft.warning),
    error: ensureContrast(strong.error.main, soft.error),
    info: ensureContrast(strong.info.main, soft.info),
    neutral: tokens.textSecondary,
  }
  return {
    ...strong,
    soft,
    onSoft,
    text: {
      primary: tokens.text,
      secondary: tokens.textSecondary,
      muted: tokens.textMuted,
      disabled: tokens.textDisabled,
    },
    background: { default: tokens.canvas, paper: tokens.paper },
    divider: tokens.border,
    surface: {
      subtle: tokens.subtle,
      raised: tokens.raised,
      field: withAlpha(tokens.text, tokens.fieldShare),
      hover: tokens.hover,
      rowLine: tokens.rowLine,
      borderStrong: tokens.borderStrong,
      backdrop: tokens.backdrop,
      tooltip: tokens.tooltip,
    },
    score: tokens.score,
  }
}

type Extra = Pick<ReturnType<typeof createPalette>, 'soft' | 'onSoft' | 'surface' | 'score'>

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette extends Extra {}
  interface PaletteOptions extends Partial<Extra> {}
  interface TypeText {
    muted: string
  }
}
