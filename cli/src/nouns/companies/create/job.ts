import type { RawRow, RowProblem, RowWord } from '@heed/contracts/rules/rows/columns'
import type { Context } from '../../../command/context.ts'
import { type ErrorLimit, exceedsLimit } from '../../../command/errorLimit.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import type { RunInput } from '../../../job/journal/types.ts'
import { formatRefusalLines } from '../../../job/refusalLines.ts'
import { type AccountJob, type AccountJobRequest, prepareAccountJob } from './accountJob.ts'
import { type CheckedRows, checkRows } from './check.ts'
import { formatCost } from './outcome.ts'
import { estimatePrice, type Price } from './price.ts'

export interface CompanyRows {
  input: RunInput | null
  word: RowWord
  rows: readonly RawRow[]
  problems: readonly RowProblem[]
  unread: readonly string[]
}

export interface Limits {
  maxErrors?: ErrorLimit | undefined
  maxNew?: number | undefined
  /** Maximum added cost, in cents per month. */
  maxCost?: number | undefined
}

interface CreationRequest extends AccountJobRequest {
  settled?: ReadonlySet<number>
}

export interface CreationJob extends AccountJob {
  rows: CompanyRows
  checked: CheckedRows
  price: Price
}

export const getInputName = ({ input, rows: [row] }: CompanyRows): string =>
  sanitizeText(input?.name ?? String(row?.cells.name ?? ''))

export async function prepareCreation(
  context: Context,
  rows: CompanyRows,
  { settled, ...request }: CreationRequest,
): Promise<CreationJob> {
  const job = await prepareAccountJob(context, request)
  const { client, call, account, survey } = job
  const checkedRows = checkRows(rows.rows, {
    accountId: account.id,
    plans: survey.plans,
    existing: survey.existing,
    now: new Date().toISOString(),
    ...(settled ? { settled } : {}),
  })
  const refusedRows = [...rows.problems, ...checkedRows.refused].sort((a, b) => a.line - b.line)
  const newCompanies = checkedRows.companies.filter(({ existing }) => !existing)
  const price = await estimatePrice(client, call, survey.overview, newCompanies)
  const { companies } = checkedRows
  return { ...job, rows, checked: { companies, refused: refusedRows }, price }
}

export const selectNewCompanies = ({ checked }: CreationJob) =>
  checked.companies.filter(({ existing }) => !existing)

const createLimitStop = (message: string, ...hints: string[]) =>
  new Stop(`Nothing was created: ${message}`, exitCodes.safetyLimit, ...hints)

export function checkLimits(job: CreationJob, { maxErrors, maxNew, maxCost }: Limits): Stop | undefined {
  const { rows, checked, price, context } = job
  const refusedLineCount = new Set(checked.refused.map(({ line }) => line)).size
  const total = checked.companies.length + refusedLineCount
  if (exceedsLimit(maxErrors ?? { lines: 0 }, refusedLineCount, total)) {
    return createLimitStop(
      `${formatCount(refusedLineCount, rows.word)} in ${getInputName(rows)} ${refusedLineCount === 1 ? 'was' : 'were'} rejected.`,
      ...formatRefusalLines(checked.refused, rows.word, context.streams.error),
      ...(rows.input && checked.companies.length > 0
        ? [`Fix them, or skip them with --max-errors ${refusedLineCount}`]
        : []),
    )
  }
  const count = selectNewCompanies(job).length
  if (maxNew !== undefined && count > maxNew) {
    return createLimitStop(
      `${formatCount(count, 'company', 'companies')} would be created, more than the --max-new limit of ${formatThousands(maxNew)}.`,
    )
  }
  const addedCost = price.cost.after - price.cost.before
  if (maxCost !== undefined && addedCost > maxCost) {
    return createLimitStop(
      `the companies would cost more than the --max-cost limit of ${maxCost / 100} a month: ${formatCost(price.cost)}.`,
    )
  }
  return undefined
}
