import {
  type Company,
  getValidTillProblem,
  isPackageActive,
  type Plan,
  type SubscriptionChange,
  Validity,
} from '@heed/contracts'
import * as z from 'zod/mini'
import { isCustomValidity, parseSeats, renewalMonths, type SaleValues, toSaleEnd } from '../sale/saleForm.ts'

export const hasActiveSubscription = ({ subscription }: Company): boolean =>
  subscription ? isPackageActive(subscription) : false

export function toSaleValues(company: Company, plans: readonly Plan[]): SaleValues {
  const currentCode = company.subscription?.subscription_code ?? ''
  return {
    plan: plans.some(({ code }) => code === currentCode) ? currentCode : '',
    seats: company.users_available > 0 ? String(company.users_available) : '',
    validity: hasActiveSubscription(company) ? '' : String(renewalMonths),
    validTill: null,
  }
}

/** Changing from a free or ended plan requires an end date (S0 section 4). */
export function isEndRequired(company: Company, plans: readonly Plan[], planCode: string): boolean {
  const isFree = (code: string | undefined) => plans.find((plan) => plan.code === code)?.isFree === true
  if (isFree(planCode)) return false
  return !hasActiveSubscription(company) || isFree(company.subscription?.subscription_code)
}

export const EditSaleDraft = z.object({
  plan: z.string(),
  seats: z.string(),
  validity: z.string(),
  validTill: z.nullable(z.string()),
})

/** The API checks the maximum number of seats. */
export const createEditSchema = (company: Company, plans: readonly Plan[], now: () => Date) =>
  EditSaleDraft.check(({ value, issues }) => {
    const refuse = (field: keyof SaleValues, message: string) =>
      issues.push({ code: 'custom', message, path: [field], input: value })
    if (value.plan === '') refuse('plan', 'Please choose a tier')
    if (parseSeats(value) === null) refuse('seats', 'Please enter number of seats')
    if (value.validity === '' && isEndRequired(company, plans, value.plan)) {
      refuse('validity', 'Please select a timespan')
    }
    const { validTill } = toSaleEnd(value)
    const problem = isCustomValidity(value.validity)
      ? getValidTillProblem(validTill, now().toISOString())
      : null
    if (problem !== null) refuse('validTill', problem)
  })

export function toSubscriptionChange(values: SaleValues): SubscriptionChange {
  const { validity: months, validTill } = toSaleEnd(values)
  const validity = Validity.safeParse(Number(months)).data
  return {
    subscriptionCode: values.plan,
    seats: parseSeats(values) ?? 0,
    ...(validity !== undefined && { validity }),
    ...(validTill !== undefined && { validTill }),
  }
}

export function formatSetCommand(
  { company_id: id }: Company,
  values: SaleValues,
  plans: readonly Plan[],
): string {
  const set = `heed subscription set ${id}${values.plan === '' ? '' : ` --plan ${values.plan}`}`
  if (plans.find(({ code }) => code === values.plan)?.isFree) return set
  const { validity, validTill } = toSaleEnd(values)
  const span = validity === '1200' ? 'forever' : validity
  const end =
    validTill !== undefined ? ` --valid-till ${validTill}` : span === undefined ? '' : ` --validity ${span}`
  const seats = parseSeats(values)
  return `${set}${seats === null ? '' : ` --seats ${seats}`}${end}`
}
