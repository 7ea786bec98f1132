import { expect, it } from 'vitest'
import { printInLightTheme } from './printTheme.ts'

it('a dark page is printed with the light theme', () => {
  printInLightTheme()
  const { dataset } = document.documentElement
  dataset.theme = 'dark'
  window.dispatchEvent(new Event('beforeprint'))
  expect(dataset.theme).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(dataset.theme).toBe('dark')
})
