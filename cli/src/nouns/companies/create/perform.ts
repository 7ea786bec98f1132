import type { FactsOutcome } from '../../../command/outcome.ts'
import { type ExitCode, exitCodes } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { getLatestItems, type ItemEntry } from '../../../job/journal/items.ts'
import type { Run } from '../../../job/journal/open.ts'
import { formatRerunLines, formatRunLines } from '../../../job/journal/rerunLines.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import type { RunCost, RunState } from '../../../job/journal/types.ts'
import { mergeLineProblems } from '../../../job/rowProblems.ts'
import { createUnfinishedStop } from '../../../job/rowRun.ts'
import type { NewCompany } from './check.ts'
import type { CreationJob } from './job.ts'
import { type CreationEntry, type CreationResult, runCreationWorkers } from './make.ts'
import type { StoredRow } from './one.ts'
import {
  countRowsByState,
  formatCost,
  formatCreatedLine,
  formatRowCounts,
  type RowResult,
  resultKeys,
  sortByLine,
  toCreatedRow,
  toCreationDocument,
  toPlannedRow,
  toRefusedRows,
} from './outcome.ts'

export interface CreationOptions extends Partial<StoredRow> {
  concurrency: number
  welcome: boolean
  /** Cost before the run, in cents per month. */
  before: number
}

export type CreationRun = Run<CreationEntry, CreationOptions>

interface CreationState {
  job: CreationJob
  run: CreationRun
  companies: readonly NewCompany[]
  result: string | undefined
}

const states = ['created', 'existed', 'failed'] as const

function toItemRow({ line, label = '', state, ids, reason }: ItemEntry): RowResult {
  return {
    line,
    name: label,
    state: states.find((knownState) => knownState === state) ?? 'left',
    companyId: ids?.companyId === undefined ? null : Number(ids.companyId),
    field: null,
    reason: reason ?? null,
  }
}

function recordRefusedRows({ checked }: CreationJob, run: CreationRun): void {
  for (const problems of mergeLineProblems(checked.refused)) {
    const { line, name, text: reason } = problems
    run.note({ line, hash: hashJson(problems), state: 'refused', reason, ...(name ? { label: name } : {}) })
  }
}

function collectRows(
  { job, run, companies }: CreationState,
  results: readonly CreationResult[],
): RowResult[] {
  const now = new Set(companies.map(({ line }) => line))
  // Refused rows are checked again.
  const earlierEntries = new Map(
    [...getLatestItems(run.before)].filter(([, { state }]) => state !== 'refused'),
  )
  const earlierItems = [...earlierEntries.values()].filter(({ line }) => !now.has(line)).map(toItemRow)
  const untriedRows = job.checked.companies
    .filter(({ line }) => !now.has(line) && !earlierEntries.has(line))
    .map((company): RowResult => ({ ...toPlannedRow(company), state: 'left' }))
  return sortByLine([
    ...earlierItems,
    ...untriedRows,
    ...results.map(toCreatedRow),
    ...toRefusedRows(job.checked.refused),
  ])
}

function computeCost({ job, run, companies }: CreationState, results: readonly CreationResult[]): RunCost {
  const { before } = run.head.options
  const now = new Map(companies.map((company) => [company.line, job.price.monthly(company)]))
  const earlierItems = [...getLatestItems(run.before).values()].filter(
    ({ line, state }) => state === 'created' && !now.has(line),
  )
  const costs = [
    ...earlierItems.map(({ monthly = 0 }) => monthly),
    ...results.filter(({ state }) => state === 'created').map(({ line }) => now.get(line) ?? 0),
  ]
  return { currency: job.price.cost.currency, before, after: costs.reduce((sum, cost) => sum + cost, before) }
}

function getEndState(code: ExitCode, untriedCount: number): Exclude<RunState, 'running'> {
  if (code === exitCodes.interrupted) return 'interrupted'
  return untriedCount > 0 ? 'failed' : 'done'
}

async function createAllCompanies({ job, run, companies }: CreationState, api: string) {
  const { context, client, call, progress, requestIds, account, price } = job
  const { streams, format } = context
  progress.stage(`Creating for ${sanitizeText(account.name)}`, companies.length, 'companies')
  const creationContext = {
    client,
    call,
    api,
    run,
    requestId: requestIds.next,
    monthly: price.monthly,
    concurrency: run.head.options.concurrency,
    welcome: run.head.options.welcome,
    progress,
    onCompanyDone(result: CreationResult) {
      if (format === 'people') progress.printAbove(formatCreatedLine(result, streams.output))
    },
  }
  try {
    return await runCreationWorkers(creationContext, companies)
  } finally {
    progress.clear()
  }
}

export async function performCreation(creationState: CreationState): Promise<FactsOutcome> {
  const { job, run, result } = creationState
  const { context, stop, account, rows } = job
  recordRefusedRows(job, run)
  const { made, halt } = await createAllCompanies(creationState, (await context.settings()).api)
  const allResults = collectRows(creationState, made)
  const counts = countRowsByState(allResults)
  const cost = computeCost(creationState, made)
  const unfinishedStop = createUnfinishedStop({
    results: made,
    words: ['Not created', 'company', 'companies'],
    interrupted: stop.aborted,
    halt,
    resume: formatRerunLines(context, run.head, 'resume'),
    retry: formatRerunLines(context, run.head, 'retry'),
  })
  const code = unfinishedStop?.code ?? (counts.refused > 0 ? exitCodes.refusedLines : exitCodes.done)
  const createdResults = allResults.filter(({ state }) => state === 'created')
  await run.close({
    state: getEndState(code, counts.left),
    exitCode: code,
    counts,
    cost,
    companies: createdResults.map(({ companyId, name }) => ({ id: companyId ?? 0, name })),
  })
  await writeResult(result, resultKeys, allResults)
  const { paint } = context.streams.output
  const mark = unfinishedStop ? paint.yellow('!') : paint.green('✓')
  return {
    kind: 'facts',
    document: toCreationDocument({
      run: run.head.id,
      account,
      input: rows.input?.name ?? null,
      cost,
      rows: allResults,
    }),
    lines: [
      `${mark} ${formatRowCounts(counts)}. Cost to ${sanitizeText(account.name)}: ${formatCost(cost)}`,
      ...formatRunLines(context, run.head.id, true),
    ],
    code,
    ...(unfinishedStop ? { stop: unfinishedStop } : {}),
  }
}
