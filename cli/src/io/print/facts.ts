import type { Paint } from '../terminal/paint.ts'
import { harmless, padEnd, widthOf } from '../terminal/width.ts'

export type Fact = readonly [label: string, value: string]

export function factLines(heading: string, facts: readonly Fact[], paint: Paint): string[] {
  const known = facts.filter(([, value]) => value !== '')
  const width = Math.max(0, ...known.map(([label]) => widthOf(label)))
  return [
    heading,
    ...known.map(([label, value]) => `  ${paint.dim(padEnd(label, width))}  ${harmless(value)}`),
  ]
}
