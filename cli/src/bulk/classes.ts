import { type BatchAnswer, fates, fatesOf, type SentLine } from '@heed/contracts/rules/import/fates'

/** The letters of the journal by fate: refused, unchanged, updated or new. */
const letters = ' x=un'

/** The answer to a batch as '3n496=1x': what the journal keeps of it, without an address. */
export function encodeClasses(records: readonly SentLine[], answer: BatchAnswer): string {
  const found = fatesOf(records, answer)
  let text = ''
  let start = 0
  for (let place = 1; place <= found.length; place++) {
    if (found[place] === found[start]) continue
    text += `${place - start}${letters[found[start] ?? 0]}`
    start = place
  }
  return text
}

const lostReason = 'Refused by the server before the import was interrupted'

/** The answer again from the journal; null when it does not fit the records. */
export function decodeClasses(
  records: readonly SentLine[],
  text: string,
  newLists: readonly string[],
): BatchAnswer | null {
  const found: number[] = []
  for (const [, times, letter = ''] of text.matchAll(/(\d+)(\D)/g)) {
    const fate = letters.indexOf(letter)
    if (fate < fates.refused || Number(times) > records.length) return null
    for (let at = 0; at < Number(times); at++) found.push(fate)
  }
  if (found.length !== records.length) return null
  const of = (fate: number) =>
    records.filter((_, at) => found[at] === fate).map(({ email, lineNumber }) => ({ email, lineNumber }))
  return {
    newUsers: of(fates.new),
    updatedUsers: of(fates.updated),
    newLists: [...newLists],
    data: of(fates.refused).map((record) => ({ ...record, error: lostReason })),
  }
}
