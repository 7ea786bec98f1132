import type { PartnerCompanyRow } from '../../entities/billing.ts'
import { addMonths } from './months.ts'

/** Days before its end from which on a subscription is said to end soon. */
export const endsSoonDays = 30
const dayMs = 86_400_000
/** No span that is sold reaches so far but the eternal one, a hundred years. */
const foreverMonths = 600

/** How a customer stands with its partner: inactive without a plan and from its end on (S0 section 4). */
interface CustomerStanding {
  state: 'active' | 'endsSoon' | 'inactive'
  /** Days that are left, the begun one included; null where it has no end, and where it has ended. */
  daysLeft: number | null
}

export function customerStanding(
  { valid_to: end }: Pick<PartnerCompanyRow, 'valid_to'>,
  now: Date,
): CustomerStanding {
  const left = end === null ? 0 : Date.parse(end) - now.getTime()
  if (left <= 0) return { state: 'inactive', daysLeft: null }
  if (isWithoutEnd(end, now)) return { state: 'active', daysLeft: null }
  const daysLeft = Math.ceil(left / dayMs)
  return { state: daysLeft <= endsSoonDays ? 'endsSoon' : 'active', daysLeft }
}

/** Whether an end lies so far ahead that it reads as none: what was sold for ever ends in a hundred years. */
export const isWithoutEnd = (end: string | null, now: Date): boolean =>
  end !== null && end > addMonths(now.toISOString(), foreverMonths)
