import { isEmail } from '../../../entities/emailAddress.ts'
import { normalizeAddress } from '../../../entities/names.ts'
import { searchForm } from '../../../entities/search.ts'
import { detectSeparator, noCells, type Separator, splitLine } from './cells.ts'
import { columnKey, emailKeys, firstKeys, fullKeys, headingKeys, lastKeys, listKeys } from './columnKeys.ts'
import { parseHeadings } from './columns.ts'
import { type ColumnChoice, type MappedField, mappedFields } from './mapping.ts'

interface SeenColumn {
  number: number
  heading: string
  /** Empty unless the column is imported, because passwords and national IDs must not reach screens or logs. */
  sample: string
  holds: MappedField | null
}

export interface RecognisedColumns {
  choice: ColumnChoice
  columns: readonly SeenColumn[]
  isDoubtful: boolean
}

const looked = 20

function splitCells(line: string, separator: Separator): string[] {
  const cells = noCells()
  const count = Math.abs(splitLine(line, 0, line.length, cells, true, separator))
  return cells.texts.slice(0, count)
}

const isAddress = (cell: string | undefined): boolean => isEmail(normalizeAddress(cell ?? ''))

function find(
  headings: readonly string[],
  wanted: readonly string[],
  fits: (place: number) => boolean = () => true,
): number {
  for (const key of wanted) {
    const place = headings.findIndex((heading, at) => heading === key && fits(at))
    if (place >= 0) return place
  }
  return -1
}

function addressColumn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(0, ...rows.map((row) => row.length))
  for (let place = 0; place < width; place++) {
    const full = rows.filter((row) => isAddress(row[place])).length
    if (full > 0 && full >= rows.length * 0.8) return place
  }
  return -1
}

function placeInAddress(cell: string | undefined, address: string | undefined): number {
  const local = searchForm((address ?? '').replace(/@.*$/, ''))
  const words = searchForm(cell ?? '').match(/\p{L}{3,}/gu) ?? []
  const places = words.map((word) => local.indexOf(word)).filter((place) => place >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}

function nameColumns(rows: readonly (readonly string[])[], email: number): number[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const found: { column: number; place: number }[] = []
  for (let column = 0; column < width; column++) {
    if (column === email) continue
    const places = rows.map((row) => placeInAddress(row[column], row[email])).filter((place) => place >= 0)
    if (places.length * 2 < rows.length) continue
    found.push({ column, place: places.reduce((sum, place) => sum + place, 0) / places.length })
  }
  return found
    .slice(0, 2)
    .sort((one, other) => one.place - other.place)
    .map(({ column }) => column)
}

function areHeadings(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  if (first.some((cell) => cell.includes('@'))) return false
  if (first.some((cell) => headingKeys.has(columnKey(cell)))) return true
  return !first.some((cell, place) => cell !== '' && others.some((row) => row[place] === cell))
}

const ourOrder = ['email', 'name', 'list', 'tags'] as const

const chosenFor = (choice: ColumnChoice, number: number): MappedField | null =>
  mappedFields.find((field) => choice[field]?.includes(number)) ?? null

function firstRows(text: string): { line: string; cells: string[][] } {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked)
  const [line = ''] = lines
  const separator = detectSeparator(line)
  return { line, cells: lines.map((one) => splitCells(one, separator)) }
}

/** Columns in a foreign file; null for our own files. With headings, positions are never used (P-16). */
export function recogniseColumns(text: string, chosen?: ColumnChoice): RecognisedColumns | null {
  const { line, cells } = firstRows(text)
  const [first = [], ...others] = cells
  const hasHeadings = areHeadings(first, others)
  const rows = first.some(isAddress) ? [first, ...others] : others
  const found = hasHeadings ? first.map(columnKey) : []
  if (first.length < 2 && !found.some((key) => headingKeys.has(key))) return null
  if (!hasHeadings && addressColumn(rows) === 0) return null
  const fits = (place: number) => rows.length === 0 || rows.some((row) => isAddress(row[place]))
  const named = find(found, emailKeys, fits)
  const email = named >= 0 ? named : addressColumn(rows)
  if (email < 0) return null
  const [firstName, lastName] = [find(found, firstKeys), find(found, lastKeys)]
  const full = find(found, fullKeys)
  const said = full >= 0 ? [full] : [firstName, lastName].filter((place) => place >= 0)
  const name = hasHeadings ? said : nameColumns(rows, email)
  const list = find(found, listKeys)
  const ours = parseHeadings(first, line, 1)
  if (ours && (ours.columns.includes('name') || name.length === 0)) return null
  const choice = chosen ?? {
    email: [email + 1],
    ...(name.length > 0 ? { name: name.map((place) => place + 1) } : {}),
    ...(list >= 0 ? { list: [list + 1] } : {}),
  }
  const columns = first.map((heading, place) => {
    const holds = chosenFor(choice, place + 1)
    const sample = rows.map((row) => row[place] ?? '').find((cell) => cell !== '')
    return {
      number: place + 1,
      heading: hasHeadings ? heading : '',
      sample: (holds && sample) ?? '',
      holds,
    }
  })
  const isDoubtful =
    !found.every((key, place) => headingKeys.has(key) && columns[place]?.holds === ourOrder[place]) ||
    found.length === 0 ||
    rows.some((row) => row.slice(first.length).some((cell) => cell !== ''))
  return { choice, columns, isDoubtful }
}
