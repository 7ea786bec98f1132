import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'

/** One letter per class in the journal: refused, unchanged, updated, new. */
const letters = ' x=un'

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

export function countClasses(text: string): Partial<Record<keyof typeof lineOutcomes, number>> {
  const counts: Partial<Record<keyof typeof lineOutcomes, number>> = {}
  for (const [, times, letter = ''] of text.matchAll(/(\d+)(\D)/g)) {
    for (const [name, fate] of Object.entries(lineOutcomes) as [keyof typeof lineOutcomes, number][]) {
      if (letters[fate] === letter) counts[name] = (counts[name] ?? 0) + Number(times)
    }
  }
  return counts
}

export function decodeClasses(records: number, text: string): Uint8Array | null {
  const found = new Uint8Array(records)
  let filled = 0
  for (const [, times, letter = ''] of text.matchAll(/(\d+)(\D)/g)) {
    const fate = letters.indexOf(letter)
    if (fate < lineOutcomes.refused) return null
    found.fill(fate, filled, filled + Number(times))
    filled += Number(times)
  }
  return filled === records ? found : null
}
