import { expect, it } from 'vitest'
import { findCurrentPath } from './currentPlace.ts'

const places = ['/settings/', '/settings/email/', '/settings/admins/', '/settings/api-keys/?tab=1']

it.each([
  ['/settings/', '/settings/'],
  ['/settings', '/settings/'],
  ['/settings/email/', '/settings/email/'],
  ['/settings/email/reminders/', '/settings/email/'],
  // A path that only shares its first letters with this page belongs to a different page.
  ['/settings/emails/', '/settings/'],
  ['/settings/api-keys/', '/settings/api-keys/?tab=1'],
  ['/users/', undefined],
])('at %s the current place is %s', (pathname, place) => {
  expect(findCurrentPath(places, pathname)).toBe(place)
})
