import { Readable } from 'node:stream'
import type { Client } from '@heed/contracts'
import { importLine } from '@heed/contracts/rules/import/writeLine'
import { openAnySource } from '../bulk/source.ts'
import { exitCodes, Stop } from '../exit.ts'
import type { Streams } from '../io/streams.ts'
import { harmless } from '../io/width.ts'
import type { RawRow } from '../rows/columns.ts'
import { employeeColumns } from '../rows/employees.ts'
import { readRows } from '../rows/read.ts'
import { findCompanies, type OneOfMany } from './companies.ts'

/** Employees of many companies, each line with its own. */
export interface ByCompany {
  companies: readonly OneOfMany[]
  /** Standard input with the lines of one company where they stand in the file; the others are empty. */
  streamsFor(company: OneOfMany): Streams
}

const textOf = (value: unknown): string =>
  // No line of an import holds quotes: it drops them.
  (Array.isArray(value) ? value.join(';') : String(value ?? '')).replaceAll('"', '')

function lineOf({ cells }: RawRow): string {
  const email = textOf(cells.email).toLowerCase()
  const tags = textOf(cells.tags)
    .split(/[;,|]/)
    .map((tag) => tag.trim())
    .filter(Boolean)
  // What is no address is left to the import, which refuses it with its line.
  return importLine({ email, name: textOf(cells.name), listName: textOf(cells.list), tags })?.line ?? email
}

/** Reads a file of employees whose column `company` says where each of them goes. */
export async function readByCompany(client: Client, streams: Streams, typed: string): Promise<ByCompany> {
  const source = await openAnySource(typed, streams.input)
  try {
    const { rows, problems } = await readRows(source, employeeColumns)
    const lost = rows.filter(({ cells }) => textOf(cells.company) === '')
    const faults = [
      ...problems.map(({ line, field, rule }) => `line ${line}: ${field ? `${field}: ` : ''}${rule}`),
      ...lost.map(({ line }) => `line ${line}: it names no company`),
    ]
    if (faults.length > 0) {
      throw new Stop(
        `${harmless(source.name)} cannot be read whole; nothing was done.`,
        exitCodes.failed,
        ...faults.slice(0, 10).map(harmless),
      )
    }
    const named = rows.map(({ line, cells }) => ({ line, wanted: textOf(cells.company) }))
    const found = await findCompanies(client, named, source.name)
    const lines = new Map<number, Map<number, string>>()
    const companies = new Map<number, OneOfMany>()
    for (const row of rows) {
      const company = found.get(textOf(row.cells.company))
      if (!company) continue
      companies.set(company.id, company)
      const own = lines.get(company.id) ?? new Map<number, string>()
      lines.set(company.id, own.set(row.line, lineOf(row)))
    }
    const last = rows.at(-1)?.line ?? 0
    return {
      companies: [...companies.values()],
      streamsFor({ id }) {
        const own = lines.get(id)
        const text = Array.from({ length: last }, (_, at) => own?.get(at + 1) ?? '').join('\n')
        return Object.assign(Object.create(streams) as Streams, { input: Readable.from([Buffer.from(text)]) })
      },
    }
  } finally {
    await source.close()
  }
}
