import type { PartnerCompanyRow, Plan } from '../../entities/companies/billing.ts'
import { PartnerCompanyForm } from '../../entities/companies/companyForms.ts'
import { foldName } from '../../entities/names.ts'
import { getDayAfter, getDayBefore, isCalendarDay } from '../billing/months.ts'
import { companyNameTakenText } from '../billing/partners/companyName.ts'
import { freePlanSeats, getMaxSeats } from '../billing/plans/planPrice.ts'
import { customValidity, eternalValidityMonths, getValidTillProblem } from '../billing/validity.ts'
import type { RawRow, RowProblem } from '../rows/columns.ts'
import { formatThousands } from '../sentence.ts'
import { forever, validityOptionsText } from './columns.ts'
import { type Manager, readManagers } from './managers.ts'

export interface NewCompany {
  line: number
  form: PartnerCompanyForm
  plan: Plan
  managers: readonly Manager[]
  note?: string
  existing?: PartnerCompanyRow
}

export interface CheckedCompanies {
  companies: readonly NewCompany[]
  refused: readonly RowProblem[]
}

export interface CheckContext {
  accountId: number
  plans: readonly Plan[]
  existing: readonly PartnerCompanyRow[]
  now: string
  settled?: ReadonlySet<number>
}

const fieldNames: Readonly<Record<string, string>> = { companyName: 'name', subscription: 'plan' }

const parseNumber = (cell: unknown): unknown =>
  typeof cell === 'string' && /^-?\d+$/.test(cell) ? Number(cell) : cell

function formatNote({ seats, validity, validTill }: RawRow['cells']): string | undefined {
  const isEndless = validity === undefined || isForever(validity)
  const ignoredWords = [
    ...(seats === undefined || parseNumber(seats) === freePlanSeats ? [] : ['seats']),
    ...(isEndless ? [] : ['validity']),
    ...(validTill === undefined ? [] : ['validTill']),
  ]
  if (ignoredWords.length === 0) return undefined
  const facts = `A free plan has ${String(freePlanSeats)} seats and no end date`
  return `${facts}: ${ignoredWords.join(' and ')} in the file ${ignoredWords.length > 1 ? 'are' : 'is'} ignored`
}

const isForever = (validity: unknown): boolean =>
  [forever, 'eternal', String(eternalValidityMonths)].includes(String(validity).trim().toLowerCase())

const parseMonths = (cell: unknown): unknown =>
  parseNumber(typeof cell === 'string' ? cell.trim().replace(/ ?months?$/i, '') : cell)

function parseValidity({ validity, validTill }: RawRow['cells'], plan: Plan | undefined): unknown {
  if (validity === undefined) {
    return validTill === undefined ? (plan?.isFree ? eternalValidityMonths : undefined) : customValidity
  }
  return isForever(validity) ? eternalValidityMonths : parseMonths(validity)
}

export function findPlan(plans: readonly Plan[], nameOrCode: unknown): Plan | undefined {
  const key = foldName(String(nameOrCode))
  return plans.find(({ code }) => foldName(code) === key) ?? plans.find(({ name }) => foldName(name) === key)
}

function checkExtraRules(
  rawCells: RawRow['cells'],
  cells: RawRow['cells'],
  plan: Plan | undefined,
  context: CheckContext,
): Omit<RowProblem, 'line' | 'name'>[] {
  const problems: Omit<RowProblem, 'line' | 'name'>[] = []
  if (cells.plan !== undefined && !plan) {
    const codes = context.plans.map(({ code }) => code).join(', ')
    problems.push({ field: 'plan', rule: `Please choose a tier: ${codes}` })
  }
  const seats = parseNumber(cells.seats)
  if (plan && typeof seats === 'number' && seats > getMaxSeats(plan)) {
    const maxSeatsText = formatThousands(String(getMaxSeats(plan)))
    problems.push({ field: 'seats', rule: `The plan ${plan.name} has at most ${maxSeatsText} seats` })
  }
  if (cells.validTill !== undefined) {
    const custom = cells.validity === undefined || parseNumber(cells.validity) === customValidity
    const problem = custom
      ? getValidTillProblem(String(cells.validTill), context.now)
      : `Enter either validity or ${getEndField(rawCells)}, not both`
    if (problem) problems.push({ field: getEndField(rawCells), rule: problem })
  }
  if (cells.managerName !== undefined && cells.managerEmail === undefined) {
    problems.push({ field: 'managerEmail', rule: 'A manager needs an email address' })
  }
  return problems
}

export const matchesCompanyRow = (
  { form }: NewCompany,
  { subscriptionCode, allowedUsers }: PartnerCompanyRow,
): boolean => subscriptionCode === form.subscription && allowedUsers === form.seats

function findDifference(existingRow: PartnerCompanyRow, plan: Plan, seats: number): string | undefined {
  const differences: string[] = []
  if (existingRow.subscriptionCode !== plan.code)
    differences.push(`plan ${existingRow.subscriptionCode || 'none'}`)
  if (existingRow.allowedUsers !== seats)
    differences.push(`${formatThousands(String(existingRow.allowedUsers))} seats`)
  return differences.length > 0 ? `${companyNameTakenText}, with ${differences.join(' and ')}` : undefined
}

const removeEndDate = ({ validTill: _, ...form }: PartnerCompanyForm): PartnerCompanyForm => ({
  ...form,
  validity: eternalValidityMonths,
})

function checkRow(
  { line, cells: rowCells }: RawRow,
  context: CheckContext,
  companiesByName: ReadonlyMap<string, PartnerCompanyRow>,
): { company?: NewCompany; problems: Omit<RowProblem, 'line' | 'name'>[] } {
  const { cells, problem: endDateProblem } = addEndDate(rowCells)
  const plan = cells.plan === undefined ? undefined : findPlan(context.plans, cells.plan)
  const { name, validTill, managerEmail, managerName, managers: otherManagers } = cells
  const parseResult = PartnerCompanyForm.safeParse({
    companyName: typeof name === 'number' ? String(name) : (name ?? ''),
    subscription: plan?.code ?? cells.plan,
    seats: plan?.isFree ? freePlanSeats : parseNumber(cells.seats),
    validity: parseValidity(cells, plan),
    ...(validTill === undefined ? {} : { validTill }),
    ...(managerEmail === undefined ? {} : { managerEmail }),
    ...(managerName === undefined ? {} : { managerName }),
    accountId: context.accountId,
  })
  const { managers, problem } = otherManagers === undefined ? { managers: [] } : readManagers(otherManagers)
  const problems = checkExtraRules(rowCells, cells, plan, context)
  if (endDateProblem) problems.push({ field: 'lastDay', rule: endDateProblem })
  if (problem) problems.push({ field: 'managers', rule: problem })
  for (const issue of parseResult.error?.issues ?? []) {
    const key = String(issue.path[0] ?? '')
    const field = key === 'validTill' ? getEndField(rowCells) : (fieldNames[key] ?? key)
    const isDifferentField = field === 'validity' && cells.validity !== undefined
    const rule = isDifferentField ? `${issue.message}: ${validityOptionsText}` : issue.message
    if (problems.every((problem) => problem.field !== field)) problems.push({ field, rule })
  }
  if (!parseResult.data || !plan || problems.length > 0) return { problems }
  const existingCompany = companiesByName.get(foldName(parseResult.data.companyName))
  const reason = existingCompany && findDifference(existingCompany, plan, parseResult.data.seats)
  if (reason) return { problems: [{ field: 'name', rule: reason }] }
  const note = plan.isFree ? formatNote(cells) : undefined
  const form = plan.isFree ? removeEndDate(parseResult.data) : parseResult.data
  const company: NewCompany = {
    line,
    form,
    plan,
    managers,
    ...(note && { note }),
    ...(existingCompany && { existing: existingCompany }),
  }
  return { company, problems }
}

export function checkRows(rows: readonly RawRow[], context: CheckContext): CheckedCompanies {
  const companiesByName = new Map(context.existing.map((company) => [foldName(company.name), company]))
  const lines = new Map<string, number>()
  const companies: NewCompany[] = []
  const refusedRows: RowProblem[] = []
  for (const row of rows) {
    const name = String(row.cells.name ?? '')
    const done = context.settled?.has(row.line)
    const { company, problems } = done ? { problems: [] } : checkRow(row, context, companiesByName)
    const key = foldName(name)
    const previousLine = key === '' ? undefined : lines.get(key)
    if (previousLine === undefined) lines.set(key, row.line)
    else problems.push({ field: 'name', rule: `Same name as in line ${previousLine}` })
    for (const problem of problems) refusedRows.push({ line: row.line, name, ...problem })
    if (company && previousLine === undefined) companies.push(company)
  }
  return { companies, refused: refusedRows }
}

type Cells = RawRow['cells']

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value)

const getEndField = ({ validTill, lastDay }: Cells): 'validTill' | 'lastDay' =>
  validTill === undefined && lastDay !== undefined ? 'lastDay' : 'validTill'

function addEndDate({ lastDay, ...cells }: Cells): { cells: Cells; problem?: string } {
  if (lastDay === undefined) return { cells }
  const end = isDay(lastDay) ? getDayAfter(lastDay) : lastDay
  const { validTill } = cells
  if (validTill === undefined) return { cells: { ...cells, validTill: end } }
  const isSame =
    end === validTill ||
    (isDay(lastDay) && isDay(toDay(validTill)) && getDayBefore(toDay(validTill)) === lastDay)
  return isSame
    ? { cells }
    : { cells, problem: "The row's last day and end date don't match: enter only one" }
}

const toDay = (instant: unknown): string => String(instant).slice(0, 10)
