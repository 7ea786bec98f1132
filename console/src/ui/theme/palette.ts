import { ensureContrast, getTextColor, isColor, mixColors } from '@heed/contracts'
import type { SchemeTokens } from './tokens.ts'

export type BrandColors = { primary?: string | undefined; secondary?: string | undefined }

export type Tone = 'primary' | 'success' | 'warning' | 'error' | 'info' | 'neutral'

type ToneColors = Record<Tone, string>

function createShades(color: string, tokens: SchemeTokens) {
  const main = ensureContrast(color, tokens.subtle)
  const shadeTarget = getTextColor(main) === '#ffffff' ? '#000000' : '#ffffff'
  return {
    main,
    dark: mixColors(main, shadeTarget, 0.14),
    light: mixColors(main, tokens.paper, 0.3),
    contrastText: getTextColor(main),
  }
}

const withAlpha = (color: string, opacity: number): string =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`

/** Replaces invalid brand colours and corrects unreadable colours to AA contrast. */
export function createPalette(tokens: SchemeTokens, brand: BrandColors) {
  const pickColor = (color: string | undefined, fallback: string) =>
    color && isColor(color) ? color : fallback
  const strong = {
    primary: createShades(pickColor(brand.primary, tokens.primary), tokens),
    secondary: createShades(pickColor(brand.secondary, tokens.secondary), tokens),
    success: createShades(tokens.success, tokens),
    warning: createShades(tokens.warning, tokens),
    error: createShades(tokens.error, tokens),
    info: createShades(tokens.info, tokens),
  }
  const softColors: ToneColors = {
    ...tokens.soft,
    primary: mixColors(tokens.paper, strong.primary.main, 0.11),
    neutral: tokens.subtle,
  }
  const onSoft: ToneColors = {
    primary: ensureContrast(strong.primary.main, softColors.primary),
    success: ensureContrast(strong.success.main, softColors.success),
    warning: ensureContrast(strong.warning.main, softColors.warning),
    error: ensureContrast(strong.error.main, softColors.error),
    info: ensureContrast(strong.info.main, softColors.info),
    neutral: tokens.textSecondary,
  }
  return {
    ...strong,
    soft: softColors,
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
      field: withAlpha(tokens.borderStrong, tokens.fieldShare),
      hover: tokens.hover,
      rowLine: tokens.rowLine,
      borderStrong: tokens.borderStrong,
      backdrop: tokens.backdrop,
      tooltip: tokens.tooltip,
    },
    score: tokens.score,
  }
}

type PaletteExtension = Pick<ReturnType<typeof createPalette>, 'soft' | 'onSoft' | 'surface' | 'score'>

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette extends PaletteExtension {}
  interface PaletteOptions extends Partial<PaletteExtension> {}
  interface TypeText {
    muted: string
  }
}
