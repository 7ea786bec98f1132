import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compareDescriptions, isMadeByName } from './readInteractions.ts'

interface Interaction {
  description: string
  response?: { body?: unknown; matchingRules?: { body?: Record<string, unknown> } }
}
interface Written {
  consumer: { name: string }
  interactions: Interaction[]
}

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

function createPlaceMatcher(rules: readonly string[]): (place: string) => boolean {
  const patterns = rules.map((rule) =>
    rule
      .split('[*]')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\[\\d+\\]'),
  )
  const all = new RegExp(`^(${patterns.join('|')})(?=[.[]|$)`)
  return (place) => patterns.length > 0 && all.test(place)
}

function withoutExamples(value: unknown, isExample: (place: string) => boolean, place = '$'): unknown {
  if (Array.isArray(value)) return value.map((one, at) => withoutExamples(one, isExample, `${place}[${at}]`))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withoutExamples(one, isExample, `${place}.${key}`)]),
    )
  }
  return isExample(place) ? typeof value : value
}

function sense(consumer: string, interaction: Interaction): string {
  const { response = {} } = interaction
  const isExample = createPlaceMatcher(Object.keys(response.matchingRules?.body ?? {}))
  const asked = { ...response, body: withoutExamples(response.body, isExample) }
  const description = isMadeByName(interaction)
  return JSON.stringify({ ...interaction, description, response: asked }, inOrder) + consumer
}

/** One interaction per line, so that a diff shows which interactions changed. */
function pactText(pact: Written): string {
  const fields = Object.entries(pact).map(([name, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`
      : JSON.stringify(value)
    return `${JSON.stringify(name)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

/** Many tests start with the same calls. Sorted by name, because a new test changes the test order. */
export function keepDistinct(files: readonly string[]): { kept: number; repeated: number } {
  const seen = new Set<string>()
  let repeated = 0
  for (const file of files) {
    const pact: Written = JSON.parse(readFileSync(file, 'utf8'))
    const interactions = pact.interactions.toSorted(compareDescriptions).filter((one) => {
      const key = sense(pact.consumer.name, one)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    repeated += pact.interactions.length - interactions.length
    if (interactions.length === 0) rmSync(file)
    else writeFileSync(file, pactText({ ...pact, interactions }))
  }
  return { kept: seen.size, repeated }
}
