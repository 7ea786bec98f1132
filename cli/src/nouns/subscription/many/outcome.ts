import { formatMoneyText, type PartnerAccount, type PartnerCompanyRow } from '@heed/contracts'
import { toCurrencyUnits } from '../../../io/money.ts'
import { type Column, formatNumberCell, renderTable } from '../../../io/print/table.ts'
import type { Sink } from '../../../io/terminal/streams.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import { toCostDocument } from '../../../job/journal/cost.ts'
import type { RunCost } from '../../../job/journal/types.ts'
import { mergeLineProblems } from '../../../job/rowProblems.ts'
import { endsEarlier } from '../endDate.ts'
import { formatEndedNote } from '../endingBefore.ts'
import type { ChangeJob, ChangeTask } from './job.ts'

type ChangeState = 'changed' | 'unchanged' | 'failed' | 'refused' | 'left' | 'planned'

export type ChangeRow = {
  line: number
  companyId: number | null
  name: string
  state: ChangeState
  change: string | null
  validTo: string | null
  newValidTo: string | null
  /** Currency units per month before and after the change. */
  monthlyBefore: number | null
  monthly: number | null
  field: string | null
  reason: string | null
}

export const changeKeys = [
  ...(['line', 'companyId', 'name', 'state', 'change', 'validTo', 'newValidTo'] as const),
  ...(['monthlyBefore', 'monthly', 'field', 'reason'] as const),
]

const isShortened = ({ company, newEnd }: ChangeTask): boolean =>
  typeof newEnd === 'string' && endsEarlier(company.valid_to, newEnd)

export function listOtherRows({ unchanged, refused }: Pick<ChangeJob, 'unchanged' | 'refused'>): ChangeRow[] {
  const toRow = ({ id, name, price, valid_to: validTo }: PartnerCompanyRow) => ({
    companyId: id,
    name,
    change: null,
    validTo,
    newValidTo: validTo,
    monthlyBefore: toCurrencyUnits(price),
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
        validTo: null,
        newValidTo: null,
        monthlyBefore: null,
        monthly: null,
        field,
        reason,
      }),
    ),
  ]
}

export function toTaskRow(
  task: ChangeTask,
  result: { state: ChangeState; reason: string | null },
): ChangeRow {
  const { line, company, text, newEnd = company.valid_to, before, after } = task
  const isChanged = ['changed', 'planned'].includes(result.state)
  return {
    line,
    companyId: company.id,
    name: company.name,
    change: text,
    validTo: company.valid_to,
    newValidTo: isChanged ? newEnd : company.valid_to,
    monthlyBefore: toCurrencyUnits(before),
    monthly: toCurrencyUnits(isChanged ? after : before),
    field: null,
    ...result,
  }
}

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
  input: string | null
  cost: RunCost
  total: RunCost
  rows: readonly ChangeRow[]
}

/** Cost in currency units per month. */
export const toChangeDocument = ({ run, account, input, cost, total, rows }: ChangeFacts) => ({
  run,
  partner: { id: account.id, name: account.name },
  input,
  ...countChangeRows(rows),
  cost: toCostDocument(cost),
  total: toCostDocument(total),
  companies: rows,
})

export const formatCost = ({ before, after, currency }: RunCost): string =>
  `${formatMoneyText(before, currency)} → ${formatMoneyText(after, currency)} a month`

export const formatCostLines = (
  { total, cost }: { total: RunCost; cost: RunCost },
  count: number,
  account: PartnerAccount,
): string[] => [
  ...(count > 0 ? [`Total for ${formatCount(count, 'customer')}: ${formatCost(total)}`] : []),
  `Cost to ${sanitizeText(account.name)}: ${formatCost(cost)}`,
]

export const sumCost = (
  tasks: readonly Pick<ChangeTask, 'before' | 'after'>[],
  currency: string,
): RunCost => ({
  currency,
  before: tasks.reduce((sum, { before }) => sum + before, 0),
  after: tasks.reduce((sum, { after }) => sum + after, 0),
})

function formatTaskLine({ company, text, before, after }: ChangeTask, currency: string): string {
  const cost =
    before === after ? `${formatMoneyText(after, currency)} a month` : formatCost({ before, after, currency })
  return `${sanitizeText(company.name)}: ${text}; ${cost}`
}

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

export const formatPlanTitle = ({ rows, account }: ChangeJob, { paint }: Sink): string =>
  `${paint.bold(sanitizeText(rows.label))} → ${paint.bold(sanitizeText(account.name))}`

export function formatPlanLines(
  job: ChangeJob,
  cost: RunCost,
  sink: Sink,
  maxChanges = maxShownChanges,
): string[] {
  const { tasks, unchanged, refused, account, selection, endedCount } = job
  const isEmpty = tasks.length + unchanged.length + refused.length === 0
  const table =
    tasks.length > 0
      ? renderTable(createPlanColumns(cost.currency), sumByPlan(job), sink).trimEnd().split('\n')
      : []
  const hiddenCount = tasks.length - maxChanges
  const shortenedCount = tasks.filter(isShortened).length
  const total = sumCost(tasks, cost.currency)
  return [
    ...(selection && isEmpty ? [`No subscriptions end before ${selection.endingBefore}`] : []),
    ...tasks.slice(0, maxChanges).map((task) => formatTaskLine(task, cost.currency)),
    ...(hiddenCount > 0 ? [`and ${formatThousands(hiddenCount)} more. To list all: --dry-run`] : []),
    ...table,
    ...formatCostLines({ total, cost }, tasks.length, account),
    ...(shortenedCount > 0
      ? [
          sink.paint.yellow(
            `${formatCount(shortenedCount, 'subscription ends', 'subscriptions end')} earlier than now`,
          ),
        ]
      : []),
    ...formatUnchangedLines(unchanged),
    ...(selection && endedCount > 0 ? [formatEndedNote(endedCount)] : []),
  ]
}

function formatUnchangedLines(unchanged: ChangeJob['unchanged']): string[] {
  const counts = new Map<string, number>()
  for (const { reason } of unchanged) counts.set(reason ?? '', (counts.get(reason ?? '') ?? 0) + 1)
  return [...counts].map(
    ([reason, count]) =>
      `${formatCount(count, 'subscription needs', 'subscriptions need')} no change${reason ? `: ${sanitizeText(reason)}` : ''}`,
  )
}
