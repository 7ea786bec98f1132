import { expect, test } from 'vitest'
import { themeComponents } from './components.ts'
import { makeTheme } from './makeTheme.ts'
import { createPalette } from './palette.ts'
import { darkTokens, lightTokens } from './tokens.ts'

function getDisabledStyles(): unknown {
  const root = themeComponents.MuiMenuItem?.styleOverrides?.root
  const theme = makeTheme()
  const written = typeof root === 'function' ? Reflect.apply(root, undefined, [{ theme }]) : root
  return JSON.parse(JSON.stringify(written))['&[aria-disabled="true"]']
}

test('a disabled menu item has the disabled colour and no hover background', () => {
  expect(getDisabledStyles()).toEqual({
    cursor: 'not-allowed',
    color: makeTheme().vars.palette.text.disabled,
    '&:hover': { backgroundColor: 'transparent' },
  })
})

test.each([
  ['light', lightTokens],
  ['dark', darkTokens],
] as const)('in the %s scheme, muted text differs from primary and secondary text', (_, tokens) => {
  const { primary, secondary, muted } = createPalette(tokens, {}).text
  expect(new Set([primary, secondary, muted]).size).toBe(3)
})
