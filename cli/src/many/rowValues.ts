import type { ColumnSpec, RowProblem } from '@heed/contracts/rules/rows/columns'
import type { Command, OptionSpec } from '../command/command.ts'
import { type CompanyRow, isCompanyKey } from './companyRows.ts'
import type { RowValues } from './fields.ts'

const commandOptions: ReadonlySet<string> = new Set([
  ...['yes', 'force', 'dryRun', 'resume', 'concurrency', 'byCompany', 'columns', 'skip'],
])

const isFilePath = ({ written, value = '' }: OptionSpec<unknown>): boolean =>
  written === true || /file|folder/.test(value)

const getValueOptions = ({ options }: Command): [string, OptionSpec<unknown>][] =>
  Object.entries(options).filter(
    ([key, spec]) => !commandOptions.has(key) && !isFilePath(spec) && !isCompanyKey(key),
  )

const getArgumentKey = ({ argument }: Command): string | undefined => {
  const key = argument?.[0]
  return key === undefined || /file|folder|\||^company$/.test(key) ? undefined : key
}

export const getRequiredArgument = (command: Command): string | undefined =>
  command.argument?.[2] ? undefined : getArgumentKey(command)

export function getValueColumns(command: Command): ColumnSpec[] {
  const argumentKey = getArgumentKey(command)
  const keys = [
    ...(argumentKey === undefined ? [] : [argumentKey]),
    ...getValueOptions(command).map(([key]) => key),
  ]
  return [...new Set(keys)].map((key) => ({ key, type: 'text', help: key, examples: [] }))
}

const truthTexts: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, '1': true, x: true },
  ...{ false: false, no: false, '0': false },
}

function parseCell({ parse, many, value, fallback }: OptionSpec<unknown>, cell: unknown): unknown {
  const text = String(cell)
  if (value === undefined && fallback === false) {
    const truth = truthTexts[text.toLowerCase()]
    if (truth === undefined) throw new RangeError('It must be yes or no.')
    return truth
  }
  if (many) return text.split(';').map((part) => part.trim())
  return parse ? parse(text) : text
}

/** Typed options and arguments override the row's cells. */
export function readRowValues(
  command: Command,
  typed: RowValues,
  { line, nameOrId, cells }: CompanyRow,
): RowValues | { problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const values: Record<string, unknown> = { ...typed.values }
  for (const [key, spec] of getValueOptions(command)) {
    const isTyped = typed.values[key] !== undefined && typed.values[key] !== spec.fallback
    if (isTyped || cells[key] === undefined) continue
    try {
      values[key] = parseCell(spec, cells[key])
    } catch (error) {
      problems.push({ line, name: nameOrId, field: key, rule: (error as Error).message })
    }
  }
  const argumentKey = getArgumentKey(command)
  const cell = argumentKey === undefined ? undefined : cells[argumentKey]
  const argument = typed.argument || (cell === undefined ? '' : String(cell))
  if (argumentKey !== undefined && argument === '' && !command.argument?.[2])
    problems.push({ line, name: nameOrId, field: argumentKey, rule: 'The cell is empty' })
  return problems.length > 0 ? { problems } : { values, argument }
}
