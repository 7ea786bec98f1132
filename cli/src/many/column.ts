import type { Client } from '@heed/contracts'
import { csvLine } from '@heed/contracts/rules/csv'
import { type Headings, splitCell } from '@heed/contracts/rules/import/columns/columns'
import { ColumnMappingError, findColumnIndex } from '@heed/contracts/rules/import/columns/mapping'
import { createLineFilter } from '@heed/contracts/rules/import/outcomes/departed'
import { canHold, personCells } from '@heed/contracts/rules/import/peopleFile'
import { readSkip, type Skip } from '@heed/contracts/rules/import/skip'
import { headingKey, type RawRow, type RowProblem } from '@heed/contracts/rules/rows/columns'
import type { Streams } from '../io/terminal/streams.ts'
import type { RunInput } from '../job/journal/types.ts'
import { openAnySource, type Part } from '../job/source.ts'
import type { PeopleTable } from '../nouns/employees/import/departed.ts'
import { employeeColumns } from '../rows/employees.ts'
import { refuseFaults } from '../rows/faults.ts'
import { readRows } from '../rows/read.ts'
import { unreadLines } from '../rows/unreadLines.ts'
import { type CompanyRef, findCompanies } from './companies.ts'

export interface CompanyParts {
  companies: readonly CompanyRef[]
  skip: Skip | undefined
  partOf(company: CompanyRef): Part
}

const toText = (value: unknown): string =>
  (Array.isArray(value) ? value.join(';') : String(value ?? '')).trim()

const toTexts = (value: unknown, cut: (text: string) => string[]): string[] =>
  Array.isArray(value) ? value.map(toText) : cut(toText(value))

const companyIn = ({ cells }: RawRow): string => toText(cells.company)

const tagsIn = (text: string): string[] =>
  text.includes('"') ? splitCell(text) : text.split(/[;,|]/).map(toText)

const unheldIn = ({ line, cells }: RawRow): RowProblem[] =>
  (['email', 'name', 'list', 'tags'] as const)
    .filter((field) => !canHold(toText(cells[field])))
    .map((field) => ({ line, field, rule: "it contains characters or line breaks that can't be imported" }))

const lineIn = ({ cells: { email, name, list, tags } }: RawRow): string =>
  csvLine(
    personCells({
      email: toText(email),
      name: toText(name),
      lists: toTexts(list, (text) => [text]).filter(Boolean),
      tags: toTexts(tags, tagsIn).filter(Boolean),
    }),
  )

const fields = new Map<string, Headings['columns'][number]>([
  ['email', 'email'],
  ['name', 'name'],
  ['list', 'lists'],
  ['tags', 'tags'],
])

function toPeopleTable(names: readonly string[], rows: readonly RawRow[]): PeopleTable {
  const columns = names.map((heading) => fields.get(headingKey(heading)) ?? null)
  return {
    headings: { line: '', lineNumber: 1, names, columns, isForeign: true, read: [], left: [] },
    rows: rows.map(({ line, all = [] }) => ({ line, cells: names.map((_, at) => toText(all[at])) })),
  }
}

function leftOutBy(skip: Skip, { headings, rows }: PeopleTable): ReadonlySet<number> {
  const leavesOut = createLineFilter(skip)
  return new Set(rows.filter(({ cells, line }) => leavesOut(headings, cells, line)).map(({ line }) => line))
}

interface Whole {
  rows: readonly RawRow[]
  unread: readonly string[]
  table: PeopleTable
  file: RunInput
}

async function readWhole({ input }: Streams, typed: string): Promise<Whole> {
  const source = await openAnySource(typed, input)
  try {
    const { rows, problems, unread, headings, size, sha256 } = await readRows(source, employeeColumns, true)
    const lost = rows.filter((row) => companyIn(row) === '')
    refuseFaults(source.name, [
      ...problems,
      ...lost.map(({ line }) => ({ line, field: '', rule: 'the company is missing' })),
      ...rows.flatMap(unheldIn),
    ])
    const file = { name: source.name, path: source.identity, size, sha256 }
    return { rows, unread, table: toPeopleTable(headings, rows), file }
  } finally {
    await source.close()
  }
}

function selectPart(
  { rows, file }: Pick<Whole, 'rows' | 'file'>,
  spellings: readonly string[],
  skip: Skip | undefined,
  leftOut: ReadonlySet<number>,
): Part {
  const named = new Set(spellings)
  const own = rows.filter((row) => named.has(companyIn(row)))
  const without = own.map(({ line }) => line).filter((line) => leftOut.has(line))
  return {
    file,
    spellings,
    skip,
    leftOut: without,
    text() {
      const lines = new Map(
        own.filter(({ line }) => !leftOut.has(line)).map((row) => [row.line, lineIn(row)]),
      )
      const text = Array.from({ length: rows.at(-1)?.line ?? 0 }, (_, at) => lines.get(at + 1) ?? '')
      // A final newline makes an omitted last line count.
      return text.join('\n').concat(without.length > 0 ? '\n' : '')
    },
  }
}

export type SkipChooser = (
  name: string,
  table: PeopleTable,
  apply: (skip: Skip) => void,
) => Promise<Skip | undefined>

export async function readCompanyParts(
  client: Client,
  streams: Streams,
  typed: string,
  chooseSkip: SkipChooser,
): Promise<CompanyParts> {
  const whole = await readWhole(streams, typed)
  const { rows, unread, table, file } = whole
  const { names } = table.headings
  const named = rows.map((row) => ({ line: row.line, wanted: companyIn(row) }))
  const found = await findCompanies(client, named, file.name)
  let leftOut: ReadonlySet<number> = new Set()
  const skip = await chooseSkip(file.name, table, (chosen) => {
    leftOut = leftOutBy(chosen, table)
  })
  const places = skip?.rows.map(({ column }) => findColumnIndex(column, names)) ?? []
  const missed = unread.filter((heading) => !places.some((place) => names[place] === heading))
  for (const line of unreadLines(missed)) streams.error.write(`${line}\n`)
  const spellings = new Map<number, string[]>()
  for (const [spelling, { id }] of found) spellings.set(id, [...(spellings.get(id) ?? []), spelling])
  return {
    companies: [...new Map([...found.values()].map((company) => [company.id, company])).values()],
    skip,
    partOf: ({ id }) => selectPart(whole, spellings.get(id) ?? [], skip, leftOut),
  }
}

export async function readPart(
  streams: Streams,
  path: string,
  { spellings, skip: texts }: { spellings: readonly string[]; skip?: readonly string[] | undefined },
): Promise<Part> {
  const whole = await readWhole(streams, path)
  const skip = texts && readSkip(texts)
  try {
    return selectPart(whole, spellings, skip, skip ? leftOutBy(skip, whole.table) : new Set())
  } catch (error) {
    if (!(error instanceof ColumnMappingError)) throw error
    return selectPart(whole, spellings, skip, new Set())
  }
}
