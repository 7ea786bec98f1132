import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isMadeByName } from './again.ts'

interface Interaction {
  description: string
}
interface Written {
  consumer: { name: string }
  interactions: Interaction[]
}

/** A value whose objects have their keys in order, so that equals read equal. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** All that an interaction asks of the platform: everything but what it is called. */
const sense = (consumer: string, interaction: Interaction): string =>
  JSON.stringify({ ...interaction, description: isMadeByName(interaction) }, inOrder) + consumer

/**
 * Pact files without what repeats another interaction of the same consumer: many stories begin with the same calls, and
 * a platform answers each of them once. Calls that are made by their name repeat only each other. Says how many are left.
 */
export function keepDistinct(files: readonly string[]): { kept: number; repeated: number } {
  const seen = new Set<string>()
  let repeated = 0
  for (const file of files) {
    const pact: Written = JSON.parse(readFileSync(file, 'utf8'))
    const interactions = pact.interactions.filter((one) => {
      const key = sense(pact.consumer.name, one)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    repeated += pact.interactions.length - interactions.length
    if (interactions.length === 0) rmSync(file)
    else writeFileSync(file, JSON.stringify({ ...pact, interactions }, null, 2))
  }
  return { kept: seen.size, repeated }
}
