import { isEmail } from '../../../entities/emailAddress.ts'
import { normalizeAddress, normalizeName } from '../../../entities/names.ts'
import { type Headings, toNamedCells } from '../columns/columns.ts'
import { findColumnIndex } from '../columns/mapping.ts'
import type { LineFilter } from '../importReader.ts'
import { type RowSkips, toValueKey } from '../skip.ts'
import { createStatusReader } from './statusColumns.ts'

export interface DepartedPerson {
  lineNumber: number
  email: string
  name: string
  column: string
  value: string
}

export interface DepartedSummary {
  people: number
  columns: { column: string; number: number; values: { value: string; people: number }[] }[]
  first: readonly DepartedPerson[]
}

const maxListedPeople = 10

export function createLineFilter({ rows }: RowSkips): LineFilter {
  let knownHeadings: Headings | null = null
  let skippedColumns: { place: number; values: ReadonlySet<string> }[] = []
  return (headings, cells) => {
    if (headings !== knownHeadings) {
      knownHeadings = headings
      const names = headings.names.length > 0 ? headings.names : headings.columns.map(() => '')
      skippedColumns = rows.map(({ column, values }) => ({
        place: findColumnIndex(column, names),
        values: new Set(values.map(toValueKey)),
      }))
    }
    return skippedColumns.some(({ place, values }) => values.has(toValueKey(cells[place] ?? '')))
  }
}

/** Finds people whom a column marks as having left (P-17). */
export function createDepartedFinder(
  skip: RowSkips,
  { leavesOut = false } = {},
): { look: LineFilter; getSummary(): DepartedSummary } {
  const isSkipped = createLineFilter(skip)
  const emails = new Set<string>()
  const firstPeople: DepartedPerson[] = []
  const columns = new Map<number, Map<string, { value: string; people: number }>>()
  let knownHeadings: Headings | null = null
  let readMarks: ReturnType<typeof createStatusReader> = () => []
  let answeredLines: ReadonlySet<number> = new Set()

  const isLeftOut: LineFilter = (headings, cells, lineNumber) => {
    if (headings !== knownHeadings) {
      knownHeadings = headings
      readMarks = createStatusReader(skip.isAll ? [] : headings.names)
      answeredLines = new Set(skip.rows.map(({ column }) => findColumnIndex(column, headings.names)))
    }
    if (isSkipped(headings, cells, lineNumber)) return true
    const [mark] = readMarks(cells).filter(({ place }) => !answeredLines.has(place))
    if (!mark) return false
    const { email, name } = toNamedCells(headings, cells, normalizeName)
    const address = normalizeAddress(email)
    if (!isEmail(address) || emails.has(address)) return leavesOut
    emails.add(address)
    const { place, value } = mark
    const values = columns.get(place) ?? new Map<string, { value: string; people: number }>()
    columns.set(place, values)
    const valueCount = values.get(toValueKey(value)) ?? { value, people: 0 }
    values.set(toValueKey(value), valueCount)
    valueCount.people++
    const column = headings.names[place] ?? ''
    if (firstPeople.length < maxListedPeople)
      firstPeople.push({ lineNumber, email: address, name, column, value })
    return leavesOut
  }

  return {
    look: isLeftOut,
    getSummary: () => ({
      people: emails.size,
      columns: [...columns].map(([column, values]) => ({
        column: knownHeadings?.names[column] ?? '',
        number: column + 1,
        values: [...values.values()],
      })),
      first: firstPeople,
    }),
  }
}

export const noRowSkips: RowSkips = { rows: [], isAll: false }

export function addDepartedSkips(skip: RowSkips, { columns }: DepartedSummary): RowSkips {
  const rows = columns.map(({ column, number, values }) => ({
    column: /^\d|=/.test(column) ? number : column,
    values: values.map(({ value }) => value),
  }))
  return { ...skip, rows: [...skip.rows, ...rows] }
}
