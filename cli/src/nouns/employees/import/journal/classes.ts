import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'

/** One letter per class in the journal: refused, unchanged, updated, new. */
const outcomeLetters = ' x=un'

export function encodeOutcomes(outcomes: Uint8Array): string {
  let text = ''
  let start = 0
  for (let index = 1; index <= outcomes.length; index++) {
    if (outcomes[index] === outcomes[start]) continue
    text += `${index - start}${outcomeLetters[outcomes[start] ?? 0]}`
    start = index
  }
  return text
}

export function countOutcomes(text: string): Partial<Record<keyof typeof lineOutcomes, number>> {
  const counts: Partial<Record<keyof typeof lineOutcomes, number>> = {}
  for (const [, times, character = ''] of text.matchAll(/(\d+)(\D)/g)) {
    for (const [name, outcome] of Object.entries(lineOutcomes) as [keyof typeof lineOutcomes, number][]) {
      if (outcomeLetters[outcome] === character) counts[name] = (counts[name] ?? 0) + Number(times)
    }
  }
  return counts
}

export function decodeOutcomes(records: number, text: string): Uint8Array | null {
  const outcomes = new Uint8Array(records)
  let filledBits = 0
  for (const [, times, character = ''] of text.matchAll(/(\d+)(\D)/g)) {
    const outcome = outcomeLetters.indexOf(character)
    if (outcome < lineOutcomes.refused) return null
    outcomes.fill(outcome, filledBits, filledBits + Number(times))
    filledBits += Number(times)
  }
  return filledBits === records ? outcomes : null
}
