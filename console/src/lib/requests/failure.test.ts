import { ApiError, type ErrorKind } from '@heed/contracts'
import { expect, it } from 'vitest'
import { isRecoverable, toFailure } from './failure.ts'

const facts = { operation: 'lists.get', status: 0, requestId: 'r-1' }

it.each<[ErrorKind, boolean]>([
  ['network', true],
  ['server', true],
  ['contract', true],
  ['validation', false],
  ['unauthorized', false],
  ['forbidden', false],
  ['notFound', false],
  ['conflict', false],
])('a failure of kind %s can be retried: %s', (kind, isWorth) => {
  const failure = toFailure(new ApiError('No', { ...facts, kind }))
  expect([failure.kind, isRecoverable(failure)]).toEqual([kind, isWorth])
})

it.each([
  ['an error', new Error('Broken'), 'Broken'],
  ["a value that isn't an error", 'Broken', 'Broken'],
])('%s not thrown by a request becomes a failure of kind other', (_, thrown, text) => {
  expect(toFailure(thrown)).toEqual({ kind: 'other', text, fields: {} })
})
