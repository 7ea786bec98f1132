import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { FieldSkeleton } from './FieldSkeleton.tsx'

it.each([
  ['the time zone and the help text', true, { helper: 'Help' }, 'Due\u00a0Help'],
  ['the time zone', true, {}, 'Due\u00a0'],
  ['the help text', false, { helper: 'Help' }, 'DueHelp'],
  ['an error message', false, {}, 'Due\u00a0'],
])('FieldSkeleton reserves a line for %s so that nothing below moves', (_, hasZone, texts, lines) => {
  renderWithProviders(<FieldSkeleton texts={{ label: 'Due', ...texts }} hasZone={hasZone} />)
  expect(document.body.textContent).toBe(lines)
})
