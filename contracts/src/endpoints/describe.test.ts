import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createUploadSchema } from '../entities/files.ts'
import { Color, createEmailSchema, createIntegerSchema, Id, text } from '../entities/primitives.ts'
import { get, put } from './declarations/declare.ts'
import { formatType, listParameters, toJsonSchema } from './describe.ts'
import { operations } from './operations.ts'

const details = { summary: '', section: '', who: 'admin', answer: z.object({}) } as const

describe('listParameters', () => {
  it('lists path, query and body parameters with their properties', () => {
    const endpoint = put('/companies/:companyId/lists/:listId', {
      ...details,
      query: { tag: z.optional(z.array(z.string())) },
      bodyAs: 'multipart',
      body: z.object({
        listId: Id,
        active: z._default(z.boolean(), true),
        image: z.optional(createUploadSchema()),
      }),
      repeats: ['listId'],
    })
    const found = listParameters(endpoint).map(({ schema: _, ...facts }) => facts)
    const plain = { required: false, many: false, flag: false, upload: false }
    expect(found).toEqual([
      { ...plain, name: 'companyId', in: 'path', required: true },
      { ...plain, name: 'listId', in: 'path', required: true },
      { ...plain, name: 'tag', in: 'query', many: true },
      { ...plain, name: 'active', in: 'body', flag: true },
      { ...plain, name: 'image', in: 'body', upload: true },
    ])
  })

  it('leaves out the token of a direct link', () => {
    const endpoint = get('/file', { ...details, query: { token: z.string() }, tokenInQuery: true })
    expect(listParameters(endpoint)).toEqual([])
  })
})

it.each<[string, z.ZodMiniType]>([
  ['integer from 0', Id],
  ['integer 1–1000', createIntegerSchema(1, 1000)],
  ['string 4–150', text(4, 150)],
  ['string', Color],
  ['email', z.optional(createEmailSchema())],
  ['(integer from 0)[]', z.array(Id)],
  ['email[]', z.array(createEmailSchema())],
  ['a | b', z.enum(['a', 'b'])],
  ['1 | 2', z.literal([1, 2])],
  ['boolean', z._default(z.boolean(), false)],
  ['string | null', z.nullable(z.string())],
  ['0 | 1 | boolean', z.union([z.enum(['0', '1']), z.literal([0, 1]), z.boolean()])],
  ['object', z.object({ id: Id })],
  ['object', z.looseObject({ id: Id })],
  ['object', z.record(z.string(), z.unknown())],
  ['object of string', z.record(z.string(), z.string())],
  ['object of (integer 0–9 | null)', z.record(z.string(), z.nullable(createIntegerSchema(0, 9)))],
  ['object of object', z.record(z.string(), z.object({ id: Id }))],
  [
    'object[]',
    z.array(
      z.discriminatedUnion('type', [z.object({ type: z.literal(1) }), z.object({ type: z.literal(2) })]),
    ),
  ],
  ['object | string', z.union([z.object({ id: Id }), z.string()])],
  [
    'object, as in {"a":[1]}, {"b":[]}',
    z.record(z.string(), z.array(Id)).check(z.meta({ examples: [{ a: [1] }, { b: [] }] })),
  ],
  ['null | true | a', z.literal([null, true, 'a'])],
  ['file', createUploadSchema()],
])('typeText describes a schema as %s', (words, schema) => {
  expect(formatType(toJsonSchema(schema, 'input'))).toBe(words)
})

it('every parameter in the catalogue has a type text, and every answer a schema', () => {
  for (const { operation, endpoint } of operations) {
    const said = listParameters(endpoint).map(({ schema }) => formatType(toJsonSchema(schema, 'input')))
    expect([operation, said.filter((words) => words === '' || words === 'any')]).toEqual([operation, []])
    if (!endpoint.media) expect(toJsonSchema(endpoint.answer, 'output')).not.toEqual({})
  }
})
