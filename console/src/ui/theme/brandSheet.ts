import { makeTheme } from './makeTheme.ts'
import type { BrandColors } from './palette.ts'

export const ownTheme = makeTheme()

export const generateStyles = (theme: typeof ownTheme): Record<string, Record<string, string>> =>
  Object.assign({}, ...theme.generateStyleSheets())

export function createBrandSheet(brand: BrandColors): typeof ownStyles {
  const styles = brand.primary || brand.secondary ? generateStyles(makeTheme(brand)) : {}
  for (const [selector, vars] of Object.entries(styles))
    for (const name in vars) if (vars[name] === ownStyles[selector]?.[name]) delete vars[name]
  return styles
}

const ownStyles = generateStyles(ownTheme)
