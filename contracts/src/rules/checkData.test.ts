import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkData } from './checkData.ts'

const schema = z.strictObject({
  name: z.string(),
  kind: z.enum(['lesson', 'poster']),
  rows: z.array(z.object({ points: z.number() })),
  code: z.optional(z.string().check(z.regex(/^[a-z]+$/))),
})

const data = { name: 'Passwords', kind: 'lesson', rows: [{ points: 3 }] }

it('a data file that fits its schema is returned', () => {
  expect(checkData('lesson.json', data, schema)).toEqual(data)
})

it.each([
  ['a missing field', { ...data, name: undefined }, 'lesson.json: name is missing'],
  ['a wrong type', { ...data, rows: [{ points: '3' }] }, 'lesson.json: rows.0.points must be of type number'],
  ['an unknown value', { ...data, kind: 'film' }, 'lesson.json: kind must be one of lesson, poster'],
  ['unknown fields', { ...data, a: 1, b: 2 }, 'lesson.json: has unknown fields: a, b'],
  ['a text that breaks a rule', { ...data, code: 'A1' }, 'lesson.json: code is not valid'],
  ['several', { ...data, name: 1, kind: 'film' }, /^lesson\.json: name must .+; kind must be one of/],
])('the error for %s names file, field and rule', (_, wrongData, message) => {
  expect(() => checkData('lesson.json', wrongData, schema)).toThrow(message)
  expect(() => checkData('lesson.json', wrongData, schema)).toThrow(RangeError)
})
