import { expect, it } from 'vitest'
import { fillPath } from './fillPath.ts'

it('a path contains its encoded values', () => {
  expect(fillPath('/users', {})).toBe('/users')
  expect(fillPath('/users/list/:listId/user/:email', { listId: 7, email: 'ása+1/x@example.is' })).toBe(
    '/users/list/7/user/%C3%A1sa%2B1%2Fx%40example.is',
  )
})

it('a value that looks like a parameter or a replacement pattern is inserted unchanged', () => {
  expect(fillPath('/a/:one/:two', { one: ':two', two: '$&' })).toBe('/a/%3Atwo/%24%26')
})
