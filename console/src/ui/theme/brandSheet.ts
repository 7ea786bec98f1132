import { makeTheme } from './makeTheme.ts'
import type { BrandColors } from './palette.ts'

export const ownTheme = makeTheme()

export const generateStyles = (theme: typeof ownTheme): Record<string, Record<string, string>> =>
  Object.assign({}, ...theme.generateStyleSheets())

export function brandSheet(brand: BrandColors): typeof own {
  const sheet = brand.primary || brand.secondary ? generateStyles(makeTheme(brand)) : {}
  for (const [selector, vars] of Object.entries(sheet))
    for (const name in vars) if (vars[name] === own[selector]?.[name]) delete vars[name]
  return sheet
}

const own = generateStyles(ownTheme)
