import { type Theme, useTheme } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppTheme } from './AppTheme.tsx'
import { createBrandSheet, defaultTheme, generateStyles } from './brandSheet.ts'
import { getBrandVars } from './brandVars.ts'
import { createPalette } from './palette.ts'
import { darkTokens, lightTokens } from './tokens.ts'

const primary = '#1f6f54'
const mainVariable = '--heed-palette-primary-main'
const findSchemeRules = (scheme: string, sheet: Record<string, Record<string, string>>) =>
  Object.entries(sheet).find(([selector]) => selector.includes(`"${scheme}"`))?.[1] ?? {}

test.each([
  ['light', lightTokens],
  ['dark', darkTokens],
] as const)(
  'a brand changes only primary colours and their derived colours, in the %s scheme',
  (scheme, tokens) => {
    const changed = findSchemeRules(scheme, createBrandSheet({ primary }))
    expect(changed[mainVariable]).toBe(createPalette(tokens, { primary }).primary.main)
    expect(changed).toHaveProperty('--heed-palette-soft-primary')
    expect(changed).toHaveProperty('--heed-palette-LinearProgress-primaryBg')
    const others = Object.keys(changed).filter((name) => !/primary|Primary/.test(name))
    expect(others).toEqual([])
  },
)

test.each([{}, { primary: '', secondary: undefined }])(
  'a brand without colours changes nothing: %j',
  (brand) => {
    expect(Object.values(createBrandSheet(brand)).flatMap(Object.keys)).toEqual([])
  },
)

test("a part in another brand has all brand colours, including the product's defaults", () => {
  const own = findSchemeRules('dark', generateStyles(defaultTheme))
  expect(getBrandVars({}, 'dark')).toEqual(own)
  expect(getBrandVars({ primary }, 'dark')).toEqual({
    ...own,
    ...findSchemeRules('dark', createBrandSheet({ primary })),
  })
})

test("changing the brand doesn't re-render the page", () => {
  const draw = vi.fn()
  const part = <ThemeReader draw={draw} />
  const { rerender } = render(<AppTheme>{part}</AppTheme>)
  rerender(<AppTheme primary={primary}>{part}</AppTheme>)
  expect(draw).toHaveBeenCalledOnce()
})

function ThemeReader({ draw }: { draw: (theme: Theme) => void }) {
  draw(useTheme())
  return null
}
