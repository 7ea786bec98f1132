import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { acceptsList, parseTypedTexts } from './typed.ts'

const list = z.array(z.int())
const either = z.union([z.int(), z.string()])

it.each<[string, z.ZodMiniType, string[], unknown]>([
  ['a number', z.int(), ['12'], 12],
  ['an invalid number', z.int(), ['x'], 'x'],
  ['digits as a string', z.string(), ['12'], '12'],
  ['a boolean', z.optional(z.boolean()), ['true'], true],
  ['a list', z.optional(list), ['1', '2'], [1, 2]],
  ['a list with one item', list, ['1'], [1]],
  ['a list as JSON', list, ['[1, 2]'], [1, 2]],
  ['objects', z.array(z.object({ id: z.int() })), ['{"id":1}', '{"id":2}'], [{ id: 1 }, { id: 2 }]],
  ['an object', z._default(z.object({ id: z.int() }), { id: 0 }), ['{"id":1}'], { id: 1 }],
  ['an invalid object', z.object({}), ['{'], '{'],
  ['a map', z.record(z.string(), z.string()), ['{"a":"b"}'], { a: 'b' }],
  ['null', z.optional(z.nullable(z.string())), ['null'], null],
  ['null as a string', z.string(), ['null'], 'null'],
  ['a union as the first type that fits', either, ['12'], 12],
  ['a union as its other type', either, ['p12'], 'p12'],
  ['text that fits no type of a union', z.union([z.int(), z.literal('all')]), ['some'], 'some'],
  ['a union of "all" and a list', z.union([z.literal('all'), list]), ['3'], [3]],
])('parseTypedTexts reads %s', (_, schema, texts, value) => {
  expect(parseTypedTexts(schema, texts)).toEqual(value)
})

it.each<[boolean, z.ZodMiniType]>([
  [true, z.optional(list)],
  [true, z.union([z.literal('all'), list])],
  [false, z.string()],
  [false, z.object({ list })],
])('takesMany returns %s', (many, schema) => {
  expect(acceptsList(schema)).toBe(many)
})
