import { isEmail } from '../../../entities/emailAddress.ts'
import { normalizeAddress } from '../../../entities/names.ts'
import { normalizeForSearch } from '../../../entities/search.ts'
import { createEmptyCells, detectSeparator, type Separator, splitLine } from './cells.ts'
import {
  emailKeys,
  firstNameKeys,
  fullNameKeys,
  headingKeys,
  lastNameKeys,
  listNameKeys,
  toColumnKey,
} from './columnKeys.ts'
import { parseHeadings } from './columns.ts'
import { isVersionLine } from './headings.ts'
import { type ColumnChoice, type MappedField, mappedFields } from './mapping.ts'
import { findVendorColumn, findVendorFile, type VendorFile } from './vendorFiles.ts'

interface SampledColumn {
  number: number
  heading: string
  /** Empty unless the column is imported, because passwords and national IDs must not reach screens or logs. */
  sample: string
  holds: MappedField | null
}

export interface RecognisedColumns {
  choice: ColumnChoice
  columns: readonly SampledColumn[]
  isDoubtful: boolean
  vendor: Pick<VendorFile, 'vendor' | 'version'> | null
}

const maxRows = 20

function splitCells(line: string, separator: Separator): string[] {
  const cells = createEmptyCells()
  const count = Math.abs(splitLine(line, 0, line.length, cells, true, separator))
  return cells.texts.slice(0, count)
}

const isAddress = (cell: string | undefined): boolean => isEmail(normalizeAddress(cell ?? ''))

function findHeadingIndex(
  headings: readonly string[],
  keys: readonly string[],
  isAllowed: (index: number) => boolean = () => true,
): number {
  for (const key of keys) {
    const headingIndex = headings.findIndex((heading, index) => heading === key && isAllowed(index))
    if (headingIndex >= 0) return headingIndex
  }
  return -1
}

function findAddressColumn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(0, ...rows.map((row) => row.length))
  for (let column = 0; column < width; column++) {
    const addressCount = rows.filter((row) => isAddress(row[column])).length
    if (addressCount > 0 && addressCount >= rows.length * 0.8) return column
  }
  return -1
}

function findPlaceInAddress(cell: string | undefined, address: string | undefined): number {
  const localPart = normalizeForSearch((address ?? '').replace(/@.*$/, ''))
  const words = normalizeForSearch(cell ?? '').match(/\p{L}{3,}/gu) ?? []
  const places = words.map((word) => localPart.indexOf(word)).filter((index) => index >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}

function findNameColumns(rows: readonly (readonly string[])[], email: number): number[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const candidates: { column: number; place: number }[] = []
  for (let column = 0; column < width; column++) {
    if (column === email) continue
    const places = rows
      .map((row) => findPlaceInAddress(row[column], row[email]))
      .filter((index) => index >= 0)
    if (places.length * 2 < rows.length) continue
    candidates.push({ column, place: places.reduce((sum, place) => sum + place, 0) / places.length })
  }
  return candidates
    .slice(0, 2)
    .sort((a, b) => a.place - b.place)
    .map(({ column }) => column)
}

function areHeadings(firstRow: readonly string[], otherRows: readonly (readonly string[])[]): boolean {
  if (firstRow.some((cell) => cell.includes('@'))) return false
  if (firstRow.some((cell) => headingKeys.has(toColumnKey(cell)))) return true
  return !firstRow.some((cell, index) => cell !== '' && otherRows.some((row) => row[index] === cell))
}

const defaultColumnOrder = ['email', 'name', 'list', 'tags'] as const

const findChosenField = (choice: ColumnChoice, number: number): MappedField | null =>
  mappedFields.find((field) => choice[field]?.includes(number)) ??
  (choice.nameFallback?.includes(number) ? 'name' : null)

const toNumbers = (indexes: readonly number[]): number[] => indexes.map((index) => index + 1)

type Rows = readonly (readonly string[])[]

function chooseVendorColumns(
  { email, fullName, nameParts, lists }: VendorFile,
  headings: readonly string[],
  rows: Rows,
): ColumnChoice | null {
  const findColumns = (names: readonly string[]) =>
    names.map((name) => findVendorColumn(headings, name)).filter((index) => index >= 0)
  const hasSample = (index: number, test: (cell: string) => boolean) =>
    rows.some((row) => test(row[index] ?? ''))
  const emails = findColumns(email)
  const emailColumn =
    emails.find((index) => rows.length === 0 || hasSample(index, isAddress)) ?? findAddressColumn(rows)
  if (emailColumn < 0) return null
  const listColumns = findColumns(lists)
  const listColumn = listColumns.find((index) => hasSample(index, (cell) => cell !== '')) ?? listColumns[0]
  const parts = toNumbers(findColumns(nameParts))
  const fullNames = fullName === undefined ? [] : toNumbers(findColumns([fullName]))
  const [name, nameFallback] = fullNames.length > 0 ? [fullNames, parts] : [parts, []]
  return {
    email: [emailColumn + 1],
    ...(name.length > 0 ? { name } : {}),
    ...(listColumn === undefined ? {} : { list: [listColumn + 1] }),
    ...(nameFallback.length > 0 ? { nameFallback } : {}),
  }
}

function readFirstRows(text: string): { line: string; cells: string[][] } {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '' && !isVersionLine(line))
    .slice(0, maxRows)
  const [line = ''] = lines
  const separator = detectSeparator(line)
  return { line, cells: lines.map((cellLine) => splitCells(cellLine, separator)) }
}

/** Columns of another system's file; null for our own. Headings override positions (P-16). */
export function recogniseColumns(text: string, chosenColumns?: ColumnChoice): RecognisedColumns | null {
  const { line, cells } = readFirstRows(text)
  const [firstRow = [], ...otherRows] = cells
  const hasHeadings = areHeadings(firstRow, otherRows)
  const rows = firstRow.some(isAddress) ? [firstRow, ...otherRows] : otherRows
  const headingKeyList = hasHeadings ? firstRow.map(toColumnKey) : []
  if (firstRow.length < 2 && !headingKeyList.some((key) => headingKeys.has(key))) return null
  if (!hasHeadings && findAddressColumn(rows) === 0) return null
  const vendorFile = hasHeadings ? findVendorFile(firstRow) : undefined
  const vendorChoice = vendorFile ? chooseVendorColumns(vendorFile, firstRow, rows) : null
  const isAllowed = (index: number) => rows.length === 0 || rows.some((row) => isAddress(row[index]))
  const emailColumns = findHeadingIndex(headingKeyList, emailKeys, isAllowed)
  const email = emailColumns >= 0 ? emailColumns : findAddressColumn(rows)
  if (email < 0 && !vendorChoice) return null
  const [firstName, lastName] = [
    findHeadingIndex(headingKeyList, firstNameKeys),
    findHeadingIndex(headingKeyList, lastNameKeys),
  ]
  const fullNameColumn = findHeadingIndex(headingKeyList, fullNameKeys)
  const parts = [firstName, lastName].filter((index) => index >= 0)
  const headingColumns = fullNameColumn >= 0 ? [fullNameColumn] : parts
  const name = hasHeadings ? headingColumns : findNameColumns(rows, email)
  const nameFallback = fullNameColumn >= 0 ? parts : []
  const list = findHeadingIndex(headingKeyList, listNameKeys)
  const knownHeadings = parseHeadings(firstRow, line, 1)
  if (!vendorChoice && knownHeadings && (knownHeadings.columns.includes('name') || name.length === 0))
    return null
  const choice = chosenColumns ??
    vendorChoice ?? {
      email: [email + 1],
      ...(name.length > 0 ? { name: toNumbers(name) } : {}),
      ...(list >= 0 ? { list: [list + 1] } : {}),
      ...(nameFallback.length > 0 ? { nameFallback: toNumbers(nameFallback) } : {}),
    }
  const columns = firstRow.map((heading, index) => {
    const holds = findChosenField(choice, index + 1)
    const sample = rows.map((row) => row[index] ?? '').find((cell) => cell !== '')
    return {
      number: index + 1,
      heading: hasHeadings ? heading : '',
      sample: (holds && sample) ?? '',
      holds,
    }
  })
  // Without the vendor's entry, such a file would be imported by its headings, with no question.
  const isKnown = vendorChoice !== null && knownHeadings?.columns.includes('name') === true
  const isDoubtful =
    (!isKnown &&
      !headingKeyList.every(
        (key, index) => headingKeys.has(key) && columns[index]?.holds === defaultColumnOrder[index],
      )) ||
    headingKeyList.length === 0 ||
    rows.some((row) => row.slice(firstRow.length).some((cell) => cell !== ''))
  const vendor = vendorFile ? { vendor: vendorFile.vendor, version: vendorFile.version } : null
  return { choice, columns, isDoubtful, vendor }
}
