import { describe, expect, it } from 'vitest'
import { type ErrorKind, readErrorText, readFieldErrors, toErrorKind } from './errors.ts'

describe('readErrorText', () => {
  it.each<[string, unknown, string | undefined]>([
    ['a structured description', { error: { code: 'forbidden', description: 'No entry' } }, 'No entry'],
    ["the body's own description", { description: 'No entry' }, 'No entry'],
    ['errors joined by newlines', { errors: [{ message: 'One' }, 'Two', { other: 1 }] }, 'One\nTwo'],
    ['a plain error', { error: 'Broken' }, 'Broken'],
    ['a message', { message: 'Sorry' }, 'Sorry'],
    [
      'the structured description before everything else',
      { error: { description: 'A' }, description: 'B', errors: ['C'], message: 'D' },
      'A',
    ],
    ['the description before errors', { description: 'B', errors: ['C'], error: 'E', message: 'D' }, 'B'],
    ['errors before error and message', { errors: ['C'], error: 'E', message: 'D' }, 'C'],
    ['error before message', { error: 'E', message: 'D' }, 'E'],
    ['the message when errors are empty', { errors: [], message: 'D' }, 'D'],
    ['the message when errors contain no text', { errors: [{}, 7], message: 'D' }, 'D'],
    ["the message when the description isn't text", { error: { description: 5 }, message: 'D' }, 'D'],
    ['the message when other texts are empty', { description: '', error: '', message: 'D' }, 'D'],
    ['nothing for an empty object', {}, undefined],
    ['nothing for plain text', 'Bad gateway', undefined],
    ['nothing for null', null, undefined],
  ])('returns %s', (_, body, text) => {
    expect(readErrorText(body)).toBe(text)
  })
})

describe('readFieldErrors', () => {
  it('keeps the first message of a field', () => {
    const errors = [
      { field: 'email', message: 'Email not valid' },
      { field: 'email', message: 'Too long' },
      { field: 'name', message: 'Missing' },
    ]
    expect(readFieldErrors({ errors })).toEqual({ email: 'Email not valid', name: 'Missing' })
  })

  it.each(Object.getOwnPropertyNames(Object.prototype))('includes a field named %s', (field) => {
    const fields = readFieldErrors({ errors: [{ field, message: 'Unknown field' }] })
    expect(Object.entries(fields)).toEqual([[field, 'Unknown field']])
  })

  it.each([[null], [{}], [{ errors: 'no' }], [{ errors: ['text', { field: 1, message: 'x' }, null] }]])(
    'returns no fields for %j',
    (body) => {
      expect(readFieldErrors(body)).toEqual({})
    },
  )
})

describe('toErrorKind', () => {
  it.each<[number, ErrorKind]>([
    [400, 'validation'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'validation'],
    [500, 'server'],
    [503, 'server'],
    [302, 'server'],
  ])('maps status %i to %s', (status, kind) => {
    expect(toErrorKind(status)).toBe(kind)
  })
})
