import { expect, it } from 'vitest'
import { addTrailingSlash } from './slashForm.ts'

it.each([
  ['/users', '', '/users/'],
  ['/auth/check-email', '?utm_term=login&message=Hi', '/auth/check-email/?utm_term=login&message=Hi'],
  ['/users/user/asa@example.is', '', '/users/user/asa@example.is/'],
  ['/users/user/asa%40example.is', '', '/users/user/asa%40example.is/'],
  ['/users/user/100%', '', '/users/user/100%/'],
])('%s%s becomes %s with a trailing slash', (pathname, search, wanted) => {
  expect(addTrailingSlash({ pathname, search })).toBe(wanted)
})

it.each(['/', '/users/', '/.well-known/security.txt', '/auth/jwt/signin/aaa.bbb.ccc'])(
  '%s needs no trailing slash',
  (pathname) => {
    expect(addTrailingSlash({ pathname, search: '' })).toBeNull()
  },
)
