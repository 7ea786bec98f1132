import type { Paint } from '../terminal/paint.ts'
import { measureWidth, padEnd, sanitizeText } from '../terminal/width.ts'

export type Fact = readonly [label: string, value: string]

export function formatFactLines(heading: string, facts: readonly Fact[], paint: Paint): string[] {
  const nonEmptyFacts = facts.filter(([, value]) => value !== '')
  const width = Math.max(0, ...nonEmptyFacts.map(([label]) => measureWidth(label)))
  return [
    heading,
    ...nonEmptyFacts.map(([label, value]) => `  ${paint.dim(padEnd(label, width))}  ${sanitizeText(value)}`),
  ]
}
