import { sheetOf } from './brandSheet.ts'
import { makeTheme } from './makeTheme.ts'
import type { BrandColors } from './palette.ts'

/** A part of the page in another brand's colours than the page itself, in all of them: for `style` beside `data-theme`. */
export function brandVars(brand: BrandColors, scheme: 'light' | 'dark'): Record<string, string> {
  const sheet = Object.entries(sheetOf(makeTheme(brand)))
  const [, vars] = sheet.find(([selector]) => selector.includes(`"${scheme}"`)) ?? []
  if (!vars) throw new Error(`The theme has no ${scheme} scheme`)
  return vars
}
