import { generateStyles } from './brandSheet.ts'
import { makeTheme } from './makeTheme.ts'
import type { BrandColors } from './palette.ts'

export function getBrandVars(brand: BrandColors, scheme: 'light' | 'dark'): Record<string, string> {
  const styleEntries = Object.entries(generateStyles(makeTheme(brand)))
  const [, vars] = styleEntries.find(([selector]) => selector.includes(`"${scheme}"`)) ?? []
  if (!vars) throw new Error(`The theme has no ${scheme} scheme`)
  return vars
}
