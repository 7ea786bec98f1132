import { operations } from '@heed/contracts'
import { describe, expect, it } from 'vitest'
import { matchOperation } from './matchOperation.ts'

describe('matchOperation', () => {
  it.each(operations.map(({ operation, endpoint }) => ({ operation, endpoint })))(
    'finds $operation by its own path, with and without a trailing slash',
    ({ operation, endpoint: { method, path, file } }) => {
      const filled = path.replace(/:(\w+)/g, '7')
      expect(matchOperation(method, filled, file)?.operation).toBe(operation)
      expect(matchOperation(method, `${filled.replace(/\/$/, '')}/`, file)?.operation).toBe(operation)
    },
  )

  it('prefers a literal segment to a parameter', () => {
    expect(matchOperation('GET', '/companies/my_companies')?.operation).toBe('companies.listMine')
    expect(matchOperation('GET', '/companies/12')).toMatchObject({
      operation: 'companies.get',
      params: { companyId: '12' },
    })
  })

  it('decodes parameters in the path', () => {
    expect(matchOperation('GET', '/companies/1/users/user/%C3%A1sa%40example.is')?.params).toEqual({
      companyId: '1',
      email: 'ása@example.is',
    })
    expect(matchOperation('GET', '/locales/is.json', true)?.params).toEqual({ code: 'is' })
  })

  it.each([
    '/companies//lists',
    '/companies/%E0%A4%A/lists',
    '/companies/1/lists//',
    '/companies/1#/lists',
    '/companies/1?/lists',
    '/locales/is.json',
    '',
  ])('finds no operation for %j', (path) => expect(matchOperation('GET', path)).toBeUndefined())

  it('accepts paths of any length', () => {
    const email = `${'a'.repeat(5000)}@example.is`
    expect(matchOperation('GET', `/companies/1/users/user/${email}`)?.params.email).toBe(email)
  })
})
