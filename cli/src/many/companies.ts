import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Client, composeText, getCompanyName } from '@heed/contracts'
import type { ColumnSpec } from '@heed/contracts/rules/rows/columns'
import { hasKnownHeading, readCsv } from '@heed/contracts/rules/rows/csv'
import { findCompany } from '../command/company.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import { createUnreadableStop } from '../io/files/unreadable.ts'
import { isApiErrorOfKind } from '../io/network/explainError.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { formatThousands } from '../io/words.ts'
import { throwOnProblems } from '../rows/faults.ts'
import { decodeUtf8OrStop } from '../rows/utf8.ts'

export interface CompanyRef {
  id: number
  name: string
}

export interface NamedCompany {
  line: number
  nameOrId: string
}

const columns: readonly ColumnSpec[] = [
  { key: 'companyId', type: 'whole number', help: 'Company ID', examples: [] },
  { key: 'company', type: 'text', help: 'Company ID or name', examples: [] },
  {
    key: 'id',
    type: 'whole number',
    help: 'Company ID, as in the output of heed companies list',
    examples: [],
  },
]
const maxListed = 10

async function parseRows(text: string, name: string): Promise<NamedCompany[] | undefined> {
  if (!hasKnownHeading(text, columns)) return undefined
  const { rows, problems } = await readCsv(text, columns, name)
  throwOnProblems(name, problems)
  return rows.map(({ line, cells }) => ({
    line,
    nameOrId: String(cells.companyId ?? cells.company ?? cells.id ?? ''),
  }))
}

const parseLines = (text: string): NamedCompany[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, nameOrId: line.replace(/^#.*$/, '').trim() }))

async function readNamedCompanies(path: string): Promise<NamedCompany[]> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw createUnreadableStop(path, error)
  })
  const name = basename(path)
  const text = decodeUtf8OrStop(bytes, name)
  const namedCompanies = (await parseRows(text, name)) ?? parseLines(text)
  return namedCompanies.filter(({ nameOrId }) => nameOrId !== '')
}

export async function readCompanies(client: Client, path: string): Promise<CompanyRef[]> {
  const namedCompanies = await readNamedCompanies(path)
  if (namedCompanies.length === 0) {
    throw new Stop(
      `${path} contains no companies.`,
      exitCodes.usage,
      'Write one company ID or name per line.',
    )
  }
  const matchedCompanies = await findCompanies(client, namedCompanies, basename(path))
  return [...new Map([...matchedCompanies.values()].map((company) => [company.id, company])).values()]
}

export async function findCompanies(
  client: Client,
  namedCompanies: readonly NamedCompany[],
  fileName: string,
): Promise<Map<string, CompanyRef>> {
  const { companies } = await client.companies.listMine()
  const managedCompanies = companies.map((company) => ({
    id: company.company_id,
    name: getCompanyName(company),
  }))
  const matches = new Map<string, CompanyRef>()
  const faults = new Map<string, string>()
  for (const { line, nameOrId } of namedCompanies) {
    if (matches.has(nameOrId) || faults.has(nameOrId)) continue
    const matchingCompanies = managedCompanies.filter(
      ({ id, name }) => String(id) === nameOrId || composeText(name) === composeText(nameOrId),
    )
    const [match] = matchingCompanies
    try {
      matches.set(
        nameOrId,
        match && matchingCompanies.length === 1 ? match : await searchCompany(client, nameOrId),
      )
    } catch (error) {
      if (!isNotFound(error)) throw error
      faults.set(nameOrId, `line ${line}: ${error.message}`)
    }
  }
  if (faults.size === 0) return matches
  const moreLines = faults.size > maxListed ? [`and ${formatThousands(faults.size - maxListed)} more`] : []
  throw new Stop(
    `${sanitizeText(fileName)} contains companies that don't exist. Nothing was done.`,
    exitCodes.usage,
    ...[...faults.values()].slice(0, maxListed).map(sanitizeText),
    ...moreLines,
    'See all: heed companies list',
  )
}

async function searchCompany(client: Client, nameOrId: string): Promise<CompanyRef> {
  const company = await findCompany(client, nameOrId)
  return { id: company.company_id, name: getCompanyName(company) }
}

const isNotFound = (error: unknown): error is Error =>
  error instanceof Stop || isApiErrorOfKind(error, 'notFound')
