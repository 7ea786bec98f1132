import type { Client } from '@heed/contracts'
import { canHold, lineOf } from '@heed/contracts/rules/import/writeLine'
import type { RawRow, RowProblem } from '@heed/contracts/rules/rows/columns'
import type { Streams } from '../io/streams.ts'
import type { RunInput } from '../job/journal/types.ts'
import { openAnySource, type Part } from '../job/source.ts'
import { employeeColumns } from '../rows/employees.ts'
import { refuseFaults } from '../rows/faults.ts'
import { readRows } from '../rows/read.ts'
import { unreadLines } from '../rows/unread.ts'
import { findCompanies, type OneOfMany } from './companies.ts'

/** Employees of many companies, each line with its own. */
export interface ByCompany {
  companies: readonly OneOfMany[]
  /** The lines of one company where they stand in the file. */
  partOf(company: OneOfMany): Part
}

const textOf = (value: unknown): string =>
  // No line of an import holds quotes: it drops them.
  (Array.isArray(value) ? value.join(';') : String(value ?? '')).replaceAll('"', '').trim()

const companyIn = ({ cells }: RawRow): string => textOf(cells.company)

const tagsIn = (text: string): string[] =>
  text
    .split(/[;,|]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

/** What no line can hold would be lost on the way; what else is wrong is left to the import, which refuses its line. */
const unheldIn = ({ line, cells }: RawRow): RowProblem[] =>
  (['email', 'name', 'list', 'tags'] as const)
    .filter((field) => !canHold(textOf(cells[field])))
    .map((field) => ({ line, field, rule: 'no line of an import can hold its letters or line ends' }))

const lineIn = ({ cells: { email, name, list, tags } }: RawRow): string =>
  lineOf([...[email, name, list].map(textOf), ...tagsIn(textOf(tags))])

async function readWhole(
  { input }: Streams,
  typed: string,
): Promise<{ rows: readonly RawRow[]; unread: readonly string[]; file: RunInput }> {
  const source = await openAnySource(typed, input)
  try {
    const { rows, problems, unread, size, sha256 } = await readRows(source, employeeColumns)
    const lost = rows.filter((row) => companyIn(row) === '')
    refuseFaults(source.name, [
      ...problems,
      ...lost.map(({ line }) => ({ line, field: '', rule: 'it names no company' })),
      ...rows.flatMap(unheldIn),
    ])
    return { rows, unread, file: { name: source.name, path: source.identity, size, sha256 } }
  } finally {
    await source.close()
  }
}

/** The lines that name a company in one of these ways, each on its own line; all others are empty. */
function partOf(rows: readonly RawRow[], file: RunInput, spellings: readonly string[]): Part {
  const named = new Set(spellings)
  return {
    file,
    spellings,
    text() {
      const own = new Map(
        rows.filter((row) => named.has(companyIn(row))).map((row) => [row.line, lineIn(row)]),
      )
      return Array.from({ length: rows.at(-1)?.line ?? 0 }, (_, at) => own.get(at + 1) ?? '').join('\n')
    },
  }
}

/** Reads a file of employees whose column `company` says where each of them goes. */
export async function readByCompany(client: Client, streams: Streams, typed: string): Promise<ByCompany> {
  const { rows, unread, file } = await readWhole(streams, typed)
  for (const line of unreadLines(unread)) streams.error.write(`${line}\n`)
  const named = rows.map((row) => ({ line: row.line, wanted: companyIn(row) }))
  const found = await findCompanies(client, named, file.name)
  const spellings = new Map<number, string[]>()
  for (const [spelling, { id }] of found) spellings.set(id, [...(spellings.get(id) ?? []), spelling])
  return {
    companies: [...new Map([...found.values()].map((company) => [company.id, company])).values()],
    partOf: ({ id }) => partOf(rows, file, spellings.get(id) ?? []),
  }
}

/** Reads the lines of one company once more, which the file names in these ways. */
export async function readPart(streams: Streams, path: string, spellings: readonly string[]): Promise<Part> {
  const { rows, file } = await readWhole(streams, path)
  return partOf(rows, file, spellings)
}
