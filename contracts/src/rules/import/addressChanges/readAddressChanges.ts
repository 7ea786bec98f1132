import { normalizeAddress } from '../../../entities/names.ts'
import { checkRecord, importTexts } from '../checks.ts'
import { createEmptyCells, detectSeparator, type Separator, splitLine } from '../columns/cells.ts'
import { emailKeys, toColumnKey } from '../columns/columnKeys.ts'
import { ColumnMappingError } from '../columns/mapping.ts'

export interface AddressChange {
  line: number
  email: string
  newEmail: string
}

export interface AddressRefusal {
  line: number
  email: string
  reason: string
}

const oldKeys = ['oldemail', 'oldaddress', 'oldemailaddress', 'currentemail', 'previousemail', ...emailKeys]
const newKeys = [
  'newemail',
  'newaddress',
  'newemailaddress',
  'newmail',
  'newprimaryemail',
  'newuserprincipalname',
  'nyttnetfang',
]

function splitCells(line: string, separator: Separator): string[] {
  const cells = createEmptyCells()
  const count = Math.abs(splitLine(line, 0, line.length, cells, true, separator))
  return cells.texts.slice(0, count)
}

function findColumn(headings: readonly string[], keys: readonly string[]): number {
  const headingKeys = headings.map(toColumnKey)
  const key = keys.find((candidate) => headingKeys.includes(candidate))
  return key === undefined ? -1 : headingKeys.indexOf(key)
}

function findColumns(headings: readonly string[]): { email: number; newEmail: number } {
  const columns = { email: findColumn(headings, oldKeys), newEmail: findColumn(headings, newKeys) }
  if (columns.email >= 0 && columns.newEmail >= 0) return columns
  throw new ColumnMappingError(
    `The header must name the columns email and newEmail. The first line has: ${headings.filter(Boolean).join(', ')}`,
  )
}

/** Lines of the current and the new address, with or without a header. Empty new addresses are skipped. */
export function readAddressChanges(text: string): {
  changes: AddressChange[]
  refused: AddressRefusal[]
} {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const first = lines.findIndex((line) => line.trim() !== '')
  const result = { changes: [] as AddressChange[], refused: [] as AddressRefusal[] }
  if (first < 0) return result
  const firstLine = lines[first] ?? ''
  const separator = detectSeparator(firstLine)
  const hasHeader = !firstLine.includes('@')
  const columns = hasHeader ? findColumns(splitCells(firstLine, separator)) : { email: 0, newEmail: 1 }
  for (let index = hasHeader ? first + 1 : first; index < lines.length; index++) {
    const cells = splitCells(lines[index] ?? '', separator)
    if (cells.every((cell) => cell === '')) continue
    const [email, newEmail] = [columns.email, columns.newEmail].map((column) =>
      normalizeAddress(cells[column] ?? ''),
    ) as [string, string]
    const line = index + 1
    const rule = checkRecord(email, '', '') ?? (newEmail === '' ? null : checkRecord(newEmail, '', ''))
    if (rule) result.refused.push({ line, email: email || newEmail, reason: importTexts[rule] })
    else if (newEmail !== '' && newEmail !== email) result.changes.push({ line, email, newEmail })
  }
  return result
}
