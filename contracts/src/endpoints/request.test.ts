/** @module-tag property */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { limitRuns } from '../../test/runs.ts'
import { Upload } from '../entities/files.ts'
import { Ok } from '../entities/primitives.ts'
import { api } from './catalogue.ts'
import { type Endpoint, getBodyShape, listParamNames, pathParams, post } from './declarations/declare.ts'
import { operations } from './operations.ts'
import { formatFieldName, parseWireRequest, toWireRequest } from './request.ts'

const addUsers = api.employees.addUsersToList

type Def = {
  type: string
  innerType: z.core.$ZodType
  element: z.core.$ZodType
  options: z.core.$ZodType[]
  values: string[]
  entries: Record<string, string>
  shape: z.core.$ZodShape
}

const words = fc.oneof(
  fc.constantFrom('en', 'pt-BR', 'a', 'Ásgeir Þór', 'x=1&y=2', '50% / þ?#', '+'),
  // Forms too rare for fast-check to generate.
  fc.constantFrom(
    '5f0c6b1e-9a44-4f5e-8f0e-3a1f6d1f2c11',
    '2027-03-01T00:00:00.000Z',
    '2027-03-01',
    '#2f6f4f',
    'IS',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
)
const address = fc.stringMatching(/^[A-Za-z0-9+%/]{1,8}$/).map((local) => `${local}@example.is`)

function createValues(schema: z.core.$ZodType, place = 'the body'): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def
  const examples = z.globalRegistry.get(schema)?.examples
  if (examples) return fc.constantFrom(...(examples as unknown[]))
  const isAddress = z.globalRegistry.get(schema)?.format === 'email'
  const kinds: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => (isAddress ? address : words),
    number: () => fc.nat(1000),
    boolean: () => fc.boolean(),
    literal: () => fc.constantFrom(...def.values),
    enum: () => fc.constantFrom(...Object.values(def.entries)),
    optional: () => fc.option(createValues(def.innerType, place), { nil: undefined }),
    nullable: () => fc.option(createValues(def.innerType, place)),
    default: () => fc.option(createValues(def.innerType, place), { nil: undefined }),
    array: () => fc.array(createValues(def.element, `${place}[]`), { minLength: 1, maxLength: 3 }),
    union: () => fc.oneof(...def.options.map((option) => createValues(option, place))),
    object: () => createRecord(def.shape),
    record: () => fc.dictionary(words, words),
    custom: () => fc.string().map((text) => new File([text], 'file.bin')),
  }
  const kind = kinds[def.type]
  if (!kind) throw new Error(`No values for a schema of type ${def.type}`)
  return kind().filter(createAcceptanceCheck(schema, place))
}

function createAcceptanceCheck(schema: z.core.$ZodType, place: string) {
  let missed = 0
  return (value: unknown) => {
    const taken = z.safeParse(schema, value).success
    missed = taken ? 0 : missed + 1
    if (missed > 2_000) throw new Error(`No value meets ${place}: give its schema z.meta({ examples: […] })`)
    return taken
  }
}

const createRecord = (shape: z.core.$ZodShape) =>
  fc.record(
    Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, createValues(schema, name)])),
  )

const createPathShape = (endpoint: Endpoint) =>
  Object.fromEntries(
    listParamNames(endpoint.path).map((name) => [name, pathParams[name as keyof typeof pathParams]]),
  )

/** Text-or-number unions in a query arrive as text. */
function toReceivedArgs(endpoint: Endpoint, args: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries({
    ...createPathShape(endpoint),
    ...endpoint.query,
    ...getBodyShape(endpoint),
  }).map(([name, schema]) => {
    const value = name === 'trainingId' && args[name] !== undefined ? String(args[name]) : args[name]
    return [name, z.parse(schema, value)] as const
  })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

function parseParams(template: string, path: string): Record<string, string> {
  const pattern = new RegExp(`^${template.replace('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  const groups = pattern.exec(path)?.groups
  if (!groups && template.includes(':')) throw new Error(`${path} is not ${template}`)
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
  )
}

describe('an API request', () => {
  it.each(operations)('for $operation is received as it was sent', ({ endpoint }) => {
    const body = endpoint.body ? createValues(endpoint.body) : fc.constant({})
    const everything = fc.tuple(createRecord(createPathShape(endpoint)), createRecord(endpoint.query), body)
    const property = fc.property(everything, ([path, query, content]) => {
      // The path comes last, because some calls repeat the company in the body.
      const args = { ...query, ...(content as object), ...path }
      const wire = toWireRequest(endpoint, args)
      const url = new URL(wire.path, 'http://heed.example')
      const json: unknown = wire.body === undefined ? undefined : JSON.parse(JSON.stringify(wire.body))
      const sent = wire.form ? Object.fromEntries(wire.form.entries()) : json
      const received = parseWireRequest(
        endpoint,
        parseParams(endpoint.path, url.pathname),
        url.searchParams,
        sent,
      )
      expect(received).toEqual({ input: toReceivedArgs(endpoint, args) })
    })
    fc.assert(property, { numRuns: limitRuns(40) })
  })

  it('repeats the key for each item of a list', () => {
    const { path } = toWireRequest(api.employees.list, { companyId: 1, listId: [3, 4], order: 'name asc' })
    expect(path).toBe('/companies/1/users?order=name+asc&listId=3&listId=4')
  })

  it('leaves out undefined values', () => {
    expect(
      toWireRequest(api.employees.update, {
        companyId: 1,
        currentEmail: 'a@b.is',
        name: 'A',
        email: undefined,
      }),
    ).toEqual({
      method: 'PUT',
      path: '/companies/1/users/a%40b.is',
      body: { name: 'A' },
    })
  })

  it('has no body when none is declared', () => {
    expect(toWireRequest(api.lists.delete, { companyId: 1, listId: 2 })).toEqual({
      method: 'DELETE',
      path: '/companies/1/lists/2',
    })
  })
})

describe("a body that isn't a JSON object", () => {
  const answer = Ok
  const facts = { summary: 'A test', section: 'none', who: 'admin', answer } as const
  const upload = post('/companies/:companyId/logo', {
    ...facts,
    bodyAs: 'multipart',
    body: z.object({ image: Upload, theme: z.int(), note: z.optional(z.string()) }),
  })
  const rules = post('/companies/:companyId/subjects/:subjectId', {
    ...facts,
    bodyAs: 'value',
    repeats: ['companyId'],
    body: z.object({ values: z.array(z.string()) }),
  })

  it('is sent as a form with its files and received unchanged', () => {
    const image = new File(['png'], 'logo.png', { type: 'image/png' })
    const { form, body } = toWireRequest(upload, { companyId: 1, image, theme: 2, note: undefined })
    expect([body, [...(form?.keys() ?? [])]]).toEqual([undefined, ['image', 'theme']])
    const parts = Object.fromEntries(form?.entries() ?? [])
    expect(parseWireRequest(upload, { companyId: '1' }, new URLSearchParams(), parts)).toEqual({
      input: { companyId: 1, image: parts.image, theme: 2 },
    })
    expect(parts.image).toMatchObject({ name: 'logo.png', type: 'image/png', size: 3 })
  })

  it.each(Object.getOwnPropertyNames(Object.prototype))('ignores a part named %s', (name) => {
    const image = new File(['png'], 'logo.png', { type: 'image/png' })
    const parts = Object.fromEntries([
      ['image', image],
      ['theme', '2'],
      [name, 'x'],
    ])
    expect(parseWireRequest(upload, { companyId: '1' }, new URLSearchParams(), parts)).toEqual({
      input: { companyId: 1, image, theme: 2 },
    })
  })

  it('is sent as the value of its only field', () => {
    const { body } = toWireRequest(rules, { companyId: 1, subjectId: 2, values: ['a', 'b'] })
    expect(body).toEqual(['a', 'b'])
    const params = { companyId: '1', subjectId: '2' }
    expect(parseWireRequest(rules, params, new URLSearchParams(), body)).toEqual({
      input: { companyId: 1, subjectId: 2, values: ['a', 'b'] },
    })
    expect(parseWireRequest(rules, params, new URLSearchParams(), [5])).toMatchObject({
      problems: [{ field: 'values[0]' }],
    })
  })
})

describe("a request that doesn't match its declaration", () => {
  const problems = (endpoint: Endpoint, params: Record<string, string>, query: string, body?: unknown) => {
    const received = parseWireRequest(endpoint, params, new URLSearchParams(query), body)
    return 'problems' in received ? received.problems.map(({ field }) => field) : []
  }

  it.each<[string, string[]]>([
    ['p=0&n=1000&order=name+asc', []],
    ['p=-1', ['p']],
    ['p=1.5', ['p']],
    ['p=', ['p']],
    ['n=0', ['n']],
    ['n=1001', ['n']],
    ['n=ten', ['n']],
    ['order=name', ['order']],
    ['order=name+up', ['order']],
    ['order=password+asc', ['order']],
    ['order=name+asc+desc', ['order']],
    ['listId=1&listId=two', ['listId']],
    ['minScore=0&maxScore=101', ['maxScore']],
    ['p=x&n=x', ['p', 'n']],
  ])('names the invalid fields of the query %s', (query, fields) => {
    expect(problems(api.employees.list, { companyId: '1' }, query)).toEqual(fields)
  })

  it.each([
    ['0x10', ['companyId']],
    ['-1', ['companyId']],
    ['1e3', ['companyId']],
    ['99999999999999999999', ['companyId']],
    ['12', []],
  ])('accepts only digits as a company ID: %s', (companyId, fields) => {
    expect(problems(api.companies.get, { companyId }, '')).toEqual(fields)
  })

  it.each<[unknown, string[]]>([
    [{ records: [{ email: 'a@b.is' }, { email: 5 }], preview: true }, ['records[1].email']],
    [{ records: [] }, ['preview']],
    [undefined, ['records', 'preview']],
    [{ records: 'all', preview: 'yes' }, ['records', 'preview']],
  ])('names the invalid fields of the body %j', (body, fields) => {
    expect(problems(api.import.createUsersBatch, { companyId: '1' }, '', body)).toEqual(fields)
  })

  it.each([
    ['exactly a hundred problems', 100, []],
    ['one more problem', 101, ['1 more are wrong']],
    ['many more problems', 90_000, ['89,900 more are wrong']],
  ])('lists at most a hundred problems and counts the others: %s', (_, count, others) => {
    const emails = Array.from({ length: count }, () => 7)
    const body = { listId: [1], emails, allSelected: false }
    const received = parseWireRequest(addUsers, { companyId: '1' }, new URLSearchParams(), body)
    const problems = 'problems' in received ? received.problems : []
    expect(problems.slice(0, 100).map(({ field }) => field)).toEqual(
      Array.from({ length: 100 }, (_, at) => `emails[${at}]`),
    )
    expect(problems.slice(100)).toEqual(others.map((message) => ({ field: 'body', message })))
  })

  it('is rejected as a whole when it has too many problems to list', { tags: 'slow' }, () => {
    const body = { listId: [1], emails: Array.from({ length: 1_000_000 }, () => 7), allSelected: false }
    const received = parseWireRequest(addUsers, { companyId: '1' }, new URLSearchParams(), body)
    expect(received).toEqual({ problems: [{ field: 'body', message: 'It contains far too many errors' }] })
  })

  it('is rejected when an employee update changes nothing', () => {
    const received = parseWireRequest(
      api.employees.update,
      { companyId: '1', currentEmail: 'a@b.is' },
      new URLSearchParams(),
      {},
    )
    expect(received).toEqual({
      problems: [{ field: '', message: 'You need to enter some information to save' }],
    })
  })
})

describe('fieldName', () => {
  it.each([
    [['records', 3, 'email'], 'records[3].email'],
    [[0], '[0]'],
    [[], ''],
  ])('writes %j as %s', (path, name) => {
    expect(formatFieldName(path)).toBe(name)
  })
})
