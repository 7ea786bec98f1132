import { isEmail } from '../../entities/emailAddress.ts'
import { emailMax, nameMax, unitMax } from '../../entities/limits.ts'
import { keptAddress, keptName } from '../../entities/names.ts'
import { noEmail } from '../../entities/primitives.ts'

/** Characters of a physical line: one that is longer is nobody's, and no more than its beginning is kept (P-12). */
export const longestLine = 1_000_000

/** What the import says, letter for letter (S2 section 5, A-2). Those but the last two name the rule that refused a line. */
export const importTexts = {
  email: 'Email not valid',
  emailLength: 'Email can not be more than 100 characters',
  nameLength: 'Name can not be more than 100 characters',
  unitLength: 'Unit can not be more than 50 characters',
  noData: 'No data found in line',
  /** Not of the specification, which knows no quotes that stay open. */
  quote: 'A quotation mark is opened in this line and not closed',
  /** Nor this: it knows no headings. */
  columns: 'There are more columns in this line than headings',
  /** Nor this: it knows no longest line. */
  lineLength: 'Line can not be more than 1,000,000 characters: only its beginning is kept',
  /** A file without any content. */
  noRows: 'No rows found',
  /** A form for adding by hand without any content. */
  noEntry: 'No data entered',
} as const

/** Why a line is refused; its text is `importTexts[rule]`. */
export type ImportRule = Exclude<keyof typeof importTexts, 'noRows' | 'noEntry'>

/** A row of the form for adding by hand, as typed. */
export type TypedRow = { email: string; name: string; listName?: string }

// No text of up to `max` code units has more code points, and none of over twice as many has fewer.
function exceeds(text: string, max: number): boolean {
  if (text.length <= max) return false
  return text.length > 2 * max || [...text].length > max
}

/** First rule that a record breaks whose address and names are as they are kept, in the order email, name, unit; null = good. */
export function checkRecord(email: string, name: string, listName: string): ImportRule | null {
  if (!isEmail(email)) return 'email'
  if (exceeds(email, emailMax)) return 'emailLength'
  if (exceeds(name, nameMax)) return 'nameLength'
  return exceeds(listName, unitMax) ? 'unitLength' : null
}

/** The first rule that a line breaks with any list that it names. */
export function checkLists(email: string, name: string, lists: readonly string[]): ImportRule | null {
  const rules = (lists.length > 0 ? lists : ['']).map((list) => checkRecord(email, name, list))
  return rules.find((rule) => rule !== null) ?? null
}

/** The sentence for a typed row, or null; a row without address and name is dropped, not wrong (S2 section 5). */
export function checkRow(row: TypedRow): string | null {
  const email = keptAddress(row.email)
  const name = keptName(row.name)
  if (email === '' && name === '') return null
  if (email === '') return noEmail
  const rule = checkRecord(email, name, keptName(row.listName ?? ''))
  return rule && importTexts[rule]
}
