import { controls } from '@heed/contracts/controls'
import { expect, it } from 'vitest'

const files: Record<string, string> = import.meta.glob('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = Object.entries(files).filter(([path]) => !path.includes('.test.'))
const shownControls = new Set(
  sources.flatMap(([, source]) => [...source.matchAll(/control: '([\w.]+)'/g)].map(([, name]) => name)),
)
const changingControls = Object.entries(controls).flatMap(([area, calls]) =>
  Object.entries(calls)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name]) => `${area}.${name}`),
)

it('the desk shows the call for every control that changes a world', () => {
  expect(changingControls.length).toBeGreaterThan(10)
  expect(changingControls.filter((name) => !shownControls.has(name))).toEqual([])
})
