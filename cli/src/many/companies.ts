import { type Client, composeText, getCompanyName } from '@heed/contracts'
import type { Command } from '../command/command.ts'
import { findCompany } from '../command/company.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import { isApiErrorOfKind } from '../io/network/explainError.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { formatThousands } from '../io/words.ts'
import type { RunInput } from '../job/journal/types.ts'
import { throwOnProblems } from '../rows/faults.ts'
import { missingCompanyProblem, readCompanyRows } from './companyRows.ts'
import type { RowValues } from './fields.ts'
import { getRequiredArgument, getValueColumns, readRowValues } from './rowValues.ts'

export interface CompanyRef {
  id: number
  name: string
}

export interface NamedCompany {
  line: number
  nameOrId: string
}

const maxListed = 10

export interface CompanyTask extends RowValues {
  line: number
  company: CompanyRef
}

function requireArgument(
  command: Command,
  { argument }: RowValues,
  keys: ReadonlySet<string>,
  fileName: string,
): void {
  const key = getRequiredArgument(command)
  if (key === undefined || argument !== '' || keys.has(key)) return
  throw new Stop(
    `Missing required argument '${key}'.`,
    exitCodes.usage,
    `Add it to the command, or add a column called ${key} to ${sanitizeText(fileName)}.`,
  )
}

export async function readCompanyTasks(
  client: Client,
  path: string,
  command: Command,
  typed: RowValues,
  checkInput: (input: RunInput) => void = () => undefined,
): Promise<{ tasks: CompanyTask[]; input: RunInput }> {
  const { rows, problems, keys, input } = await readCompanyRows(path, getValueColumns(command))
  checkInput(input)
  const { name } = input
  requireArgument(command, typed, keys, name)
  const checkedRows = rows.map((row) => ({ row, result: readRowValues(command, typed, row) }))
  throwOnProblems(name, [
    ...problems,
    ...rows.filter(({ nameOrId }) => nameOrId === '').map(({ line }) => missingCompanyProblem(line)),
    ...checkedRows.flatMap(({ result }) => ('problems' in result ? result.problems : [])),
  ])
  const companies = await findCompanies(client, rows, name)
  const tasks = checkedRows.flatMap(({ row, result }) => {
    const company = companies.get(row.nameOrId)
    return company && !('problems' in result) ? [{ line: row.line, company, ...result }] : []
  })
  const uniqueTasks = new Map(tasks.map((task) => [task.company.id, task]))
  return { tasks: keys.size > 0 ? tasks : [...uniqueTasks.values()], input }
}

const countCompanies = (tasks: readonly CompanyTask[]): number =>
  new Set(tasks.map(({ company }) => company.id)).size

export const getTaskWords = (tasks: readonly CompanyTask[]): readonly [string, string] =>
  countCompanies(tasks) === tasks.length ? ['company', 'companies'] : ['row', 'rows']

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
