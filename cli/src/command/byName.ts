import { composeText, foldedName } from '@heed/contracts'
import { exitCodes, Stop } from '../io/exit.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { counted } from '../io/words.ts'

interface Naming<T> {
  noun: string
  place: string
  nameOf: (item: T) => string
  listing: string
}

const shown = 10

/** An exact match takes precedence over a match that differs in case. */
export function filterByName<T>(items: readonly T[], nameOf: (item: T) => string, typed: string): T[] {
  const same = items.filter((item) => foldedName(nameOf(item)) === foldedName(typed))
  const exact = same.filter((item) => composeText(nameOf(item)) === composeText(typed))
  return exact.length > 0 ? exact : same
}

export function chooseByName<T extends { id: number | string }>(
  items: readonly T[],
  typed: string,
  { noun, place, nameOf, listing }: Naming<T>,
): T {
  const found = filterByName(items, nameOf, typed)
  const [only] = found
  if (only && found.length === 1) return only
  if (found.length === 0) {
    throw new Stop(
      `${sanitizeText(place)} has no ${noun} "${sanitizeText(typed)}".`,
      exitCodes.usage,
      `See all: ${listing}`,
    )
  }
  throw new Stop(
    `${sanitizeText(place)} has ${counted(found.length, noun)} called "${sanitizeText(typed)}".`,
    exitCodes.usage,
    'Use one of these IDs instead:',
    ...found.slice(0, shown).map((item) => `  ${item.id}  ${sanitizeText(nameOf(item))}`),
    ...(found.length > shown ? [`See all: ${listing}`] : []),
  )
}
