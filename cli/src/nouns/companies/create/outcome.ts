import { formatMoneyText, type PartnerAccount } from '@heed/contracts'
import type { RowProblem, RowWord } from '@heed/contracts/rules/rows/columns'
import { type Column, formatNumberCell, renderTable } from '../../../io/print/table.ts'
import type { Sink } from '../../../io/terminal/streams.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import { toCostDocument } from '../../../job/journal/cost.ts'
import type { RunCost } from '../../../job/journal/types.ts'
import { mergeLineProblems } from '../../../job/rowProblems.ts'
import type { NewCompany } from './check.ts'
import type { CreationResult } from './make.ts'
import type { PlanCost, Price } from './price.ts'

export type RowResult = {
  line: number
  name: string
  state: CreationResult['state'] | 'refused' | 'new' | 'exists'
  companyId: number | null
  field: string | null
  reason: string | null
}

export const resultKeys = ['line', 'name', 'state', 'companyId', 'field', 'reason'] as const

export const toRefusedRows = (rowProblems: readonly RowProblem[]): RowResult[] =>
  mergeLineProblems(rowProblems).map(({ line, name, field, reason }) => ({
    line,
    name,
    state: 'refused',
    companyId: null,
    field,
    reason,
  }))

export const toCreatedRow = ({ code: _, ...result }: CreationResult): RowResult => ({
  ...result,
  field: null,
})

export const toPlannedRow = ({ line, form, existing, note }: NewCompany): RowResult => ({
  line,
  name: form.companyName,
  state: existing ? 'exists' : 'new',
  companyId: existing?.id ?? null,
  field: null,
  reason: note ?? null,
})

export const sortByLine = (rows: readonly RowResult[]): RowResult[] =>
  [...rows].sort((a, b) => a.line - b.line)

const countRowsInState = (rows: readonly RowResult[], state: RowResult['state']): number =>
  rows.filter((row) => row.state === state).length

export const countRowsByState = (rows: readonly RowResult[]) => ({
  created: countRowsInState(rows, 'created') + countRowsInState(rows, 'new'),
  existed: countRowsInState(rows, 'existed') + countRowsInState(rows, 'exists'),
  failed: countRowsInState(rows, 'failed'),
  refused: new Set(rows.filter(({ state }) => state === 'refused').map(({ line }) => line)).size,
  left: countRowsInState(rows, 'left'),
})

interface CreationFacts {
  run: string | null
  account: PartnerAccount
  input: string | null
  cost: RunCost
  rows: readonly RowResult[]
}

/** Cost in currency units per month. */
export const toCreationDocument = ({ run, account, input, cost, rows }: CreationFacts) => ({
  run,
  partner: { id: account.id, name: account.name },
  input,
  ...countRowsByState(rows),
  cost: toCostDocument(cost),
  companies: rows,
})

export const formatNoteLines = (companies: readonly NewCompany[], word: RowWord): string[] =>
  companies.flatMap(({ line, form, note }) =>
    note ? [`${word} ${formatThousands(String(line))}, ${sanitizeText(form.companyName)}: ${note}`] : [],
  )

const createPlanColumns = (currency: string): readonly Column[] => [
  { key: 'name', title: 'plan' },
  { key: 'companies', title: 'companies', align: 'right', show: formatNumberCell },
  { key: 'seats', title: 'seats', align: 'right', show: formatNumberCell },
  {
    key: 'monthly',
    title: 'a month',
    align: 'right',
    show: (cents) => formatMoneyText(Number(cents), currency),
  },
]

export const formatCost = ({ before, after, currency }: RunCost): string =>
  `${formatMoneyText(before, currency)} → ${formatMoneyText(after, currency)} a month`

export function formatPriceLines({ name }: PartnerAccount, { plans, cost }: Price, sink: Sink): string[] {
  const rows = plans.map(({ name: plan, ...sums }: PlanCost) => ({
    name: plan,
    companies: sums.companies,
    seats: sums.seats,
    monthly: sums.monthly,
  }))
  const table =
    rows.length > 0 ? renderTable(createPlanColumns(cost.currency), rows, sink).trimEnd().split('\n') : []
  return [...table, `Cost to ${sanitizeText(name)}: ${formatCost(cost)}`]
}

export function formatCreatedLine(
  { name, state, companyId, reason }: CreationResult,
  { paint }: Sink,
): string {
  const boldName = paint.bold(sanitizeText(name))
  if (state === 'created') return `${paint.green('✓')} ${boldName}: created, company ${companyId}`
  if (state === 'existed') return `${paint.dim('·')} ${boldName}: already exists, company ${companyId}`
  return `${paint.red('✗')} ${boldName}: ${sanitizeText(reason ?? '')}`
}

export function formatRowCounts(counts: ReturnType<typeof countRowsByState>): string {
  const parts: string[] = [formatCount(counts.created, 'company', 'companies').concat(' created')]
  if (counts.existed > 0) parts.push(`${counts.existed} already existed`)
  if (counts.failed > 0) parts.push(`${counts.failed} failed`)
  if (counts.refused > 0) parts.push(`${counts.refused} rejected`)
  if (counts.left > 0) parts.push(`${counts.left} not tried`)
  return parts.join(', ')
}
