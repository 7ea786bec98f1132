/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeRedirect } from './safeRedirect.ts'

test.each([
  ['/users/', '/users/'],
  ['users/', '/users/'],
  ['/users/?p=2&q=a%20b#top', '/users/?p=2&q=a%20b#top'],
  ['/', '/'],
  ['?tab=lists', '/?tab=lists'],
  ['/go?to=https://evil.example', '/go?to=https://evil.example'],
])('sanitizeRedirect keeps the path %j', (wanted, path) => {
  expect(sanitizeRedirect(wanted)).toBe(path)
})

test.each([
  '',
  null,
  undefined,
  '//evil.example',
  '///evil.example',
  'https:evil.example',
  'https://evil.example/',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  'java\nscript:alert(1)',
  '/.//evil.example',
  '/a/..//evil.example',
])('sanitizeRedirect replaces %j with the home page', (wanted) => {
  expect(sanitizeRedirect(wanted)).toBe('/')
})

test('sanitizeRedirect never leaves the site for any input', { tags: 'slow' }, () => {
  const nasty = fc.string({ unit: fc.constantFrom(...'/\\:.@?#ab\t '), maxLength: 16 })
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (wanted) => {
      const path = sanitizeRedirect(wanted)
      return path.startsWith('/') && new URL(path, 'https://here.example').host === 'here.example'
    }),
  )
})
