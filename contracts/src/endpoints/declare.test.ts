import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { get, paramNames, put } from './declare.ts'

const details = { summary: '', section: 'S0 section 7', who: 'admin', answer: z.unknown() } as const

describe('a declaration', () => {
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

  it('has an empty query and no body when it names none', () => {
    expect(get('/auth/user', details)).toMatchObject({ query: {}, body: undefined })
  })

  it('refuses a name that stands in path and body, for the flat argument would lose one', () => {
    const body = z.object({ listId: z.int() })
    expect(() => put('/companies/:companyId/lists/:listId', { ...details, body })).toThrow(
      'PUT /companies/:companyId/lists/:listId: "listId" stands in two places',
    )
  })

  it('refuses a name that stands in query and body', () => {
    const both = { filter: z.string() }
    expect(() => put('/auth/user', { ...details, query: both, body: z.object(both) })).toThrow('"filter"')
  })

  it('refuses a path parameter without a shape', () => {
    expect(() => get('/planets/:planetId', details)).toThrow('no shape for ":planetId"')
  })
})

describe('paramNames', () => {
  it.each([
    ['/auth/user', []],
    ['/companies/:companyId/users/user/:email/trainings', ['companyId', 'email']],
    ['/locales/:code.json', ['code']],
  ])('of %s are %j', (path, names) => {
    expect(paramNames(path)).toEqual(names)
  })
})
