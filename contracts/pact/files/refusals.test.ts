import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { reify } from '../matchers.ts'
import { listPactFiles } from './pactFiles.ts'
import { rejections, specificationTexts } from './refusals.ts'

interface Interaction {
  description: string
  response: {
    status: number
    body?: { error?: { description: string }; errors?: { message: string }[] }
    matchingRules?: { body?: Record<string, unknown> }
  }
}
const interactions = listPactFiles(join(import.meta.dirname, '..', '..', 'pacts')).flatMap(
  (file): Interaction[] => JSON.parse(readFileSync(file, 'utf8')).interactions,
)

it("a refusal pins the specification's texts exactly and other texts as examples", () => {
  const own = 'There is no such API key'
  const { body } = rejections.notFound(own)
  expect(body.error.description).not.toBe(own)
  expect(reify(body)).toMatchObject({ error: { description: own } })
  expect(rejections.notFound('This report does not exist').body.error.description).toBe(
    'This report does not exist',
  )
  expect(rejections.invalid({ m: 'Must be a month' }).body.errors[0]?.message).not.toBe('Must be a month')
})

it('no pact requires our own error texts from other platforms', () => {
  const ours = ['There is no such API key', "You can't remove yourself", 'There is no valid card on file']
  const refusing = interactions.filter(({ response }) => {
    const { error } = response.body ?? {}
    return error !== undefined && ours.includes(error.description)
  })
  expect(refusing.length).toBeGreaterThan(3)
  const exact = refusing.filter(({ response }) => !response.matchingRules?.body?.['$.error.description'])
  expect(exact.map(({ description }) => description)).toEqual([])
})

it("every error text that's pinned exactly is in the specification", () => {
  const exact = interactions.flatMap(({ response: { body, matchingRules } }) => {
    const rules = matchingRules?.body ?? {}
    const said = [
      ['$.error.description', body?.error?.description] as const,
      ...(body?.errors ?? []).map(({ message }, at) => [`$.errors[${at}].message`, message] as const),
    ]
    return said.flatMap(([place, text]) => (text === undefined || place in rules ? [] : text))
  })
  expect(exact.length).toBeGreaterThan(30)
  expect([...new Set(exact)].filter((text) => !specificationTexts.has(text))).toEqual([])
})

/** Fields with amounts, which can differ between platforms. */
const moneyFieldPattern = /^(total|price|(new|sum|total)\w*(Total|TotalForPlan|Cost))$/

const findMoneyPaths = (value: unknown, place: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    const at = Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`
    return typeof inside === 'number' && inside !== 0 && moneyFieldPattern.test(key)
      ? at
      : findMoneyPaths(inside, at)
  })
}

it('no pact requires our prices from other platforms', () => {
  const billing = interactions.filter(({ description }) => /^(subscriptions|partners)\./.test(description))
  const found = billing.map(({ description, response: { body, matchingRules } }) => {
    const rules = Object.keys(matchingRules?.body ?? {}).map((rule) => rule.replaceAll('[*]', '[0]'))
    const all = findMoneyPaths(body, '$').map((place) => place.replace(/\[\d+\]/g, '[0]'))
    // A rule for a list also applies to the list's items.
    const isRuled = (place: string) => rules.some((rule) => place === rule || place.startsWith(`${rule}[0].`))
    return { all, exact: all.filter((place) => !isRuled(place)).map((place) => `${description}: ${place}`) }
  })
  expect(found.flatMap(({ all }) => all).length).toBeGreaterThan(20)
  expect(found.flatMap(({ exact }) => exact)).toEqual([])
})

/** Refusals that clients handle without showing their texts. */
const handledRefusals: readonly [consumer: string, operation: string, status: number][] = [
  ['heed-console', 'auth.getCurrentUser', 401],
  ['heed-console', 'subjects.get', 404],
  ['heed-console', 'lists.get', 404],
  ['heed-console', 'trainings.get', 404],
  ['heed-console', 'assessments.get', 404],
  ['heed-console', 'assessments.resetProgress', 404],
  ['heed-console', 'assessmentReports.threatAreaDetail', 404],
  ['heed-console', 'employees.get', 404],
  ['heed-console', 'employees.delete', 404],
  ['heed-console', 'employees.addUsersToList', 409],
  ['heed-console', 'trainings.addUsersToList', 409],
  ['heed-console', 'assessments.addUsersToList', 409],
  ['heed-console', 'integrations.saveData', 409],
  ['heed-console', 'companies.create', 409],
  ['heed-console', 'managers.create', 409],
  ['heed-console', 'ppv.create', 409],
  ['heed-cli', 'auth.getCurrentUser', 401],
  ['heed-cli', 'employees.get', 404],
  ['heed-cli', 'employees.delete', 404],
  ['heed-cli', 'trainingReports.pdf', 409],
  ['heed-cli', 'managers.create', 409],
  ['heed-cli', 'partners.collectPayment', 409],
]

it.each(handledRefusals)(
  '%s pins a refusal of %s with status %i, which it handles specially',
  (...refusal) => {
    const pinned = listPactFiles(join(import.meta.dirname, '..', '..', 'pacts')).flatMap((file) => {
      const { consumer, interactions: own } = JSON.parse(readFileSync(file, 'utf8'))
      return own.map(({ description, response }: Interaction) => [
        consumer.name,
        description.split(':')[0],
        response.status,
      ])
    })
    expect(pinned).toContainEqual(refusal)
  },
)
