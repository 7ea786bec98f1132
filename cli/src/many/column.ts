import type { Client } from '@heed/contracts'
import { formatCsvLine } from '@heed/contracts/rules/csv'
import { type Headings, splitCell } from '@heed/contracts/rules/import/columns/columns'
import { ColumnMappingError, findColumnIndex } from '@heed/contracts/rules/import/columns/mapping'
import { createLineFilter } from '@heed/contracts/rules/import/outcomes/departed'
import { canStoreText, toPersonCells } from '@heed/contracts/rules/import/peopleFile'
import { parseRowSkips, type RowSkips } from '@heed/contracts/rules/import/skip'
import { type RawRow, type RowProblem, toHeadingKey } from '@heed/contracts/rules/rows/columns'
import type { Streams } from '../io/terminal/streams.ts'
import type { RunInput } from '../job/journal/types.ts'
import { type FilePart, openFileOrStdin } from '../job/source.ts'
import type { PeopleTable } from '../nouns/employees/import/departed.ts'
import { employeeColumns } from '../rows/employees.ts'
import { throwOnProblems } from '../rows/faults.ts'
import { readRows } from '../rows/read.ts'
import { formatIgnoredColumns } from '../rows/unreadLines.ts'
import { type CompanyRef, findCompanies } from './companies.ts'

export interface CompanyParts {
  companies: readonly CompanyRef[]
  skip: RowSkips | undefined
  getPart(company: CompanyRef): FilePart
}

const toText = (value: unknown): string =>
  (Array.isArray(value) ? value.join(';') : String(value ?? '')).trim()

const toTexts = (value: unknown, split: (text: string) => string[]): string[] =>
  Array.isArray(value) ? value.map(toText) : split(toText(value))

const getCompanyCell = ({ cells }: RawRow): string => toText(cells.company)

const splitTags = (text: string): string[] =>
  text.includes('"') ? splitCell(text) : text.split(/[;,|]/).map(toText)

const findUnsupportedCells = ({ line, cells }: RawRow): RowProblem[] =>
  (['email', 'name', 'list', 'tags'] as const)
    .filter((field) => !canStoreText(toText(cells[field])))
    .map((field) => ({ line, field, rule: "it contains characters or line breaks that can't be imported" }))

const formatRowLine = ({ cells: { email, name, list, tags } }: RawRow): string =>
  formatCsvLine(
    toPersonCells({
      email: toText(email),
      name: toText(name),
      lists: toTexts(list, (text) => [text]).filter(Boolean),
      tags: toTexts(tags, splitTags).filter(Boolean),
    }),
  )

const columnByHeading = new Map<string, Headings['columns'][number]>([
  ['email', 'email'],
  ['name', 'name'],
  ['list', 'lists'],
  ['tags', 'tags'],
])

function toPeopleTable(names: readonly string[], rows: readonly RawRow[]): PeopleTable {
  const columns = names.map((heading) => columnByHeading.get(toHeadingKey(heading)) ?? null)
  return {
    headings: { line: '', lineNumber: 1, names, columns, isForeign: true, read: [], left: [] },
    rows: rows.map(({ line, all = [] }) => ({ line, cells: names.map((_, index) => toText(all[index])) })),
  }
}

function findLeftOutLines(skip: RowSkips, { headings, rows }: PeopleTable): ReadonlySet<number> {
  const isLeftOut = createLineFilter(skip)
  return new Set(rows.filter(({ cells, line }) => isLeftOut(headings, cells, line)).map(({ line }) => line))
}

interface WholeFile {
  rows: readonly RawRow[]
  unread: readonly string[]
  table: PeopleTable
  file: RunInput
}

async function readWholeFile({ input }: Streams, path: string): Promise<WholeFile> {
  const source = await openFileOrStdin(path, input)
  try {
    const { rows, problems, unread, headings, size, sha256 } = await readRows(source, employeeColumns, true)
    const rowsWithoutCompany = rows.filter((row) => getCompanyCell(row) === '')
    throwOnProblems(source.name, [
      ...problems,
      ...rowsWithoutCompany.map(({ line }) => ({ line, field: '', rule: 'the company is missing' })),
      ...rows.flatMap(findUnsupportedCells),
    ])
    const file = { name: source.name, path: source.identity, size, sha256 }
    return { rows, unread, table: toPeopleTable(headings, rows), file }
  } finally {
    await source.close()
  }
}

function selectPart(
  { rows, file }: Pick<WholeFile, 'rows' | 'file'>,
  spellings: readonly string[],
  skip: RowSkips | undefined,
  leftOutLines: ReadonlySet<number>,
): FilePart {
  const spellingSet = new Set(spellings)
  const companyRows = rows.filter((row) => spellingSet.has(getCompanyCell(row)))
  const skippedLines = companyRows.map(({ line }) => line).filter((line) => leftOutLines.has(line))
  return {
    file,
    spellings,
    skip,
    leftOut: skippedLines,
    text() {
      const lines = new Map(
        companyRows
          .filter(({ line }) => !leftOutLines.has(line))
          .map((row) => [row.line, formatRowLine(row)]),
      )
      const text = Array.from({ length: rows.at(-1)?.line ?? 0 }, (_, index) => lines.get(index + 1) ?? '')
      // Without a final newline, an empty last line wouldn't count as a line.
      return text.join('\n').concat(skippedLines.length > 0 ? '\n' : '')
    },
  }
}

export type SkipChooser = (
  name: string,
  table: PeopleTable,
  apply: (skip: RowSkips) => void,
) => Promise<RowSkips | undefined>

export async function readCompanyParts(
  client: Client,
  streams: Streams,
  path: string,
  chooseSkip: SkipChooser,
): Promise<CompanyParts> {
  const fileText = await readWholeFile(streams, path)
  const { rows, unread, table, file } = fileText
  const { names } = table.headings
  const namedCompanies = rows.map((row) => ({ line: row.line, nameOrId: getCompanyCell(row) }))
  const matchedCompanies = await findCompanies(client, namedCompanies, file.name)
  let leftOutLines: ReadonlySet<number> = new Set()
  const skip = await chooseSkip(file.name, table, (chosenSkip) => {
    leftOutLines = findLeftOutLines(chosenSkip, table)
  })
  const places = skip?.rows.map(({ column }) => findColumnIndex(column, names)) ?? []
  const unmappedHeadings = unread.filter((heading) => !places.some((column) => names[column] === heading))
  for (const line of formatIgnoredColumns(unmappedHeadings)) streams.error.write(`${line}\n`)
  const spellings = new Map<number, string[]>()
  for (const [spelling, { id }] of matchedCompanies)
    spellings.set(id, [...(spellings.get(id) ?? []), spelling])
  return {
    companies: [...new Map([...matchedCompanies.values()].map((company) => [company.id, company])).values()],
    skip,
    getPart: ({ id }) => selectPart(fileText, spellings.get(id) ?? [], skip, leftOutLines),
  }
}

export async function readPart(
  streams: Streams,
  path: string,
  { spellings, skip: texts }: { spellings: readonly string[]; skip?: readonly string[] | undefined },
): Promise<FilePart> {
  const fileText = await readWholeFile(streams, path)
  const skip = texts && parseRowSkips(texts)
  try {
    return selectPart(fileText, spellings, skip, skip ? findLeftOutLines(skip, fileText.table) : new Set())
  } catch (error) {
    if (!(error instanceof ColumnMappingError)) throw error
    return selectPart(fileText, spellings, skip, new Set())
  }
}
