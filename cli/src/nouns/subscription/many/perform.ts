import type { PartnerCompanyRow } from '@heed/contracts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { toCurrencyUnits } from '../../../io/money.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { getLatestItems, type ItemEntry } from '../../../job/journal/items.ts'
import type { Run } from '../../../job/journal/open.ts'
import { formatRerunLines, formatRunLines } from '../../../job/journal/rerunLines.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import type { RunCost } from '../../../job/journal/types.ts'
import { mergeLineProblems } from '../../../job/rowProblems.ts'
import { createUnfinishedStop, getRowRunState, type PerformedRow, performRows } from '../../../job/rowRun.ts'
import type { SubscriptionOptions } from '../change.ts'
import { type ChangeJob, type ChangeTask, getAddedCost } from './job.ts'
import {
  type ChangeRow,
  changeKeys,
  countChangeRows,
  formatChangeCounts,
  formatCostLines,
  listOtherRows,
  sortRows,
  sumCost,
  toChangeDocument,
  toTaskRow,
} from './outcome.ts'
import type { PlannedExtensions } from './recentExtensions.ts'
import type { CompanySelection } from './selection.ts'

export interface SubscriptionState {
  code: string
  seats: number
  end: string | null
}

export interface ChangeEntry extends ItemEntry {
  before?: SubscriptionState
  after?: SubscriptionState
  /** Cents per month. */
  added?: number
  monthly?: number
  change?: string
}

export interface ChangeRunOptions {
  concurrency: number
  requested: SubscriptionOptions
  /** Cost before the run, in cents per month. */
  before: number
  /** New ends by company ID. Only the plan computes them, so that no rerun adds the time twice. */
  extensions?: PlannedExtensions
  selection?: CompanySelection | undefined
  typedAgain: readonly string[]
}

type ChangeRun = Run<ChangeEntry, ChangeRunOptions>

export const toSubscriptionState = (company: PartnerCompanyRow): SubscriptionState => ({
  code: company.subscriptionCode,
  seats: company.allowedUsers,
  end: company.valid_to,
})

const getCompanyId = ({ ids }: ItemEntry): number => Number(ids?.companyId)

const rowStates: Readonly<Record<string, ChangeRow['state']>> = {
  updated: 'changed',
  existed: 'unchanged',
  refused: 'refused',
  failed: 'failed',
}

function toEarlierRow(entry: ChangeEntry): ChangeRow {
  return {
    line: entry.line,
    companyId: getCompanyId(entry),
    name: entry.label ?? '',
    state: rowStates[entry.state] ?? 'left',
    change: entry.change ?? null,
    validTo: entry.before?.end ?? null,
    newValidTo: entry.after?.end ?? entry.before?.end ?? null,
    monthlyBefore: entry.monthly === undefined ? null : toCurrencyUnits(entry.monthly - (entry.added ?? 0)),
    monthly: entry.monthly === undefined ? null : toCurrencyUnits(entry.monthly),
    field: null,
    reason: entry.reason ?? null,
  }
}

function noteOtherRows({ unchanged, refused }: ChangeJob, run: ChangeRun): void {
  for (const { line, company, reason } of unchanged) {
    const ids = { companyId: company.id }
    run.note({
      line,
      hash: hashJson(company.id),
      state: 'existed',
      label: company.name,
      ids,
      ...(reason ? { reason } : {}),
    })
  }
  for (const problems of mergeLineProblems(refused)) {
    const { line, name, text: reason } = problems
    run.note({ line, hash: hashJson(problems), state: 'refused', reason, ...(name ? { label: name } : {}) })
  }
}

interface ChangeWork {
  job: ChangeJob
  run: ChangeRun
  tasks: readonly ChangeTask[]
  result: string | undefined
}

async function changeAll({ job, run, tasks }: ChangeWork) {
  const { context, client, call, progress, requestIds, account } = job
  const { output } = context.streams
  const earlierEntries = getLatestItems(run.before)
  const partnerId = account.id
  progress.stage(`Changing for ${sanitizeText(account.name)}`, tasks.length, 'subscriptions')
  try {
    return await performRows<ChangeTask, ChangeEntry>(
      {
        run,
        call,
        api: (await context.settings()).api,
        concurrency: run.head.options.concurrency,
        progress,
        requestId: requestIds.next,
      },
      tasks,
      {
        describe: (task) => ({
          ids: { companyId: task.company.id },
          // After a lost response, only the first attempt knows the original state.
          before: earlierEntries.get(task.line)?.before ?? toSubscriptionState(task.company),
          added: task.after - task.before,
          monthly: task.after,
          change: task.text,
        }),
        async perform({ company, change }, { signal, requestId }) {
          const params = { companyId: company.id, partnerId, ...change }
          const { subscription } = await client.subscriptions.update(params, { signal, requestId })
          const after = {
            code: subscription.subscription_code,
            seats: subscription.package_users,
            end: subscription.package_valid_to ?? null,
          }
          return { state: 'updated', after }
        },
        onRowDone(task, { state, reason }) {
          if (context.format !== 'people') return
          const name = output.paint.bold(sanitizeText(task.company.name))
          progress.printAbove(
            state === 'updated'
              ? `${output.paint.green('✓')} ${name}: ${task.text}`
              : `${output.paint.red('✗')} ${name}: ${sanitizeText(reason ?? '')}`,
          )
        },
      },
    )
  } finally {
    progress.clear()
  }
}

export const planCost = ({ survey }: Pick<ChangeJob, 'survey'>, before: number, added: number): RunCost => ({
  currency: survey.overview.currencyCode,
  before,
  after: before + added,
})

function computeCosts({ job, run, tasks }: ChangeWork, results: readonly PerformedRow[]) {
  const lines = new Set(tasks.map(({ line }) => line))
  const earlierTasks = [...getLatestItems(run.before).values()]
    .filter(({ line, state }) => state === 'updated' && !lines.has(line))
    .map(({ added = 0, monthly = added }) => ({ before: monthly - added, after: monthly }))
  const changedTasks = [...earlierTasks, ...tasks.filter((_, index) => results[index]?.state === 'updated')]
  const cost = planCost(job, run.head.options.before, getAddedCost(changedTasks))
  return { cost, total: sumCost(changedTasks, cost.currency) }
}

export async function performChanges(work: ChangeWork): Promise<FactsOutcome> {
  const { job, run, tasks, result } = work
  const { context, stop, account, rows } = job
  noteOtherRows(job, run)
  const { results, halt } = await changeAll(work)
  const costs = computeCosts(work, results)
  const lines = new Set([...tasks, ...job.unchanged, ...job.refused].map(({ line }) => line))
  const allRows = sortRows([
    ...[...getLatestItems(run.before).values()].filter(({ line }) => !lines.has(line)).map(toEarlierRow),
    ...listOtherRows(job),
    ...tasks.map((task, index) => {
      const { state = 'left', reason = null } = results[index] ?? {}
      return toTaskRow(task, { state: rowStates[state] ?? 'left', reason })
    }),
  ])
  const counts = countChangeRows(allRows)
  const unfinishedStop = createUnfinishedStop({
    results,
    words: ['Not changed', 'subscription', 'subscriptions'],
    interrupted: stop.aborted,
    halt,
    resume: formatRerunLines(context, run.head, 'resume'),
    retry: formatRerunLines(context, run.head, 'retry'),
  })
  const code = unfinishedStop?.code ?? (counts.refused > 0 ? exitCodes.refusedLines : exitCodes.done)
  const changedRows = allRows.filter(({ state }) => state === 'changed')
  await run.close({
    state: getRowRunState(code, counts.left),
    exitCode: code,
    counts,
    cost: costs.cost,
    companies: changedRows.map(({ companyId, name }) => ({ id: companyId ?? 0, name })),
  })
  await writeResult(result, changeKeys, allRows)
  const { paint } = context.streams.output
  const { id } = run.head
  return {
    kind: 'facts',
    document: toChangeDocument({
      run: id,
      account,
      input: rows.input?.name ?? null,
      ...costs,
      rows: allRows,
    }),
    lines: [
      `${unfinishedStop ? paint.yellow('!') : paint.green('✓')} ${formatChangeCounts(counts)}`,
      ...formatCostLines(costs, counts.changed, account).map((line) => `  ${line}`),
      ...formatRunLines(context, id, true),
    ],
    code,
    ...(unfinishedStop ? { stop: unfinishedStop } : {}),
  }
}
