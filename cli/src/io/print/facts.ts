import type { Paint } from '../terminal/paint.ts'
import { measureWidth, padEnd, sanitizeText } from '../terminal/width.ts'

export type Fact = readonly [label: string, value: string]

export function factLines(heading: string, facts: readonly Fact[], paint: Paint): string[] {
  const known = facts.filter(([, value]) => value !== '')
  const width = Math.max(0, ...known.map(([label]) => measureWidth(label)))
  return [
    heading,
    ...known.map(([label, value]) => `  ${paint.dim(padEnd(label, width))}  ${sanitizeText(value)}`),
  ]
}
