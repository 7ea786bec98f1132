import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compareDescriptions, isMadeByName } from './readInteractions.ts'

interface Interaction {
  description: string
  response?: { body?: unknown; matchingRules?: { body?: Record<string, unknown> } }
}
interface WrittenPact {
  consumer: { name: string }
  interactions: Interaction[]
}

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

function createPathMatcher(rules: readonly string[]): (path: string) => boolean {
  const patterns = rules.map((rule) =>
    rule
      .split('[*]')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\[\\d+\\]'),
  )
  const anyPattern = new RegExp(`^(${patterns.join('|')})(?=[.[]|$)`)
  return (path) => patterns.length > 0 && anyPattern.test(path)
}

function removeExamples(value: unknown, isExample: (path: string) => boolean, place = '$'): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => removeExamples(item, isExample, `${place}[${index}]`))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, removeExamples(item, isExample, `${place}.${key}`)]),
    )
  }
  return isExample(place) ? typeof value : value
}

function getContentKey(consumer: string, interaction: Interaction): string {
  const { response = {} } = interaction
  const isExample = createPathMatcher(Object.keys(response.matchingRules?.body ?? {}))
  const comparedResponse = { ...response, body: removeExamples(response.body, isExample) }
  const description = isMadeByName(interaction)
  return JSON.stringify({ ...interaction, description, response: comparedResponse }, sortKeys) + consumer
}

/** One interaction per line, so that a diff shows which interactions changed. */
function formatPact(pact: WrittenPact): string {
  const fields = Object.entries(pact).map(([name, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
      : JSON.stringify(value)
    return `${JSON.stringify(name)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

/** Many tests start with the same calls. Sorts by name, because new tests change the test order. */
export function removeDuplicates(files: readonly string[]): { keptCount: number; repeatedCount: number } {
  const seenInteractions = new Set<string>()
  let duplicateCount = 0
  for (const file of files) {
    const pact: WrittenPact = JSON.parse(readFileSync(file, 'utf8'))
    const interactions = pact.interactions.toSorted(compareDescriptions).filter((interaction) => {
      const key = getContentKey(pact.consumer.name, interaction)
      if (seenInteractions.has(key)) return false
      seenInteractions.add(key)
      return true
    })
    duplicateCount += pact.interactions.length - interactions.length
    if (interactions.length === 0) rmSync(file)
    else writeFileSync(file, formatPact({ ...pact, interactions }))
  }
  return { keptCount: seenInteractions.size, repeatedCount: duplicateCount }
}
