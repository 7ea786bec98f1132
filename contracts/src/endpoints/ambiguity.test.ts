import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { controls } from '../controls/controls.ts'
import { findAmbiguity } from './ambiguity.ts'
import { type Endpoint, get, put } from './declarations/declare.ts'
import { operations } from './operations.ts'

const toEndpoints = (calls: object): Endpoint[] => Object.values(calls)

const details = { summary: '', section: 'S0 section 7', who: 'admin', answer: z.unknown() } as const

it('no call of the API or the mock server is ambiguous', () => {
  const declared = [
    ...operations.map(({ endpoint }) => endpoint),
    ...Object.values(controls).flatMap(toEndpoints),
  ]
  expect(declared.map(findAmbiguity).filter(Boolean)).toEqual([])
})

describe('findAmbiguity', () => {
  it('reports a name used in both path and body', () => {
    const body = z.object({ listId: z.int() })
    expect(findAmbiguity(put('/companies/:companyId/lists/:listId', { ...details, body }))).toBe(
      'PUT /companies/:companyId/lists/:listId: "listId" appears in two places',
    )
  })

  it('reports a name used in both query and body', () => {
    const both = { filter: z.string() }
    expect(findAmbiguity(put('/auth/user', { ...details, query: both, body: z.object(both) }))).toContain(
      '"filter"',
    )
  })

  it('reports a path parameter without a shape', () => {
    expect(findAmbiguity(get('/planets/:planetId', details))).toContain('no shape for ":planetId"')
  })
})
