import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { FieldSkeleton } from './FieldSkeleton.tsx'

it.each([
  ['its zone and its help', true, { helper: 'Help' }, 'Due\u00a0Help'],
  ['its zone', true, {}, 'Due\u00a0'],
  ['its help', false, { helper: 'Help' }, 'DueHelp'],
  ['what may be wrong with it', false, {}, 'Due\u00a0'],
])('FieldSkeleton reserves a line for %s so that nothing below moves', (_, hasZone, texts, lines) => {
  show(<FieldSkeleton texts={{ label: 'Due', ...texts }} hasZone={hasZone} />)
  expect(document.body.textContent).toBe(lines)
})
