import type { Validity } from '../../entities/companies/companyForms.ts'
import { validityMonths } from '../../entities/limits.ts'
import { addMonths, isCalendarDay } from './months.ts'

export const eternalValidityMonths = 1200
export const customValidity = -1
export const validTillMax = '2200-01-02'

export const purchasableMonths: readonly number[] = validityMonths.filter(
  (option) => option !== eternalValidityMonths && option !== customValidity,
)

export function getValidityName(validity: Validity): 'Eternal' | 'Custom' | null {
  if (validity === eternalValidityMonths) return 'Eternal'
  return validity === customValidity ? 'Custom' : null
}

export const getDefaultValidTill = (now: string): string => addMonths(now, 12)

/** A day, or an instant such as '2027-06-30T12:00:00.000Z'. */
export const isEndDate = (text: string): boolean =>
  isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))

export function getValidTillProblem(validTill: string | undefined, now: string): string | null {
  if (!validTill || !isEndDate(validTill)) return 'Please select a timespan'
  if (Date.parse(validTill) <= Date.parse(now)) return 'The end date must be in the future'
  return validTill.slice(0, 10) > validTillMax ? `The end date can't be later than ${validTillMax}` : null
}

/** A custom validity ends at `validTill` (B-2). */
export function computeValidityEnd(validity: Validity, now: string, validTill?: string): string {
  return validity === customValidity
    ? new Date(validTill ?? getDefaultValidTill(now)).toISOString()
    : addMonths(now, validity)
}

export function toValidity(validTo: string | null, from: string): Validity {
  if (validTo === null) return eternalValidityMonths
  return validityMonths.find((months) => months > 0 && addMonths(from, months) === validTo) ?? customValidity
}
