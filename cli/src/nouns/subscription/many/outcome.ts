import {
  formatMoneyText,
  getDayBefore,
  type PartnerAccount,
  type PartnerCompanyRow,
  type Plan,
} from '@heed/contracts'
import { toCurrencyUnits } from '../../../io/money.ts'
import { type Column, formatNumberCell, renderTable } from '../../../io/print/table.ts'
import type { Sink } from '../../../io/terminal/streams.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import { toCostDocument } from '../../../job/journal/cost.ts'
import type { RunCost } from '../../../job/journal/types.ts'
import { mergeLineProblems } from '../../../job/rowProblems.ts'
import { computeNewEnd, endsEarlier } from '../endDate.ts'
import type { ChangeJob, ChangeTask } from './job.ts'

type ChangeState = 'changed' | 'unchanged' | 'failed' | 'refused' | 'left' | 'planned'

export type ChangeRow = {
  line: number
  companyId: number | null
  name: string
  state: ChangeState
  change: string | null
  /** Currency units per month after the change. */
  monthly: number | null
  field: string | null
  reason: string | null
}

export const changeKeys = [
  ...(['line', 'companyId', 'name', 'state', 'change', 'monthly', 'field', 'reason'] as const),
]

const formatLastDay = (end: string | null): string => (end === null ? 'none' : getDayBefore(end))

const formatNewEnd = (end: string | null): string => (end === null ? 'no end' : getDayBefore(end))

function isShortened({ company, change: { validity, validTill } }: ChangeTask, now: Date): boolean {
  const end = validity === undefined ? null : computeNewEnd({ validity, validTill }, now)
  return end !== null && endsEarlier(company.valid_to, end)
}

/** For example "seats 50 → 60, valid to 2027-01-27 → 2028-02-01". */
export function formatChange(
  { company, change }: Pick<ChangeTask, 'company' | 'change'>,
  plans: readonly Plan[],
  now: Date,
): string {
  const { subscriptionCode: code, subscriptionName, allowedUsers, valid_to: end } = company
  const plan = plans.find((candidate) => candidate.code === change.subscriptionCode)
  const parts: string[] = []
  if (change.subscriptionCode !== code)
    parts.push(`plan ${subscriptionName || 'none'} → ${plan?.name ?? change.subscriptionCode}`)
  if (change.seats !== allowedUsers)
    parts.push(`seats ${formatThousands(allowedUsers)} → ${formatThousands(change.seats)}`)
  const { validity, validTill } = change
  if (validity !== undefined)
    parts.push(
      `valid to ${formatLastDay(end)} → ${formatNewEnd(computeNewEnd({ validity, validTill }, now))}`,
    )
  return parts.join(', ')
}

export function listOtherRows({ unchanged, refused }: Pick<ChangeJob, 'unchanged' | 'refused'>): ChangeRow[] {
  const toRow = ({ id, name, price }: PartnerCompanyRow) => ({
    companyId: id,
    name,
    change: null,
    monthly: toCurrencyUnits(price),
    field: null,
  })
  return [
    ...unchanged.map(
      ({ line, company, reason }): ChangeRow => ({ ...toRow(company), line, state: 'unchanged', reason }),
    ),
    ...mergeLineProblems(refused).map(
      ({ line, name, field, reason }): ChangeRow => ({
        line,
        companyId: null,
        name,
        state: 'refused',
        change: null,
        monthly: null,
        field,
        reason,
      }),
    ),
  ]
}

export const toTaskRow = (
  task: ChangeTask,
  { survey, context }: ChangeJob,
  result: { state: ChangeState; reason: string | null },
): ChangeRow => ({
  line: task.line,
  companyId: task.company.id,
  name: task.company.name,
  change: formatChange(task, survey.plans, context.now()),
  monthly: toCurrencyUnits(['changed', 'planned'].includes(result.state) ? task.after : task.before),
  field: null,
  ...result,
})

export const sortRows = (rows: readonly ChangeRow[]): ChangeRow[] => rows.toSorted((a, b) => a.line - b.line)

export function countChangeRows(rows: readonly ChangeRow[]) {
  const count = (...states: readonly ChangeState[]) =>
    rows.filter(({ state }) => states.includes(state)).length
  return {
    changed: count('changed', 'planned'),
    unchanged: count('unchanged'),
    failed: count('failed'),
    refused: count('refused'),
    left: count('left'),
  }
}

interface ChangeFacts {
  run: string | null
  account: PartnerAccount
  input: string
  cost: RunCost
  rows: readonly ChangeRow[]
}

/** Cost in currency units per month. */
export const toChangeDocument = ({ run, account, input, cost, rows }: ChangeFacts) => ({
  run,
  partner: { id: account.id, name: account.name },
  input,
  ...countChangeRows(rows),
  cost: toCostDocument(cost),
  companies: rows,
})

export const formatCost = ({ before, after, currency }: RunCost): string =>
  `${formatMoneyText(before, currency)} → ${formatMoneyText(after, currency)} a month`

export function formatChangeCounts(counts: ReturnType<typeof countChangeRows>, verb = 'changed'): string {
  const others = { unchanged: 'unchanged', failed: 'failed', refused: 'rejected', left: 'not tried' } as const
  return [
    `${formatCount(counts.changed, 'subscription')} ${verb}`,
    ...Object.entries(others).flatMap(([key, word]) => {
      const count = counts[key as keyof typeof others]
      return count > 0 ? [`${formatThousands(count)} ${word}`] : []
    }),
  ].join(', ')
}

const maxShownChanges = 10

const createPlanColumns = (currency: string): readonly Column[] => [
  { key: 'plan', title: 'plan' },
  { key: 'companies', title: 'companies', align: 'right', show: formatNumberCell },
  { key: 'seats', title: 'seats', align: 'right', show: formatNumberCell },
  {
    key: 'before',
    title: 'a month now',
    align: 'right',
    show: (cents) => formatMoneyText(Number(cents), currency),
  },
  {
    key: 'after',
    title: 'afterwards',
    align: 'right',
    show: (cents) => formatMoneyText(Number(cents), currency),
  },
]

function sumByPlan({ tasks, survey }: ChangeJob) {
  const sums = new Map<
    string,
    { plan: string; companies: number; seats: number; before: number; after: number }
  >()
  for (const { change, before, after } of tasks) {
    const { subscriptionCode: code, seats } = change
    const plan = survey.plans.find((candidate) => candidate.code === code)?.name ?? code
    const sum = sums.get(code) ?? { plan, companies: 0, seats: 0, before: 0, after: 0 }
    sums.set(code, {
      plan,
      companies: sum.companies + 1,
      seats: sum.seats + seats,
      before: sum.before + before,
      after: sum.after + after,
    })
  }
  return [...sums.values()]
}

export function formatPlanLines(job: ChangeJob, cost: RunCost, sink: Sink): string[] {
  const { tasks, unchanged, survey, account, context } = job
  const now = context.now()
  const table =
    tasks.length > 0
      ? renderTable(createPlanColumns(cost.currency), sumByPlan(job), sink).trimEnd().split('\n')
      : []
  const hiddenCount = tasks.length - maxShownChanges
  const shortenedCount = tasks.filter((task) => isShortened(task, now)).length
  return [
    ...tasks
      .slice(0, maxShownChanges)
      .map((task) => `${sanitizeText(task.company.name)}: ${formatChange(task, survey.plans, now)}`),
    ...(hiddenCount > 0
      ? [`and ${formatThousands(hiddenCount)} more. To save all: --dry-run --result FILE`]
      : []),
    ...table,
    `Cost to ${sanitizeText(account.name)}: ${formatCost(cost)}`,
    ...(shortenedCount > 0
      ? [
          sink.paint.yellow(
            `${formatCount(shortenedCount, 'subscription ends', 'subscriptions end')} earlier than now`,
          ),
        ]
      : []),
    ...(unchanged.length > 0
      ? [`${formatCount(unchanged.length, 'subscription needs', 'subscriptions need')} no change`]
      : []),
  ]
}
