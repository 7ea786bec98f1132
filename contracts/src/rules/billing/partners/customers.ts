import type { PartnerCompanyRow } from '../../../entities/companies/billing.ts'
import { addMonths } from '../months.ts'

export const endsSoonDays = 30
const dayMs = 86_400_000
/** Months; longer than any plan on sale. "Forever" is stored as 100 years, so it is above this. */
const foreverMonths = 600

interface CustomerStatus {
  state: 'active' | 'endsSoon' | 'inactive'
  daysLeft: number | null
}

export function getCustomerStatus(
  { valid_to: end }: Pick<PartnerCompanyRow, 'valid_to'>,
  now: Date,
): CustomerStatus {
  const remainingMs = end === null ? 0 : Date.parse(end) - now.getTime()
  if (remainingMs <= 0) return { state: 'inactive', daysLeft: null }
  if (hasNoEnd(end, now)) return { state: 'active', daysLeft: null }
  const daysLeft = Math.ceil(remainingMs / dayMs)
  return { state: daysLeft <= endsSoonDays ? 'endsSoon' : 'active', daysLeft }
}

export const hasNoEnd = (end: string | null, now: Date): boolean =>
  end !== null && end > addMonths(now.toISOString(), foreverMonths)
