import { type Client, type Company, getCompanyName, type ListRef } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { findList } from '../../command/list.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { hashJson } from '../../io/files/hashJson.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { createHaltControl, type HaltControl } from '../../job/HaltControl.ts'
import type { ItemEntry, ItemState } from '../../job/journal/items.ts'
import { openRun, type Run } from '../../job/journal/open.ts'
import type { RequestIdCollector } from '../../job/journal/requestIds.ts'
import type { ResumableOptions, RunInput, RunLimits } from '../../job/journal/types.ts'
import type { Progress } from '../../job/progress.ts'
import { startJob } from '../../job/startJob.ts'
import { formatFailureLines, type PersonFailure } from './addresses.ts'

export interface PeopleJob {
  client: Client
  halting: HaltControl
  company: Company
  list: ListRef | undefined
  api: string
  progress: Progress
  failures: PersonFailure[]
}

export interface PeopleOptions extends Partial<ResumableOptions> {
  list: number | null
  domain?: string
}
export type PeopleRun = Run<ItemEntry, PeopleOptions>

export interface EmailLine {
  email: string
  line: number
}

export const toItemEntry = ({ email, line }: EmailLine, state: ItemState, reason?: string): ItemEntry => ({
  line,
  hash: hashJson(email),
  state,
  ...(reason === undefined ? {} : { reason }),
})

export const toEmailLines = (emails: readonly string[]): EmailLine[] =>
  emails.map((email, index) => ({ email, line: index + 1 }))

export const formatEmployeeCount = (count: number): string => formatCount(count, 'employee')

export interface PreparedJob {
  context: Context
  job: PeopleJob
  companyLabel: string
  requestIds: RequestIdCollector
  stop: AbortSignal
}

interface PeopleJobRequest {
  failures?: PersonFailure[]
  list?: string | undefined
  option?: string
  company?: string
  guard(company: Company): void
  sideBySide: number
}

export async function preparePeopleJob(context: Context, request: PeopleJobRequest): Promise<PreparedJob> {
  const { failures = [], list: listName, option, sideBySide } = request
  const company = await context.company(request.company)
  request.guard(company)
  const { client, call, stop, progress, requestIds } = await startJob(context, sideBySide)
  const list =
    listName === undefined ? undefined : await call(() => findList(client, company, listName, option))
  const { api } = await context.settings()
  // If the call is forbidden for one employee, it's forbidden for the whole company.
  const haltControl = createHaltControl(call, api, 'forbidden')
  const job = { client, halting: haltControl, company, list, api, progress, failures }
  return { context, job, companyLabel: sanitizeText(getCompanyName(company)), requestIds, stop }
}

interface PeopleRunStart {
  kind: string
  input: RunInput | null
  limits?: RunLimits
  receipt: string | undefined
  of?: string
  domain?: string | undefined
}

export async function beginPeopleRun(
  { context, job, requestIds }: PreparedJob,
  { kind, input, limits = {}, receipt, of, domain }: PeopleRunStart,
): Promise<PeopleRun> {
  const { client, company, halting, list } = job
  const user = await halting.call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  return openRun<ItemEntry, PeopleOptions>(
    context,
    {
      kind,
      user,
      partner: null,
      companies: [{ id: company.company_id, name: getCompanyName(company) }],
      input,
      options: {
        list: list?.id ?? null,
        ...(domain === undefined ? {} : { domain }),
        ...(of === undefined && domain === undefined ? {} : { typedAgain: [] }),
      },
      limits,
      of: of ?? null,
    },
    { requestIds, receipt },
  )
}

interface UnfinishedCounts {
  summary: string
  left: number
  resumeLines: readonly string[]
  hints?: readonly string[]
}

const maxShownFailures = 50

export function createPeopleFailureStop(
  { job, stop }: PreparedJob,
  { summary, left, resumeLines, hints = [] }: UnfinishedCounts,
): Stop | undefined {
  const { failures, halting } = job
  if (failures.length + left === 0) return undefined
  const shownLines = formatFailureLines(failures.slice(0, maxShownFailures)).map(sanitizeText)
  const hiddenCount = failures.length - shownLines.length
  const lines =
    hiddenCount > 0 ? [...shownLines, `and ${formatCount(hiddenCount, 'more', 'more')}`] : shownLines
  if (stop.aborted && left > 0)
    return new Stop(`Interrupted: ${summary}.`, exitCodes.interrupted, ...lines, ...resumeLines)
  const { halt } = halting
  if (halt) return new Stop(`${halt.message}\n${summary}.`, halt.code, ...halt.next, ...lines, ...resumeLines)
  return new Stop(`${summary}:`, exitCodes.refusedLines, ...lines, ...hints)
}

export const getEndState = (
  { stop }: PreparedJob,
  remainingCount: number,
): 'done' | 'interrupted' | 'failed' =>
  remainingCount === 0 ? 'done' : stop.aborted ? 'interrupted' : 'failed'
