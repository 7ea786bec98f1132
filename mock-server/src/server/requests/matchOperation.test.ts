import { operations } from '@heed/contracts'
import { describe, expect, it } from 'vitest'
import { matchOperation } from './matchOperation.ts'

describe('finding the call behind a path', () => {
  it.each(operations.map(({ operation, endpoint }) => ({ operation, endpoint })))(
    '$operation is found by its own path, with and without a slash at its end',
    ({ operation, endpoint: { method, path, file } }) => {
      const filled = path.replace(/:(\w+)/g, '7')
      expect(matchOperation(method, filled, file)?.operation).toBe(operation)
      expect(matchOperation(method, `${filled.replace(/\/$/, '')}/`, file)?.operation).toBe(operation)
    },
  )

  it('prefers a literal to a parameter', () => {
    expect(matchOperation('GET', '/companies/my_companies')?.operation).toBe('companies.listMine')
    expect(matchOperation('GET', '/companies/12')).toMatchObject({
      operation: 'companies.get',
      params: { companyId: '12' },
    })
  })

  it('decodes what stands in the path', () => {
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
  ])('knows no call behind %j', (path) => expect(matchOperation('GET', path)).toBeUndefined())

  it('takes an address of any length', () => {
    const email = `${'a'.repeat(5000)}@example.is`
    expect(matchOperation('GET', `/companies/1/users/user/${email}`)?.params.email).toBe(email)
  })
})
