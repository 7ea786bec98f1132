import { expect, it } from 'vitest'
import { findCurrentPath } from './currentPlace.ts'

const menuPaths = ['/settings/', '/settings/email/', '/settings/admins/', '/settings/api-keys/?tab=1']

it.each([
  ['/settings/', '/settings/'],
  ['/settings', '/settings/'],
  ['/settings/email/', '/settings/email/'],
  ['/settings/email/reminders/', '/settings/email/'],
  // A path that merely starts with the same letters belongs to a different page.
  ['/settings/emails/', '/settings/'],
  ['/settings/api-keys/', '/settings/api-keys/?tab=1'],
  ['/users/', undefined],
])('at %s the current place is %s', (pathname, place) => {
  expect(findCurrentPath(menuPaths, pathname)).toBe(place)
})
