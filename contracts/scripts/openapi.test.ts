import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { operations } from '../src/index.ts'
import { openApiDocument } from './document.ts'

const written = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'openapi.json'), 'utf8'))

interface Operation {
  operationId: string
  security: unknown[]
  'x-who': string
}
const printed = Object.values(written.paths as Record<string, Record<string, Operation>>).flatMap((item) =>
  ['get', 'post', 'put', 'delete'].flatMap((method) => item[method] ?? []),
)

describe('openapi.json', () => {
  it('says what the catalogue says; otherwise run npm run openapi -w contracts', () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
  })

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(written))
    expect(result.errors ?? []).toEqual([])
    expect(validator.version).toBe('3.1')
  })

  it('holds every call once', () => {
    const ids = printed.map(({ operationId }) => operationId)
    expect(ids.toSorted()).toEqual(operations.map(({ operation }) => operation).toSorted())
  })

  it('asks for a token on every call but the public ones', () => {
    const open = printed.filter(({ security }) => security.length === 0)
    expect(open.map((item) => item['x-who'])).toEqual(open.map(() => 'public'))
    expect(open.length).toBeGreaterThan(0)
  })

  it('has a target for every reference', () => {
    const missing = [...JSON.stringify(written).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].filter(
      ([, kind = '', name = '']) => written.components[kind]?.[name] === undefined,
    )
    expect(missing.map(([whole]) => whole)).toEqual([])
  })
})
