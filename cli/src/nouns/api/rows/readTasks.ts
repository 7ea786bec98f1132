import { basename } from 'node:path'
import type { Client, Parameter } from '@heed/contracts'
import type { ColumnSpec, ParsedRows, RawRow, RowProblem } from '@heed/contracts/rules/rows/columns'
import { Stop } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import type { RowTask } from '../../../job/rowRun.ts'
import { type CompanyRef, findCompanies } from '../../../many/companies.ts'
import { type Args, readArgs } from '../args.ts'
import type { OperationInfo } from '../operation.ts'
import type { ParameterValues } from '../typed.ts'

export interface ApiTask extends RowTask {
  args: Args
}

const companyColumn = 'company'
const companyParameter = 'companyId'

/** A column for each parameter; `company` accepts names, too. */
export function getParameterColumns(
  { endpoint }: OperationInfo,
  parameters: readonly Parameter[],
): ColumnSpec[] {
  const toColumn = (key: string): ColumnSpec => ({ key, type: 'text', help: key, examples: [] })
  const hasCompany = endpoint.path.includes(`:${companyParameter}`)
  return [...parameters.map(({ name }) => toColumn(name)), ...(hasCompany ? [toColumn(companyColumn)] : [])]
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Lists are separated by semicolons in CSV, or are arrays in JSON. */
function toTexts({ many, upload }: Parameter, cell: unknown): readonly string[] {
  if (Array.isArray(cell)) return cell.map(toText)
  const text = toText(cell)
  if (upload) return [text.startsWith('@') ? text : `@${text}`]
  return many && !text.trimStart().startsWith('[') ? text.split(';').map((part) => part.trim()) : [text]
}

interface TaskRequest {
  called: OperationInfo
  parameters: readonly Parameter[]
  typed: ParameterValues
  body: Args
  client: Client
  companyId: () => Promise<number>
  fileName: string
}

function createCompanyFinder(companies: ReadonlyMap<string, CompanyRef>, { companyId, typed }: TaskRequest) {
  return async (cells: RawRow['cells']): Promise<number> => {
    const company = companies.get(String(cells[companyColumn]))
    return company && !typed.has(companyParameter) ? company.id : companyId()
  }
}

const toLabel = ({ cells }: RawRow): string =>
  Object.values(cells)
    .slice(0, 2)
    .map((cell) => toText(cell))
    .join(' ')
    .slice(0, 80)

const toProblems = (line: number, name: string, { message, next }: Stop): RowProblem[] =>
  [message, ...next.slice(0, -1)].map((rule) => ({ line, name, field: '', rule }))

export async function readApiTasks(
  request: TaskRequest,
  { rows, problems }: Pick<ParsedRows, 'rows' | 'problems'>,
): Promise<{ tasks: ApiTask[]; refused: RowProblem[] }> {
  const { called, parameters, typed, body, client, fileName } = request
  const namedRows = rows.flatMap(({ line, cells }) =>
    cells[companyColumn] === undefined ? [] : [{ line, nameOrId: String(cells[companyColumn]) }],
  )
  const companies =
    namedRows.length > 0 ? await findCompanies(client, namedRows, basename(fileName)) : new Map()
  const findCompanyId = createCompanyFinder(companies, request)
  const refused: RowProblem[] = [...problems]
  const tasks: ApiTask[] = []
  for (const row of rows) {
    const { line, cells } = row
    const values = new Map(typed)
    for (const parameter of parameters) {
      const cell = cells[parameter.name]
      if (cell !== undefined && !values.has(parameter.name))
        values.set(parameter.name, toTexts(parameter, cell))
    }
    try {
      const args = await readArgs(called, parameters, values, body, () => findCompanyId(cells))
      tasks.push({ line, label: toLabel(row), hash: hashJson([called.operation, [...values]]), args })
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      refused.push(...toProblems(line, toLabel(row), error))
    }
  }
  return { tasks, refused: refused.toSorted((a, b) => a.line - b.line) }
}
