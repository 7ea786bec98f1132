import {
  createSubscriptionChange,
  getChangeProblemText,
  getCustomerStatus,
  getDayBefore,
  getMaxSeats,
  getPlanSizeRefusal,
  type PartnerCompanyRow,
  type Plan,
  type SubscriptionChange,
} from '@heed/contracts'
import { findPlan } from '@heed/contracts/rules/newCompanies/check'
import type { CompanyRow } from '../../../many/companyRows.ts'
import type { SubscriptionOptions } from '../change.ts'
import {
  type EndTexts,
  endKeys,
  noEndText,
  parseEnd,
  restartMonths,
  type SubscriptionEnd,
} from '../endDate.ts'
import { isEndless } from '../extension.ts'

export interface PlannedExtension {
  by: string
  end: string
}

interface CheckContext {
  plans: readonly Plan[]
  now: Date
  planned?: PlannedExtension | undefined
  extendedBy?: { run: string; by: string } | undefined
}

interface FieldProblem {
  field: string
  rule: string
}

export type RowCheck =
  | { change: SubscriptionChange; isActive: boolean; leavesPlan: boolean; extension?: string }
  /** `reason` says why the requested end doesn't apply. */
  | { unchanged: true; reason: string | null }
  | { problems: FieldProblem[] }

const toText = (cell: unknown): string | undefined => (cell === undefined ? undefined : String(cell).trim())

/** Options override the columns; any end option overrides every end column. */
function selectRequest({ cells }: CompanyRow, options: SubscriptionOptions) {
  const hasEndOption = endKeys.some((key) => options[key] !== undefined)
  const ends: EndTexts = hasEndOption
    ? options
    : Object.fromEntries(endKeys.map((key) => [key, toText(cells[key])]))
  return {
    plan: options.plan ?? toText(cells.plan),
    seats: options.seats === undefined ? toText(cells.seats) : String(options.seats),
    ends: Object.fromEntries(endKeys.map((key) => [key, ends[key]])) as EndTexts,
    isEndFromOption: hasEndOption,
  }
}

/** A file from heed companies list repeats the current end, which changes nothing. */
const isCurrentEnd = ({ until }: EndTexts, { valid_to: end }: PartnerCompanyRow): boolean =>
  until !== undefined && end !== null && (until === end || until === getDayBefore(end))

type RowEnd = ReturnType<typeof parseEnd> | { end: SubscriptionEnd; keptReason: string }

/** An extension keeps the end that was planned first, so that no rerun adds it twice. */
function parseRowEnd(
  { extend, ...otherEnds }: EndTexts,
  { valid_to: currentEnd }: PartnerCompanyRow,
  { now, planned, extendedBy }: CheckContext,
): RowEnd {
  const nowText = now.toISOString()
  if (extend === undefined || Object.values(otherEnds).some((text) => text !== undefined))
    return parseEnd({ ...otherEnds, extend }, nowText, currentEnd)
  if (planned) {
    return currentEnd !== null && Date.parse(currentEnd) > Date.parse(planned.end)
      ? { end: {}, keptReason: 'It already ends later than planned' }
      : parseEnd({ validTill: planned.end }, nowText, currentEnd)
  }
  if (isEndless(currentEnd, nowText)) return { end: {}, keptReason: noEndText }
  if (extendedBy?.by === extend) {
    return {
      end: {},
      keptReason: `Run ${extendedBy.run} has extended it. To extend it again, add --force`,
    }
  }
  return parseEnd({ extend }, nowText, currentEnd)
}

function parseSeats(text: string | undefined): number | FieldProblem | undefined {
  if (text === undefined) return undefined
  const seats = Number(text.replace(/^(\d{1,3})((?:,\d{3})+)$/, (digits) => digits.replaceAll(',', '')))
  return Number.isSafeInteger(seats) && seats > 0
    ? seats
    : { field: 'seats', rule: 'Please enter number of seats' }
}

/** Checks one row against the company's current subscription; makes no calls. */
export function checkSubscriptionRow(
  row: CompanyRow,
  options: SubscriptionOptions,
  company: PartnerCompanyRow,
  checkContext: CheckContext,
): RowCheck {
  const { plans, now } = checkContext
  const request = selectRequest(row, options)
  const problems: FieldProblem[] = []
  const { subscriptionCode: code, allowedUsers: currentSeats } = company
  const currentPlan = plans.find((plan) => plan.code === code)
  const isListedName =
    request.plan !== undefined && [code, company.subscriptionName].includes(request.plan) && code !== ''
  const namedPlan = request.plan === undefined || isListedName ? undefined : findPlan(plans, request.plan)
  if (request.plan !== undefined && !isListedName && !namedPlan) {
    const codes = plans.map((plan) => plan.code).join(', ')
    problems.push({ field: 'plan', rule: `Please choose a tier: ${codes}` })
  }
  const seats = parseSeats(request.seats)
  if (typeof seats === 'object') problems.push(seats)
  const isEndKept = !request.isEndFromOption && isCurrentEnd(request.ends, company)
  const endResult: RowEnd = isEndKept ? { end: {} } : parseRowEnd(request.ends, company, checkContext)
  if ('problem' in endResult) problems.push({ field: endResult.key, rule: endResult.problem })
  if (problems.length > 0 || typeof seats === 'object' || 'problem' in endResult) return { problems }
  const result = createRowCheck(company, {
    namedPlan,
    currentPlan,
    seats: seats === currentSeats && !namedPlan ? undefined : seats,
    end: endResult.end,
    isEndFromOption: request.isEndFromOption,
    now,
  })
  if ('unchanged' in result) {
    return {
      unchanged: true,
      reason: result.reason ?? ('keptReason' in endResult ? endResult.keptReason : null),
    }
  }
  const { extend } = request.ends
  return 'change' in result && extend !== undefined && result.change.validity !== undefined
    ? { ...result, extension: extend }
    : result
}

interface ParsedRequest {
  namedPlan: Plan | undefined
  currentPlan: Plan | undefined
  seats: number | undefined
  end: SubscriptionEnd
  isEndFromOption: boolean
  now: Date
}

function createRowCheck(
  company: PartnerCompanyRow,
  { namedPlan, currentPlan, seats, end, isEndFromOption, now }: ParsedRequest,
): RowCheck {
  const { subscriptionCode: code, allowedUsers: currentSeats } = company
  const isActive = getCustomerStatus(company, now).state !== 'inactive'
  const plan = namedPlan ?? currentPlan
  // One end for all customers must not stop at those whose plan has none.
  if (isEndFromOption && plan?.isFree && seats === undefined && plan.code === code) {
    return { unchanged: true, reason: `The plan ${plan.code} has no end date` }
  }
  const changesNothing =
    (namedPlan === undefined || namedPlan.code === code) &&
    (seats === undefined || seats === currentSeats) &&
    end.validity === undefined
  if (changesNothing) return { unchanged: true, reason: null }
  const result = createSubscriptionChange(
    { code, plan: currentPlan, seats: currentSeats },
    { plan: namedPlan, seats, ...end },
  )
  if ('problem' in result) {
    const fields = {
      'no plan': 'plan',
      'no seats': 'seats',
      'no end': 'until',
      'free seats': 'seats',
      'free end': 'until',
    }
    return {
      problems: [
        { field: fields[result.problem], rule: getChangeProblemText(result.problem, plan ?? { code }) },
      ],
    }
  }
  const { change } = result
  const refusal = plan ? getPlanSizeRefusal({ newSeats: change.seats, seatsMax: getMaxSeats(plan) }) : null
  if (refusal !== null) return { problems: [{ field: 'seats', rule: refusal }] }
  const restarts = !isActive && change.validity === undefined
  return {
    change: restarts ? { ...change, validity: restartMonths } : change,
    isActive,
    leavesPlan: isActive && change.subscriptionCode !== code,
  }
}
