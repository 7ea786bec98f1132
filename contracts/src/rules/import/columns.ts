import { foldedName } from '../../entities/names.ts'
import { unguarded } from '../csv.ts'

type Column = 'email' | 'name' | 'lists' | 'tags'

/** What our own files call them, and what the format is reported with; without white space, hyphens and underscores. */
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

/** Columns of a file whose first line names them. */
export interface Headings {
  /** The line as it stands in the file. */
  line: string
  lineNumber: number
  /** By place; null is one that an import leaves out. */
  columns: readonly (Column | null)[]
  /** Every heading by its place; none where the first line is somebody's. */
  names: readonly string[]
  /** As they are written. */
  read: readonly string[]
  left: readonly string[]
  /** Places whose cells make the name, in their order. */
  nameFrom?: readonly number[]
  /** They were chosen for a file of somebody else: what stands behind the last of them is left out too. */
  isForeign?: true
}

/** What the cells of a line say under headings; `rest` counts the cells that stand under none. */
export interface NamedCells {
  email: string
  name: string
  lists: string[]
  tags: string[]
  rest: number
}

function columnOf(heading: string): Column | null {
  const key = foldedName(heading).replace(/[\s_-]/g, '')
  return (Object.hasOwn(names, key) && names[key]) || null
}

/**
 * Headings that are ours, which say what their columns hold; null for any other line. One of them names the address and
 * none holds one, so that no good line of a file without headings is ever taken for them (S2 section 5).
 */
export function headingsOf(cells: readonly string[], line: string, lineNumber: number): Headings | null {
  const columns = cells.map(columnOf)
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

/** Cells by what their headings say, names, lists and tags as `kept` writes them. Behind the tags stand more tags, as in a file without headings. */
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
    const text = unguarded(cell)
    if (column === undefined) found.rest++
    else if (column === 'email') found.email = text
    else if (column === 'name') found.name = kept(text, column)
    else found[column].push(...outOfOneCell(kept(text, column)))
  })
  if (nameFrom.length > 1) {
    const parts = nameFrom.map((place) => kept(unguarded(cells[place] ?? ''), 'name'))
    found.name = parts.filter((part) => part !== '').join(' ')
  }
  return found
}

const months = 'jan|feb|mar|apr|ma[iíy]|jun|jul|aug|ág[uú]|sep|o[ck]t|nov|de[csz]'
const amount = String.raw`\P{L}*\d\P{L}*(?:e\P{L}*\d+)?`
const date = String.raw`(?=.*\d)\d{0,4}[-./ ]*(?:${months})\p{L}*[-./ ]*\d{0,4}`

/** A spreadsheet would save 0012 as 12, 1-2 as a date, and true as TRUE. */
const isComputed = new RegExp(`^(?:${amount}|${date}|true|false)$`, 'iu')

/** Several names in one cell; one that a separator would cut or a spreadsheet change is in quotes. */
export const inOneCell = (several: readonly string[]): string =>
  several
    .map((name) => (/[;"]/.test(name) || isComputed.test(name) ? `"${name.replaceAll('"', '""')}"` : name))
    .join('; ')

const item = /\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/gy

/** The names that `inOneCell` wrote, and what people write between semicolons. */
export function outOfOneCell(cell: string): string[] {
  const found = [...cell.matchAll(item)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  )
  return found.filter((name) => name !== '')
}
