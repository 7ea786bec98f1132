import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ColumnSpec, ParsedRows, RawRow, RowProblem } from '@heed/contracts/rules/rows/columns'
import { hasKnownHeading } from '@heed/contracts/rules/rows/csv'
import { maxSniffedBytes, selectReader } from '@heed/contracts/rules/rows/read'
import { exitCodes, Stop } from '../io/exit.ts'
import { createUnreadableStop } from '../io/files/unreadable.ts'
import type { RunInput } from '../job/journal/types.ts'
import { readOrStop } from '../rows/faults.ts'
import { decodeUtf8OrStop } from '../rows/utf8.ts'

export interface CompanyRow {
  line: number
  nameOrId: string
  cells: RawRow['cells']
}

export interface CompanyRows extends Pick<ParsedRows, 'word' | 'problems' | 'unread'> {
  input: RunInput
  rows: readonly CompanyRow[]
  keys: ReadonlySet<string>
}

const companyColumns: readonly ColumnSpec[] = [
  { key: 'companyId', type: 'whole number', help: 'Company ID', examples: [] },
  { key: 'company', type: 'text', help: 'Company ID or name', examples: [] },
  {
    key: 'id',
    type: 'whole number',
    help: 'Company ID, as in the output of heed companies list',
    examples: [],
  },
]
const companyKeys = new Set(companyColumns.map(({ key }) => key))

const listedColumns: ReadonlySet<string> = new Set([
  ...['name', 'role', 'employees', 'seats', 'plan', 'price', 'validTo', 'partner'],
])

function toCompanyRow({ line, cells: { companyId, company, id, ...cells } }: RawRow): CompanyRow {
  return { line, nameOrId: String(companyId ?? company ?? id ?? '').trim(), cells }
}

/** In the output of heed companies list, `name` is the company's name and never an option. */
function removeListedCells(row: RawRow): RawRow {
  const { companyId, company, id } = row.cells
  if (companyId !== undefined || company !== undefined || id === undefined) return row
  return {
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).filter(([key]) => !listedColumns.has(key))),
  }
}

const parseLines = (text: string): CompanyRow[] =>
  text.split(/\r\n|\r|\n/).map((line, index) => ({
    line: index + 1,
    nameOrId: line
      .replace(/^\ufeff/, '')
      .replace(/^#.*$/, '')
      .trim(),
    cells: {},
  }))

type TableRows = Pick<CompanyRows, 'word' | 'problems' | 'unread' | 'rows' | 'keys'>

async function readTable(
  bytes: Uint8Array,
  text: string,
  name: string,
  columns: readonly ColumnSpec[],
  readsListedColumns: boolean,
): Promise<TableRows> {
  const readText = readOrStop(() => selectReader(bytes.subarray(0, maxSniffedBytes), name))
  const parsedRows = await readText(text, [...companyColumns, ...columns], name).catch((error: unknown) =>
    readOrStop(() => {
      throw error
    }),
  )
  const rawRows = readsListedColumns ? parsedRows.rows : parsedRows.rows.map(removeListedCells)
  const rows = rawRows.map(toCompanyRow)
  return {
    ...parsedRows,
    unread: parsedRows.unread.filter((heading) => !listedColumns.has(heading)),
    rows,
    keys: new Set(rows.flatMap(({ cells }) => Object.keys(cells))),
  }
}

const isTable = (text: string): boolean =>
  /^\ufeff?\s*[[{]/.test(text) || hasKnownHeading(text, companyColumns)

/** Reads one company per line, or a table with a company column and `columns`. */
export async function readCompanyRows(
  path: string,
  columns: readonly ColumnSpec[] = [],
  { readsListedColumns = false } = {},
): Promise<CompanyRows> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw createUnreadableStop(path, error)
  })
  const name = basename(path)
  const text = decodeUtf8OrStop(bytes, name)
  const table: TableRows = isTable(text)
    ? await readTable(bytes, text, name, columns, readsListedColumns)
    : { word: 'line', problems: [], unread: [], rows: parseLines(text), keys: new Set() }
  const rows = table.rows.filter(({ nameOrId, cells }) => nameOrId !== '' || Object.keys(cells).length > 0)
  if (rows.length + table.problems.length === 0) {
    throw new Stop(
      `${path} contains no companies.`,
      exitCodes.usage,
      'Write one company ID or name per line.',
    )
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const input = { name, path: await realpath(path), size: bytes.length, sha256 }
  return { ...table, rows, input }
}

export const missingCompanyProblem = (line: number): RowProblem => ({
  line,
  field: 'company',
  rule: 'The company is missing',
})

export const isCompanyKey = (key: string): boolean => companyKeys.has(key)
