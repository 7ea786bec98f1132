import { makeTheme } from './makeTheme.ts'
import type { BrandColors } from './palette.ts'

/** The product's own looks: everything is made with it once, whatever the brand. */
export const ownTheme = makeTheme()

/** The variables of a theme by the selector of their scheme. */
export const sheetOf = (theme: typeof ownTheme): Record<string, Record<string, string>> =>
  Object.assign({}, ...theme.generateStyleSheets())

/** What a brand changes of the variables; nothing where it has no colours. */
export function brandSheet(brand: BrandColors): typeof own {
  const sheet = brand.primary || brand.secondary ? sheetOf(makeTheme(brand)) : {}
  for (const [selector, vars] of Object.entries(sheet))
    for (const name in vars) if (vars[name] === own[selector]?.[name]) delete vars[name]
  return sheet
}

const own = sheetOf(ownTheme)
