import { composeText, foldName } from '@heed/contracts'
import { exitCodes, Stop } from '../io/exit.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { formatCount } from '../io/words.ts'

interface NamingTexts<T> {
  noun: string
  ownerName: string
  getItemName: (item: T) => string
  listing: string
}

const maxListed = 10

/** An exact match takes precedence over a match that differs in case. */
export function filterByName<T>(items: readonly T[], getItemName: (item: T) => string, search: string): T[] {
  const caseInsensitiveMatches = items.filter((item) => foldName(getItemName(item)) === foldName(search))
  const exactMatches = caseInsensitiveMatches.filter(
    (item) => composeText(getItemName(item)) === composeText(search),
  )
  return exactMatches.length > 0 ? exactMatches : caseInsensitiveMatches
}

export function chooseByName<T extends { id: number | string }>(
  items: readonly T[],
  search: string,
  { noun, ownerName, getItemName, listing }: NamingTexts<T>,
): T {
  const matches = filterByName(items, getItemName, search)
  const [match] = matches
  if (match && matches.length === 1) return match
  if (matches.length === 0) {
    throw new Stop(
      `${sanitizeText(ownerName)} has no ${noun} "${sanitizeText(search)}".`,
      exitCodes.usage,
      `See all: ${listing}`,
    )
  }
  throw new Stop(
    `${sanitizeText(ownerName)} has ${formatCount(matches.length, noun)} called "${sanitizeText(search)}".`,
    exitCodes.usage,
    'Use one of these IDs instead:',
    ...matches.slice(0, maxListed).map((item) => `  ${item.id}  ${sanitizeText(getItemName(item))}`),
    ...(matches.length > maxListed ? [`See all: ${listing}`] : []),
  )
}
