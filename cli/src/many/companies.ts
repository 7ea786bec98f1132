import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Client, companyName, composeText } from '@heed/contracts'
import type { ColumnSpec } from '@heed/contracts/rules/rows/columns'
import { hasKnownHeading, readCsv } from '@heed/contracts/rules/rows/csv'
import { findCompany } from '../command/company.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import { toUnreadableStop } from '../io/files/unreadable.ts'
import { isKind } from '../io/network/explain.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { thousands } from '../io/words.ts'
import { refuseFaults } from '../rows/faults.ts'
import { utf8Text } from '../rows/utf8.ts'

export interface CompanyRef {
  id: number
  name: string
}

export interface NamedCompany {
  line: number
  wanted: string
}

const columns: readonly ColumnSpec[] = [
  { key: 'companyId', type: 'whole number', help: 'Company ID', examples: [] },
  { key: 'company', type: 'text', help: 'Company ID or name', examples: [] },
  { key: 'id', type: 'whole number', help: 'Company ID, as written by heed companies list', examples: [] },
]
const shown = 10

async function parseRows(text: string, name: string): Promise<NamedCompany[] | undefined> {
  if (!hasKnownHeading(text, columns)) return undefined
  const { rows, problems } = await readCsv(text, columns, name)
  refuseFaults(name, problems)
  return rows.map(({ line, cells }) => ({
    line,
    wanted: String(cells.companyId ?? cells.company ?? cells.id ?? ''),
  }))
}

const parseLines = (text: string): NamedCompany[] =>
  text.split(/\r\n|\r|\n/).map((line, at) => ({ line: at + 1, wanted: line.replace(/^#.*$/, '').trim() }))

async function read(path: string): Promise<NamedCompany[]> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw toUnreadableStop(path, error)
  })
  const name = basename(path)
  const text = utf8Text(bytes, name)
  const named = (await parseRows(text, name)) ?? parseLines(text)
  return named.filter(({ wanted }) => wanted !== '')
}

export async function readCompanies(client: Client, path: string): Promise<CompanyRef[]> {
  const named = await read(path)
  if (named.length === 0) {
    throw new Stop(
      `${path} contains no companies.`,
      exitCodes.usage,
      'Write one company ID or name per line.',
    )
  }
  const found = await findCompanies(client, named, basename(path))
  return [...new Map([...found.values()].map((company) => [company.id, company])).values()]
}

export async function findCompanies(
  client: Client,
  named: readonly NamedCompany[],
  fileName: string,
): Promise<Map<string, CompanyRef>> {
  const { companies } = await client.companies.listMine()
  const own = companies.map((company) => ({ id: company.company_id, name: companyName(company) }))
  const found = new Map<string, CompanyRef>()
  const faults = new Map<string, string>()
  for (const { line, wanted } of named) {
    if (found.has(wanted) || faults.has(wanted)) continue
    const fitting = own.filter(
      ({ id, name }) => String(id) === wanted || composeText(name) === composeText(wanted),
    )
    const [only] = fitting
    try {
      found.set(wanted, only && fitting.length === 1 ? only : await search(client, wanted))
    } catch (error) {
      if (!isNotThere(error)) throw error
      faults.set(wanted, `line ${line}: ${error.message}`)
    }
  }
  if (faults.size === 0) return found
  const more = faults.size > shown ? [`and ${thousands(faults.size - shown)} more`] : []
  throw new Stop(
    `${sanitizeText(fileName)} names companies that don't exist. Nothing was done.`,
    exitCodes.usage,
    ...[...faults.values()].slice(0, shown).map(sanitizeText),
    ...more,
    'See all: heed companies list',
  )
}

async function search(client: Client, wanted: string): Promise<CompanyRef> {
  const company = await findCompany(client, wanted)
  return { id: company.company_id, name: companyName(company) }
}

const isNotThere = (error: unknown): error is Error => error instanceof Stop || isKind(error, 'notFound')
