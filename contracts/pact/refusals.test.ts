import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { reify } from './matchers.ts'
import { pactFiles } from './pactFiles.ts'
import { refused } from './refusals.ts'

interface Interaction {
  description: string
  response: {
    status: number
    body?: { error?: { description: string } }
    matchingRules?: { body?: Record<string, unknown> }
  }
}
const interactions = pactFiles(join(import.meta.dirname, '..', 'pacts')).flatMap(
  (file): Interaction[] => JSON.parse(readFileSync(file, 'utf8')).interactions,
)

it('a sentence of the specification is asked for to the letter, any other is an example', () => {
  const own = 'There is no such API key'
  const { body } = refused.notFound(own)
  expect(body.error.description).not.toBe(own)
  expect(reify(body)).toMatchObject({ error: { description: own } })
  expect(refused.notFound('This report does not exist').body.error.description).toBe(
    'This report does not exist',
  )
  expect(refused.invalid({ m: 'Must be a month' }).body.errors[0]?.message).not.toBe('Must be a month')
})

it('no pact asks another platform for the words of ours', () => {
  const ours = ['There is no such API key', 'You cannot remove yourself', 'There is no valid card on file']
  const refusing = interactions.filter(({ response }) => {
    const { error } = response.body ?? {}
    return error !== undefined && ours.includes(error.description)
  })
  expect(refusing.length).toBeGreaterThan(3)
  const exact = refusing.filter(({ response }) => !response.matchingRules?.body?.['$.error.description'])
  expect(exact.map(({ description }) => description)).toEqual([])
})
