import { makeTheme } from './makeTheme.ts'
import type { BrandColors } from './palette.ts'

export const defaultTheme = makeTheme()

export const generateStyles = (theme: typeof defaultTheme): Record<string, Record<string, string>> =>
  Object.assign({}, ...theme.generateStyleSheets())

export function createBrandSheet(brand: BrandColors): typeof defaultStyles {
  const styles = brand.primary || brand.secondary ? generateStyles(makeTheme(brand)) : {}
  for (const [selector, vars] of Object.entries(styles))
    for (const name in vars) if (vars[name] === defaultStyles[selector]?.[name]) delete vars[name]
  return styles
}

const defaultStyles = generateStyles(defaultTheme)
