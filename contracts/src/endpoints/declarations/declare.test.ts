import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { get, listParamNames, put } from './declare.ts'

const details = { summary: '', section: 'S0 section 7', who: 'admin', answer: z.unknown() } as const

describe('an endpoint declaration', () => {
  it('keeps method, path, query and body', () => {
    const endpoint = put('/companies/:companyId/lists/:listId', {
      ...details,
      query: { dry: z.boolean() },
      body: z.object({ name: z.string() }),
    })
    expect(endpoint).toMatchObject({
      method: 'PUT',
      path: '/companies/:companyId/lists/:listId',
      who: 'admin',
    })
    expect(Object.keys(endpoint.query)).toEqual(['dry'])
    expect(Object.keys(endpoint.body.def.shape)).toEqual(['name'])
  })

  it('has an empty query and no body by default', () => {
    expect(get('/auth/user', details)).toMatchObject({ query: {}, body: undefined })
  })
})

describe('paramNames', () => {
  it.each([
    ['/auth/user', []],
    ['/companies/:companyId/users/user/:email/trainings', ['companyId', 'email']],
    ['/locales/:code.json', ['code']],
  ])('returns the parameters of %s: %j', (path, names) => {
    expect(listParamNames(path)).toEqual(names)
  })
})
