import { isEmail } from '../../entities/emailAddress.ts'
import { emailMaxLength, listNameMaxLength, nameMaxLength } from '../../entities/limits.ts'
import { normalizeAddress, normalizeName } from '../../entities/names.ts'
import { noEmailText } from '../../entities/primitives.ts'

/** Characters; longer lines are truncated and rejected (P-12). */
export const maxLineLength = 1_000_000

/** Texts from the specification (S2 section 5, A-2); all but the last two are rejection rules. */
export const importTexts = {
  email: 'Email not valid',
  emailLength: 'Email can not be more than 100 characters',
  nameLength: 'Name can not be more than 100 characters',
  unitLength: 'Unit can not be more than 50 characters',
  noData: 'No data found in line',
  quote: "A quotation mark in this line isn't closed",
  columns: 'This line has more columns than headings',
  lineLength: 'Line can not be more than 1,000,000 characters: only its start was kept',
  noRows: 'No rows found',
  noEntry: 'No data entered',
} as const

export type ImportRule = Exclude<keyof typeof importTexts, 'noRows' | 'noEntry'>

export type EnteredRow = { email: string; name: string; listName?: string }

function exceeds(text: string, max: number): boolean {
  if (text.length <= max) return false
  return text.length > 2 * max || [...text].length > max
}

/** The rule by which an import rejects a line, or null. */
export function checkRecord(email: string, name: string, listName: string): ImportRule | null {
  if (!isEmail(email)) return 'email'
  if (exceeds(email, emailMaxLength)) return 'emailLength'
  if (exceeds(name, nameMaxLength)) return 'nameLength'
  return exceeds(listName, listNameMaxLength) ? 'unitLength' : null
}

export function checkLists(email: string, name: string, lists: readonly string[]): ImportRule | null {
  const rules = (lists.length > 0 ? lists : ['']).map((list) => checkRecord(email, name, list))
  return rules.find((rule) => rule !== null) ?? null
}

export function checkRow(row: EnteredRow): string | null {
  const email = normalizeAddress(row.email)
  const name = normalizeName(row.name)
  if (email === '' && name === '') return null
  if (email === '') return noEmailText
  const rule = checkRecord(email, name, normalizeName(row.listName ?? ''))
  return rule && importTexts[rule]
}
