import type { Paint } from '../io/paint.ts'
import { harmless } from '../io/width.ts'

/** A heading and labelled facts under it; those that say nothing are left out. */
export function factLines(
  paint: Paint,
  name: string,
  kind: string,
  facts: readonly (readonly [label: string, value: string])[],
): string[] {
  const said = facts.filter(([, value]) => value !== '')
  const width = Math.max(...said.map(([label]) => label.length))
  return [
    `${paint.bold(harmless(name))} ${paint.dim(kind)}`,
    ...said.map(([label, value]) => `  ${paint.dim(label.padEnd(width))}  ${harmless(value)}`),
  ]
}

/** As in '12 of 40 (30%)'. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part} of ${whole} (${Math.round((part / whole) * 100)}%)`

export const span = (from: string | null, to: string | null): string =>
  [from, to]
    .map((instant) => instant?.slice(0, 16).replace('T', ' ') ?? '')
    .join(' – ')
    .replace(/^ – $/, '')

/** How many mails came back; an answer counts them or names whose. */
export const bouncedCount = (bounced: number | readonly unknown[]): number =>
  typeof bounced === 'number' ? bounced : bounced.length
