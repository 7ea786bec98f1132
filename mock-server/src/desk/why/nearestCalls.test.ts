import { expect, it } from 'vitest'
import { findNearestCalls } from './nearestCalls.ts'

it.each([
  ['GET', '/companies/2/list', 'GET /companies/:companyId/lists'],
  ['PATCH', '/companies/2/lists/7', 'PUT /companies/:companyId/lists/:listId'],
  ['GET', '/company/2/users', 'GET /companies/:companyId/users'],
  ['GET', '/companies/mycompanies', 'GET /companies/my_companies'],
  ['POST', '/auth/logout/', 'POST /auth/logout'],
  ['GET', '/languages', 'GET /languages/all'],
])('for %s %s the nearest call is %s', (method, path, nearest) => {
  expect(findNearestCalls(method, path)[0]).toBe(nearest)
})

it('nearestCalls returns three suggestions for any path', () => {
  for (const path of ['', '/', '/%', `/${'a/'.repeat(200)}`])
    expect(findNearestCalls('GET', path)).toHaveLength(3)
})
