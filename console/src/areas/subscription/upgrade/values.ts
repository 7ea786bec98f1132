import type { BillingInfo } from '@heed/contracts'
import * as z from 'zod/mini'

export const steps = ['plan', 'details', 'payment', 'done'] as const
export type Step = (typeof steps)[number]

const TextSchema = z.string()
export const BillingDetails = z.object({
  firstName: TextSchema,
  lastName: TextSchema,
  email: TextSchema,
  country: TextSchema,
  line1: TextSchema,
  line2: TextSchema,
  city: TextSchema,
  state: TextSchema,
  zip: TextSchema,
})
export type BillingDetails = z.infer<typeof BillingDetails>

/** Never includes card data. */
export const UpgradeDraft = z.object({
  baseId: z.nullable(z.string()),
  period: z.enum(['year', 'month']),
  seats: z.int(),
  coupon: z.string(),
  details: BillingDetails,
})
export type UpgradeDraft = z.infer<typeof UpgradeDraft>

export const emptyBillingDetails: BillingDetails = {
  firstName: '',
  lastName: '',
  email: '',
  country: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zip: '',
}

export function toBillingInfo(details: BillingDetails): BillingInfo {
  const { firstName, lastName, email, ...optionalDetails } = details
  const filledEntries = Object.entries(optionalDetails).filter(([, value]) => value.trim() !== '')
  return { firstName, lastName, email, ...Object.fromEntries(filledEntries) }
}
