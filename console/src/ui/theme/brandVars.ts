import { type BrandColors, paletteOf } from './palette.ts'
import { dark, light } from './tokens.ts'

const schemes = { light, dark } as const

/** A part of the page in another brand's colours than the page itself: for `style` beside `data-theme`. */
export function brandVars(brand: BrandColors, scheme: keyof typeof schemes): Record<string, string> {
  const { primary, soft, onSoft } = paletteOf(schemes[scheme], brand)
  return {
    '--heed-palette-primary-main': primary.main,
    '--heed-palette-primary-dark': primary.dark,
    '--heed-palette-primary-light': primary.light,
    '--heed-palette-primary-contrastText': primary.contrastText,
    '--heed-palette-soft-primary': soft.primary,
    '--heed-palette-onSoft-primary': onSoft.primary,
  }
}
