import type { Operation } from '@heed/contracts'
import { expect, it } from 'vitest'
import { findUndocumented } from './documented.ts'

it.each<[Operation, number, boolean]>([
  ['lists.list', 200, true],
  ['lists.list', 404, true],
  ['lists.list', 503, true],
  ['lists.list', 418, false],
  ['branding.loadLanguages', 401, false],
  ['branding.loadLocale', 400, true],
  ['branding.loadLocale', 405, false],
])('%s may return the status %i: %s', (operation, status, isNamed) => {
  expect(findUndocumented(operation, status).length).toBe(isNamed ? 0 : 1)
})
