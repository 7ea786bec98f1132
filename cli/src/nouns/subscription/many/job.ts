import {
  formatRefusalLine,
  getChangeRefusal,
  type PartnerAccount,
  type PartnerCompanyRow,
  type SubscriptionChange,
} from '@heed/contracts'
import type { RowProblem } from '@heed/contracts/rules/rows/columns'
import { filterByName } from '../../../command/byName.ts'
import type { Context } from '../../../command/context.ts'
import { type ErrorLimit, exceedsLimit } from '../../../command/errorLimit.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import { formatRefusalLines } from '../../../job/refusalLines.ts'
import type { RowTask } from '../../../job/rowRun.ts'
import { type CompanyRow, missingCompanyProblem } from '../../../many/companyRows.ts'
import {
  type AccountJob,
  type AccountJobRequest,
  prepareAccountJob,
} from '../../companies/create/accountJob.ts'
import type { AccountSnapshot } from '../../companies/create/survey.ts'
import { parseSubscriptionEnd, type SubscriptionOptions } from '../change.ts'
import { computeNewEnd } from '../endDate.ts'
import { formatChange } from './changeText.ts'
import { checkSubscriptionRow } from './checkRow.ts'
import { createExtensionFinder, type ExtensionFinder, type PlannedExtensions } from './recentExtensions.ts'
import { type ChangeRows, type CompanySelection, selectCompanies, toSelectionRows } from './selection.ts'

export interface ChangeTask extends RowTask {
  company: PartnerCompanyRow
  change: SubscriptionChange
  /** Null means no end; undefined means that the end doesn't change. */
  newEnd: string | null | undefined
  text: string
  extension?: string | undefined
  /** Cents per month. */
  before: number
  after: number
}

interface UnchangedRow {
  line: number
  company: PartnerCompanyRow
  reason: string | null
}

export interface ChangeJob extends AccountJob {
  rows: ChangeRows
  selection: CompanySelection | undefined
  selectedIds: readonly number[]
  endedCount: number
  tasks: readonly ChangeTask[]
  unchanged: readonly UnchangedRow[]
  refused: readonly RowProblem[]
}

export interface ChangeRequest extends AccountJobRequest {
  options: SubscriptionOptions
  selection?: CompanySelection | undefined
  extensions?: PlannedExtensions | undefined
  force?: boolean
  settled?: ReadonlySet<number>
}

interface CheckedRows {
  checks: { task: Omit<ChangeTask, 'after'>; leavesPlan: boolean }[]
  unchanged: UnchangedRow[]
  refused: RowProblem[]
}

function createCompanyFinder(companies: readonly PartnerCompanyRow[], account: PartnerAccount) {
  const companiesById = new Map(companies.map((company) => [String(company.id), company]))
  return (nameOrId: string): PartnerCompanyRow | string => {
    const company = companiesById.get(nameOrId)
    if (company) return company
    const matches = filterByName(companies, ({ name }) => name, nameOrId)
    const [match] = matches
    if (match && matches.length === 1) return match
    return match
      ? `${formatCount(matches.length, 'company', 'companies')} are called "${nameOrId}": use the ID`
      : `${account.name} has no company "${nameOrId}"`
  }
}

interface RowContext {
  survey: AccountSnapshot
  now: Date
  selected: readonly PartnerCompanyRow[] | undefined
  findExtension: ExtensionFinder
}

function checkRows(
  { rows, problems }: ChangeRows,
  { options, extensions, settled }: ChangeRequest,
  { survey: { account, plans, existing }, now, selected, findExtension }: RowContext,
): CheckedRows {
  const selectedIds = selected && new Set(selected.map(({ id }) => id))
  const findCompany = createCompanyFinder(existing, account)
  const checked: CheckedRows = { checks: [], unchanged: [], refused: [...problems] }
  const linesByCompany = new Map<number, number>()
  const checkRow = (row: CompanyRow): void => {
    const { line, nameOrId } = row
    if (nameOrId === '') return void checked.refused.push(missingCompanyProblem(line))
    const company = findCompany(nameOrId)
    if (typeof company === 'string')
      return void checked.refused.push({ line, name: nameOrId, field: 'company', rule: company })
    const { id, name } = company
    if (selectedIds && !selectedIds.has(id)) return
    const earlierLine = linesByCompany.get(id)
    if (earlierLine !== undefined)
      return void checked.refused.push({
        line,
        name,
        field: 'company',
        rule: `Same company as in line ${earlierLine}`,
      })
    linesByCompany.set(id, line)
    if (settled?.has(line)) return
    const result = checkSubscriptionRow(row, options, company, {
      plans,
      now,
      planned: extensions?.[id],
      extendedBy: findExtension(company),
    })
    if ('problems' in result) {
      checked.refused.push(...result.problems.map((problem) => ({ line, name, ...problem })))
    } else if ('unchanged' in result) {
      checked.unchanged.push({ line, company, reason: result.reason })
    } else {
      const { change, isActive, leavesPlan, extension } = result
      const { validity, validTill } = change
      const newEnd = validity === undefined ? undefined : computeNewEnd({ validity, validTill }, now)
      const described = { company, change, newEnd, isExtension: extension !== undefined }
      const task = {
        line,
        label: name,
        hash: hashJson([id, change]),
        company,
        change,
        newEnd,
        text: formatChange(described, plans, now),
        extension,
        before: isActive ? company.price : 0,
      }
      checked.checks.push({ task, leavesPlan })
    }
  }
  for (const row of rows) checkRow(row)
  return checked
}

export async function prepareChanges(
  context: Context,
  fileRows: ChangeRows | undefined,
  request: ChangeRequest,
): Promise<ChangeJob> {
  const job = await prepareAccountJob(context, request)
  const { progress, account, survey } = job
  const now = context.now()
  const { options, selection, extensions, force = false } = request
  // Otherwise, a mistyped option would reject every row.
  if (!extensions) parseSubscriptionEnd(options, now.toISOString(), undefined)
  const { selected, endedCount } = selection
    ? selectCompanies(survey.existing, selection, now)
    : { selected: undefined, endedCount: 0 }
  const rows = fileRows ?? toSelectionRows(selected ?? [], selection)
  const findExtension = extensions || force ? () => undefined : await createExtensionFinder(context)
  const checked = checkRows(rows, request, { survey, now, selected, findExtension })
  progress.stage(`Checking for ${sanitizeText(account.name)}`, checked.checks.length, 'companies')
  try {
    const { tasks, blocked } = await checkWithPlatform(job, checked.checks)
    const refused = [...checked.refused, ...blocked].toSorted((a, b) => a.line - b.line)
    const selectedIds = (selected ?? []).map(({ id }) => id)
    return { ...job, rows, selection, selectedIds, endedCount, tasks, unchanged: checked.unchanged, refused }
  } finally {
    progress.clear()
  }
}

type PlatformJob = Pick<ChangeJob, 'client' | 'call' | 'progress' | 'account'>

async function checkWithPlatform(
  { client, call, progress, account }: PlatformJob,
  checks: CheckedRows['checks'],
): Promise<{ tasks: ChangeTask[]; blocked: RowProblem[] }> {
  const partnerId = account.id
  const estimates = new Map<string, Promise<number>>()
  const estimate = ({ subscriptionCode, seats }: SubscriptionChange): Promise<number> => {
    const key = `${seats} ${subscriptionCode}`
    const params = { partnerId, subscriptionCode, seats }
    const request =
      estimates.get(key) ??
      call((signal) => client.partners.estimate(params, { signal })).then((answer) => answer.newCompanyTotal)
    estimates.set(key, request)
    return request
  }
  const blocked: RowProblem[] = []
  const tasks = await Promise.all(
    checks.map(async ({ task, leavesPlan }) => {
      const { company, change } = task
      const params = {
        companyId: company.id,
        partnerId,
        subscriptionCode: change.subscriptionCode,
        newSeats: change.seats,
      }
      const answer = await call((signal) => client.subscriptions.canEdit(params, { signal }))
      const refusal = getChangeRefusal(answer, leavesPlan)
      if (refusal) {
        const field = leavesPlan ? 'plan' : 'seats'
        blocked.push({ line: task.line, name: company.name, field, rule: formatRefusalLine(refusal) })
      }
      const after = refusal ? task.before : await estimate(change)
      progress.add(1)
      return refusal ? undefined : { ...task, after }
    }),
  )
  return { tasks: tasks.filter((task) => task !== undefined), blocked }
}

export interface ChangeLimits {
  maxErrors?: ErrorLimit | undefined
  maxCost?: number | undefined
}

export const getAddedCost = (tasks: readonly Pick<ChangeTask, 'before' | 'after'>[]): number =>
  tasks.reduce((sum, { before, after }) => sum + after - before, 0)

const createLimitStop = (message: string, ...hints: string[]) =>
  new Stop(`Nothing was changed: ${message}`, exitCodes.safetyLimit, ...hints)

export function checkChangeLimits(job: ChangeJob, { maxErrors, maxCost }: ChangeLimits): Stop | undefined {
  const { rows, tasks, unchanged, refused, context } = job
  const refusedCount = new Set(refused.map(({ line }) => line)).size
  const total = tasks.length + unchanged.length + refusedCount
  if (exceedsLimit(maxErrors ?? { lines: 0 }, refusedCount, total)) {
    const source = rows.input
      ? `${formatCount(refusedCount, rows.word)} in ${sanitizeText(rows.input.name)}`
      : formatCount(refusedCount, 'customer')
    return createLimitStop(
      `${source} ${refusedCount === 1 ? 'was' : 'were'} rejected.`,
      ...formatRefusalLines(refused, rows.word, context.streams.error),
      ...(tasks.length > 0 ? [`Fix them, or skip them with --max-errors ${refusedCount}`] : []),
    )
  }
  const addedCost = getAddedCost(tasks)
  if (maxCost !== undefined && addedCost > maxCost) {
    return createLimitStop(
      `the changes would add ${addedCost / 100} a month, more than the --max-cost limit of ${maxCost / 100}.`,
    )
  }
  return undefined
}
