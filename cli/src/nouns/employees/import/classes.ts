import { fates } from '@heed/contracts/rules/import/fates'

/** The letters of the journal by fate: refused, unchanged, updated or new. */
const letters = ' x=un'

/** The fates of a batch as '3n496=1x': what the journal keeps of an answer, without an address. */
export function encodeClasses(found: Uint8Array): string {
  let text = ''
  let start = 0
  for (let place = 1; place <= found.length; place++) {
    if (found[place] === found[start]) continue
    text += `${place - start}${letters[found[start] ?? 0]}`
    start = place
  }
  return text
}

/** How many lines came to what, by the word for it. */
export function countClasses(text: string): Partial<Record<keyof typeof fates, number>> {
  const counts: Partial<Record<keyof typeof fates, number>> = {}
  for (const [, times, letter = ''] of text.matchAll(/(\d+)(\D)/g)) {
    for (const [name, fate] of Object.entries(fates) as [keyof typeof fates, number][]) {
      if (letters[fate] === letter) counts[name] = (counts[name] ?? 0) + Number(times)
    }
  }
  return counts
}

/** The fates again from the journal; null when they are not those of so many records. */
export function decodeClasses(records: number, text: string): Uint8Array | null {
  const found = new Uint8Array(records)
  let filled = 0
  for (const [, times, letter = ''] of text.matchAll(/(\d+)(\D)/g)) {
    const fate = letters.indexOf(letter)
    if (fate < fates.refused) return null
    found.fill(fate, filled, filled + Number(times))
    filled += Number(times)
  }
  return filled === records ? found : null
}
