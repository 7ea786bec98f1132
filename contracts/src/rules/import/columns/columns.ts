import { foldName } from '../../../entities/names.ts'
import { unescapeFormulas } from '../../csv.ts'

type Column = 'email' | 'name' | 'lists' | 'tags'

const columnsByName: Readonly<Record<string, Column>> = {
  email: 'email',
  name: 'name',
  fullname: 'name',
  list: 'lists',
  lists: 'lists',
  department: 'lists',
  unit: 'lists',
  tag: 'tags',
  tags: 'tags',
}

export interface Headings {
  line: string
  lineNumber: number
  columns: readonly (Column | null)[]
  names: readonly string[]
  read: readonly string[]
  left: readonly string[]
  nameFrom?: readonly number[]
  nameFallback?: readonly number[]
  isForeign?: true
}

export interface NamedCells {
  email: string
  name: string
  lists: string[]
  tags: string[]
  rest: number
}

function findColumn(heading: string): Column | null {
  const key = foldName(heading).replace(/[\s_-]/g, '')
  return (Object.hasOwn(columnsByName, key) && columnsByName[key]) || null
}

/** Parses our own headings; never matches a valid line of a file without headings (S2 section 5). */
export function parseHeadings(cells: readonly string[], line: string, lineNumber: number): Headings | null {
  const columns = cells.map(findColumn)
  const countColumn = (column: Column) => columns.filter((candidate) => candidate === column).length
  if (line.includes('@') || countColumn('email') !== 1 || countColumn('name') > 1) return null
  return {
    line,
    lineNumber,
    columns,
    names: cells,
    read: cells.filter((_, index) => columns[index] !== null),
    left: cells.filter((cell, index) => columns[index] === null && cell !== ''),
  }
}

export function toNamedCells(
  { columns, nameFrom = [], nameFallback = [], isForeign }: Headings,
  cells: readonly string[],
  cleanText: (text: string, column: Exclude<Column, 'email'>) => string,
): NamedCells {
  const namedCellValues: NamedCells = { email: '', name: '', lists: [], tags: [], rest: 0 }
  const lastColumn = isForeign ? null : columns.at(-1) === 'tags' ? 'tags' : undefined
  cells.forEach((cell, index) => {
    const column = index < columns.length ? columns[index] : lastColumn
    if (cell === '' || column === null) return
    const text = unescapeFormulas(cell)
    if (column === undefined) namedCellValues.rest++
    else if (column === 'email') namedCellValues.email = text
    else if (column === 'name') {
      if (nameFrom.length === 0) namedCellValues.name = cleanText(text, column)
    } else namedCellValues[column].push(...splitCell(cleanText(text, column)))
  })
  const joinParts = (places: readonly number[]) =>
    places
      .map((place) => cleanText(unescapeFormulas(cells[place] ?? ''), 'name'))
      .filter((part) => part !== '')
      .join(' ')
  if (nameFrom.length > 0) namedCellValues.name = joinParts(nameFrom) || joinParts(nameFallback)
  return namedCellValues
}

const monthPattern = 'jan|feb|mar|apr|ma[iíy]|jun|jul|aug|ág[uú]|sep|o[ck]t|nov|de[csz]'
const amountPattern = String.raw`\P{L}*\d\P{L}*(?:e\P{L}*\d+)?`
const datePattern = String.raw`(?=.*\d)\d{0,4}[-./ ]*(?:${monthPattern})\p{L}*[-./ ]*\d{0,4}`

/** Spreadsheets save 0012 as 12, 1-2 as a date, and true as TRUE. */
const computedCellPattern = new RegExp(`^(?:${amountPattern}|${datePattern}|true|false)$`, 'iu')

export const joinCellItems = (items: readonly string[]): string =>
  items
    .map((name) =>
      /[;"]/.test(name) || computedCellPattern.test(name) ? `"${name.replaceAll('"', '""')}"` : name,
    )
    .join('; ')

const itemPattern = /\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/gy

export function splitCell(cell: string): string[] {
  const cellItems = [...cell.matchAll(itemPattern)].map(([, quotedItem, plainItem = '']) =>
    (quotedItem?.replaceAll('""', '"') ?? plainItem).trim(),
  )
  return cellItems.filter((name) => name !== '')
}
