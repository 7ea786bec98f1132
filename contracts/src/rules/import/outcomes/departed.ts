import { isEmail } from '../../../entities/emailAddress.ts'
import { keptAddress, keptName } from '../../../entities/names.ts'
import { type Headings, namedCells } from '../columns/columns.ts'
import { placeOf } from '../columns/mapping.ts'
import type { LeavesOut } from '../importReader.ts'
import { type Skip, valueKey } from '../skip.ts'
import { marksUnder } from './statusColumns.ts'

export interface Departed {
  lineNumber: number
  email: string
  name: string
  column: string
  value: string
}

export interface DepartedFound {
  people: number
  columns: { column: string; number: number; values: { value: string; people: number }[] }[]
  first: readonly Departed[]
}

const shown = 10

export function leavesOutBy({ rows }: Skip): LeavesOut {
  let known: Headings | null = null
  let wanted: { place: number; values: ReadonlySet<string> }[] = []
  return (headings, cells) => {
    if (headings !== known) {
      known = headings
      const names = headings.names.length > 0 ? headings.names : headings.columns.map(() => '')
      wanted = rows.map(({ column, values }) => ({
        place: placeOf(column, names),
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
): { look: LeavesOut; found(): DepartedFound } {
  const isSkipped = leavesOutBy(skip)
  const emails = new Set<string>()
  const first: Departed[] = []
  const columns = new Map<number, Map<string, { value: string; people: number }>>()
  let known: Headings | null = null
  let marksOf: ReturnType<typeof marksUnder> = () => []
  let answered: ReadonlySet<number> = new Set()

  const look: LeavesOut = (headings, cells, lineNumber) => {
    if (headings !== known) {
      known = headings
      marksOf = marksUnder(skip.isAll ? [] : headings.names)
      answered = new Set(skip.rows.map(({ column }) => placeOf(column, headings.names)))
    }
    if (isSkipped(headings, cells, lineNumber)) return true
    const [mark] = marksOf(cells).filter(({ place }) => !answered.has(place))
    if (!mark) return false
    const { email, name } = namedCells(headings, cells, keptName)
    const address = keptAddress(email)
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

export function skipAlso(skip: Skip, { columns }: DepartedFound): Skip {
  const rows = columns.map(({ column, number, values }) => ({
    column: /^\d|=/.test(column) ? number : column,
    values: values.map(({ value }) => value),
  }))
  return { ...skip, rows: [...skip.rows, ...rows] }
}
