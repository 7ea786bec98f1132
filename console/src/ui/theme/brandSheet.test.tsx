import { type Theme, useTheme } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppTheme } from './AppTheme.tsx'
import { brandSheet, generateStyles, ownTheme } from './brandSheet.ts'
import { brandVars } from './brandVars.ts'
import { createPalette } from './palette.ts'
import { dark, light } from './tokens.ts'

const primary = '#1f6f54'
const main = '--heed-palette-primary-main'
const ofScheme = (scheme: string, sheet: Record<string, Record<string, string>>) =>
  Object.entries(sheet).find(([selector]) => selector.includes(`"${scheme}"`))?.[1] ?? {}

test.each([
  ['light', light],
  ['dark', dark],
] as const)('a brand changes its colours and what is made of them, in the %s scheme', (scheme, tokens) => {
  const changed = ofScheme(scheme, brandSheet({ primary }))
  expect(changed[main]).toBe(createPalette(tokens, { primary }).primary.main)
  expect(changed).toHaveProperty('--heed-palette-soft-primary')
  expect(changed).toHaveProperty('--heed-palette-LinearProgress-primaryBg')
  const others = Object.keys(changed).filter((name) => !/primary|Primary/.test(name))
  expect(others).toEqual([])
})

test.each([{}, { primary: '', secondary: undefined }])('no colours change nothing: %j', (brand) => {
  expect(Object.values(brandSheet(brand)).flatMap(Object.keys)).toEqual([])
})

test('a part in another brand has all of its colours, also where they are the product’s', () => {
  const own = ofScheme('dark', generateStyles(ownTheme))
  expect(brandVars({}, 'dark')).toEqual(own)
  expect(brandVars({ primary }, 'dark')).toEqual({ ...own, ...ofScheme('dark', brandSheet({ primary })) })
})

test('another brand draws nothing again', () => {
  const draw = vi.fn()
  const part = <Part draw={draw} />
  const { rerender } = render(<AppTheme>{part}</AppTheme>)
  rerender(<AppTheme primary={primary}>{part}</AppTheme>)
  expect(draw).toHaveBeenCalledOnce()
})

function Part({ draw }: { draw: (theme: Theme) => void }) {
  draw(useTheme())
  return null
}
