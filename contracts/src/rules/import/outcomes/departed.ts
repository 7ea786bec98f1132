import { isEmail } from '../../../entities/emailAddress.ts'
import { normalizeAddress, normalizeName } from '../../../entities/names.ts'
import { type Headings, namedCells } from '../columns/columns.ts'
import { findColumnIndex } from '../columns/mapping.ts'
import type { LineFilter } from '../importReader.ts'
import { type Skip, valueKey } from '../skip.ts'
import { createMarkReader } from './statusColumns.ts'

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

const shown = 10

export function createLineFilter({ rows }: Skip): LineFilter {
  let known: Headings | null = null
  let wanted: { place: number; values: ReadonlySet<string> }[] = []
  return (headings, cells) => {
    if (headings !== known) {
      known = headings
      const names = headings.names.length > 0 ? headings.names : headings.columns.map(() => '')
      wanted = rows.map(({ column, values }) => ({
        place: findColumnIndex(column, names),
        values: new Set(values.map(valueKey)),
      }))
    }
    return wanted.some(({ place, values }) => values.has(valueKey(cells[place] ?? '')))
  }
}

/** Finds people that a column marks as having left (P-17). */
export function createDepartedFinder(
  skip: Skip,
  { leavesOut = false } = {},
): { look: LineFilter; found(): DepartedSummary } {
  const isSkipped = createLineFilter(skip)
  const emails = new Set<string>()
  const first: DepartedPerson[] = []
  const columns = new Map<number, Map<string, { value: string; people: number }>>()
  let known: Headings | null = null
  let readMarks: ReturnType<typeof createMarkReader> = () => []
  let answered: ReadonlySet<number> = new Set()

  const look: LineFilter = (headings, cells, lineNumber) => {
    if (headings !== known) {
      known = headings
      readMarks = createMarkReader(skip.isAll ? [] : headings.names)
      answered = new Set(skip.rows.map(({ column }) => findColumnIndex(column, headings.names)))
    }
    if (isSkipped(headings, cells, lineNumber)) return true
    const [mark] = readMarks(cells).filter(({ place }) => !answered.has(place))
    if (!mark) return false
    const { email, name } = namedCells(headings, cells, normalizeName)
    const address = normalizeAddress(email)
    if (!isEmail(address) || emails.has(address)) return leavesOut
    emails.add(address)
    const { place, value } = mark
    const values = columns.get(place) ?? new Map<string, { value: string; people: number }>()
    columns.set(place, values)
    const counted = values.get(valueKey(value)) ?? { value, people: 0 }
    values.set(valueKey(value), counted)
    counted.people++
    const column = headings.names[place] ?? ''
    if (first.length < shown) first.push({ lineNumber, email: address, name, column, value })
    return leavesOut
  }

  return {
    look,
    found: () => ({
      people: emails.size,
      columns: [...columns].map(([place, values]) => ({
        column: known?.names[place] ?? '',
        number: place + 1,
        values: [...values.values()],
      })),
      first,
    }),
  }
}

export const noSkip: Skip = { rows: [], isAll: false }

export function skipAlso(skip: Skip, { columns }: DepartedSummary): Skip {
  const rows = columns.map(({ column, number, values }) => ({
    column: /^\d|=/.test(column) ? number : column,
    values: values.map(({ value }) => value),
  }))
  return { ...skip, rows: [...skip.rows, ...rows] }
}
