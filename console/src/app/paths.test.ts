import { expect, it } from 'vitest'
import { paths, withQuery } from './paths.ts'

it('a link ends with a slash and encodes its parameters', () => {
  expect(paths.home()).toBe('/')
  expect(paths.employees()).toBe('/users/')
  expect(paths.list({ listId: 7 })).toBe('/users/list/7/')
  expect(paths.employeeOfList({ listId: 7, email: 'ása+1/x@example.is' })).toBe(
    '/users/list/7/user/%C3%A1sa%2B1%2Fx%40example.is/',
  )
})

it('a query leaves out missing values', () => {
  expect(withQuery(paths.signIn(), { redirect: null })).toBe('/auth/signin/')
  expect(withQuery(paths.signIn(), { redirect: '/users/?a=1' })).toBe(
    '/auth/signin/?redirect=%2Fusers%2F%3Fa%3D1',
  )
})
