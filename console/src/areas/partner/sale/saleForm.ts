import { customValidity, defaultValidTill, eternalValidity, freePlanSeats, type Plan } from '@heed/contracts'

/** Plan, seats and end as they are typed. A validity of '' is none that was chosen; `validTill` is an instant. */
export interface SaleValues {
  plan: string
  seats: string
  validity: string
  validTill: string | null
}

export const isCustom = (validity: string): boolean => validity === String(customValidity)

/** A free plan is for ten people and does not end; who leaves one begins anew, or has again what stood before (S0 section 4). */
export function withPlan(
  { plan: before, ...values }: SaleValues,
  chosen: string,
  plans: readonly Plan[],
  start: SaleValues,
): SaleValues {
  const isFree = (code: string) => plans.find((plan) => plan.code === code)?.isFree === true
  const plan = chosen
  if (isFree(plan))
    return { ...values, plan, seats: String(freePlanSeats), validity: String(eternalValidity) }
  if (!isFree(before)) return { ...values, plan }
  const { seats, validity, validTill } = isFree(start.plan) ? noSale : start
  return { plan, seats, validity, validTill }
}

/** Months for which begins again what has ended, unless it is said otherwise (S0 section 9). */
export const anew = 12

/** A day of one's own begins a year ahead (S0 section 3). */
export const withValidity = (values: SaleValues, validity: string, now: Date): SaleValues => ({
  ...values,
  validity,
  validTill: isCustom(validity)
    ? (values.validTill ?? `${defaultValidTill(now.toISOString()).slice(0, 10)}T00:00:00.000Z`)
    : null,
})

export const noSale: SaleValues = { plan: '', seats: '', validity: '', validTill: null }

/** The seats of a form as a number; null where none are typed. */
export const seatsOf = ({ seats }: SaleValues): number | null =>
  /^\d+$/.test(seats.trim()) && Number(seats) > 0 ? Number(seats) : null

/** The end that is chosen, as the platform takes it: a day of one's own goes with the validity -1. */
export function endOf({ validity, validTill }: SaleValues): { validity?: string; validTill?: string } {
  if (validity === '') return {}
  return isCustom(validity)
    ? { validity, ...(validTill && { validTill: validTill.slice(0, 10) }) }
    : { validity }
}
