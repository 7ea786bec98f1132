import type { JsonSchema } from './schemas.ts'
import { wordsOf } from './words/words.ts'

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function described(schema: JsonSchema, place: readonly string[]): JsonSchema {
  const next: JsonSchema = { ...schema }
  for (const many of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    const all = next[many]
    if (Array.isArray(all)) next[many] = all.map((one) => (isSchema(one) ? described(one, place) : one))
  }
  for (const one of ['items', 'additionalProperties']) {
    if (isSchema(next[one])) next[one] = described(next[one], place)
  }
  if (isSchema(next.properties)) {
    next.properties = Object.fromEntries(
      Object.entries(next.properties).map(([name, property]) => {
        const inside = isSchema(property) ? described(property, [...place, name]) : {}
        const said = wordsOf(place, name)
        return [name, said === undefined ? inside : { description: said, ...inside }]
      }),
    )
  }
  return next
}
