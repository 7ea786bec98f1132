import {
  customValidity,
  eternalValidityMonths,
  freePlanSeats,
  getDefaultValidTill,
  type Plan,
} from '@heed/contracts'

/** `validity` is empty until a period is chosen; `validTill` is an ISO instant. */
export interface SaleValues {
  plan: string
  seats: string
  validity: string
  validTill: string | null
}

export const isCustomValidity = (validity: string): boolean => validity === String(customValidity)

/** The free plan has ten seats and no end; choosing a paid plan restores earlier values (S0 section 4). */
export function withPlan(
  { plan: previousPlan, ...values }: SaleValues,
  planCode: string,
  plans: readonly Plan[],
  start: SaleValues,
): SaleValues {
  const isFree = (code: string) => plans.find((plan) => plan.code === code)?.isFree === true
  const plan = planCode
  if (isFree(plan))
    return { ...values, plan, seats: String(freePlanSeats), validity: String(eternalValidityMonths) }
  if (!isFree(previousPlan)) return { ...values, plan }
  const { seats, validity, validTill } = isFree(start.plan) ? emptySaleValues : start
  return { plan, seats, validity, validTill }
}

/** Duration of a restarted subscription, in months (S0 section 9). */
export const renewalMonths = 12

export const withValidity = (values: SaleValues, validity: string, now: Date): SaleValues => ({
  ...values,
  validity,
  validTill: isCustomValidity(validity)
    ? (values.validTill ?? `${getDefaultValidTill(now.toISOString()).slice(0, 10)}T00:00:00.000Z`)
    : null,
})

export const emptySaleValues: SaleValues = { plan: '', seats: '', validity: '', validTill: null }

export const parseSeats = ({ seats }: SaleValues): number | null =>
  /^\d+$/.test(seats.trim()) && Number(seats) > 0 ? Number(seats) : null

/** A custom date is sent with validity -1. */
export function toSaleEnd({ validity, validTill }: SaleValues): { validity?: string; validTill?: string } {
  if (validity === '') return {}
  return isCustomValidity(validity)
    ? { validity, ...(validTill && { validTill: validTill.slice(0, 10) }) }
    : { validity }
}
