import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { SchemeToggle } from '../buttons/SchemeToggle.tsx'
import { applySavedScheme, MODE_KEY } from './scheme.ts'

const stubSystemScheme = (scheme: 'light' | 'dark') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(scheme),
    addListener: () => undefined,
    removeListener: () => undefined,
  }))

beforeEach(() => localStorage.clear())

test.each([
  [undefined, 'dark', 'dark'],
  [undefined, 'light', 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['system', 'dark', 'dark'],
] as const)('with a saved choice of %s in a %s system, the console starts %s', (saved, scheme, shown) => {
  if (saved) localStorage.setItem(MODE_KEY, saved)
  stubSystemScheme(scheme)
  applySavedScheme()
  expect(document.documentElement.dataset.theme).toBe(shown)
})

test('selecting a colour scheme applies and saves it', async () => {
  const { user } = renderWithProviders(<SchemeToggle />)
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect([document.documentElement.dataset.theme, localStorage.getItem(MODE_KEY)]).toEqual(['dark', 'dark'])
  await user.click(screen.getByRole('radio', { name: 'Light' }))
  expect([document.documentElement.dataset.theme, localStorage.getItem(MODE_KEY)]).toEqual(['light', 'light'])
})
