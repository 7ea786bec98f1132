import type { BatchAnswer } from '@heed/contracts/rules/import/tally'

/** What is sent of one line. */
export type SentRecord = {
  email: string
  name?: string
  listName?: string
  metadata?: string[]
  lineNumber: number
}

/** What became of a line: new, updated, unchanged or refused person. */
type Class = 'n' | 'u' | '=' | 'x'
type Rows = readonly { email: string; lineNumber?: number | undefined }[]

const isClass = (letter: string): letter is Class => 'nu=x'.includes(letter)

/** Gives the records that the rows name a class. Rows come in the order of the records; if not, they go by address. */
function mark(classes: Class[], records: readonly SentRecord[], rows: Rows, own: Class): void {
  let at = 0
  for (let place = 0; place < records.length && at < rows.length; place++) {
    if (records[place]?.lineNumber !== rows[at]?.lineNumber) continue
    classes[place] = own
    at++
  }
  if (at === rows.length) return
  const named = new Set(rows.map(({ email }) => email.toLowerCase()))
  records.forEach(({ email }, place) => {
    if (named.has(email)) classes[place] = own
  })
}

/** The answer to a batch as '3n496=1x': what the journal keeps of it, without an address. */
export function encodeClasses(records: readonly SentRecord[], answer: BatchAnswer): string {
  const classes = new Array<Class>(records.length).fill('=')
  mark(classes, records, answer.updatedUsers, 'u')
  mark(classes, records, answer.newUsers, 'n')
  mark(
    classes,
    records,
    (answer.data ?? []).filter(({ error }) => error),
    'x',
  )
  let text = ''
  let start = 0
  for (let place = 1; place <= classes.length; place++) {
    if (classes[place] === classes[start]) continue
    text += `${place - start}${classes[start]}`
    start = place
  }
  return text
}

const lostReason = 'Refused by the server before the import was interrupted'

/** The answer again from the journal; null when it does not fit the records. */
export function decodeClasses(
  records: readonly SentRecord[],
  text: string,
  newLists: readonly string[],
): BatchAnswer | null {
  const classes: Class[] = []
  for (const [, times, letter = ''] of text.matchAll(/(\d+)(\D)/g)) {
    if (!isClass(letter) || Number(times) > records.length) return null
    for (let at = 0; at < Number(times); at++) classes.push(letter)
  }
  if (classes.length !== records.length) return null
  const of = (wanted: Class) => records.filter((_, at) => classes[at] === wanted)
  return {
    newUsers: of('n'),
    updatedUsers: of('u'),
    newLists: [...newLists],
    data: of('x').map((record) => ({ ...record, error: lostReason })),
  }
}
