import { foldedName } from '../../../entities/names.ts'
import { unguardCell } from '../../csv.ts'

type Column = 'email' | 'name' | 'lists' | 'tags'

const names: Readonly<Record<string, Column>> = {
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
  const key = foldedName(heading).replace(/[\s_-]/g, '')
  return (Object.hasOwn(names, key) && names[key]) || null
}

/** Our own headings; never matches a valid line of a file without headings (S2 section 5). */
export function parseHeadings(cells: readonly string[], line: string, lineNumber: number): Headings | null {
  const columns = cells.map(findColumn)
  const times = (column: Column) => columns.filter((one) => one === column).length
  if (line.includes('@') || times('email') !== 1 || times('name') > 1) return null
  return {
    line,
    lineNumber,
    columns,
    names: cells,
    read: cells.filter((_, at) => columns[at] !== null),
    left: cells.filter((cell, at) => columns[at] === null && cell !== ''),
  }
}

export function namedCells(
  { columns, nameFrom = [], isForeign }: Headings,
  cells: readonly string[],
  kept: (text: string, column: Exclude<Column, 'email'>) => string,
): NamedCells {
  const found: NamedCells = { email: '', name: '', lists: [], tags: [], rest: 0 }
  const last = isForeign ? null : columns.at(-1) === 'tags' ? 'tags' : undefined
  cells.forEach((cell, at) => {
    const column = at < columns.length ? columns[at] : last
    if (cell === '' || column === null) return
    const text = unguardCell(cell)
    if (column === undefined) found.rest++
    else if (column === 'email') found.email = text
    else if (column === 'name') found.name = kept(text, column)
    else found[column].push(...splitCell(kept(text, column)))
  })
  if (nameFrom.length > 1) {
    const parts = nameFrom.map((place) => kept(unguardCell(cells[place] ?? ''), 'name'))
    found.name = parts.filter((part) => part !== '').join(' ')
  }
  return found
}

const months = 'jan|feb|mar|apr|ma[iíy]|jun|jul|aug|ág[uú]|sep|o[ck]t|nov|de[csz]'
const amount = String.raw`\P{L}*\d\P{L}*(?:e\P{L}*\d+)?`
const date = String.raw`(?=.*\d)\d{0,4}[-./ ]*(?:${months})\p{L}*[-./ ]*\d{0,4}`

/** Spreadsheets save 0012 as 12, 1-2 as a date, and true as TRUE. */
const isComputed = new RegExp(`^(?:${amount}|${date}|true|false)$`, 'iu')

export const joinInCell = (several: readonly string[]): string =>
  several
    .map((name) => (/[;"]/.test(name) || isComputed.test(name) ? `"${name.replaceAll('"', '""')}"` : name))
    .join('; ')

const item = /\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/gy

export function splitCell(cell: string): string[] {
  const found = [...cell.matchAll(item)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  )
  return found.filter((name) => name !== '')
}
