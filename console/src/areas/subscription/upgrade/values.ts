import type { BillingInfo } from '@heed/contracts'
import * as z from 'zod/mini'

export const steps = ['plan', 'details', 'payment', 'done'] as const
export type Step = (typeof steps)[number]

const Text = z.string()
export const Details = z.object({
  firstName: Text,
  lastName: Text,
  email: Text,
  country: Text,
  line1: Text,
  line2: Text,
  city: Text,
  state: Text,
  zip: Text,
})
export type Details = z.infer<typeof Details>

/** Never includes card data. */
export const UpgradeDraft = z.object({
  baseId: z.nullable(z.string()),
  period: z.enum(['year', 'month']),
  seats: z.int(),
  coupon: z.string(),
  details: Details,
})
export type UpgradeDraft = z.infer<typeof UpgradeDraft>

export const noDetails: Details = {
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

export function toBillingInfo(details: Details): BillingInfo {
  const { firstName, lastName, email, ...optionalDetails } = details
  const filledEntries = Object.entries(optionalDetails).filter(([, value]) => value.trim() !== '')
  return { firstName, lastName, email, ...Object.fromEntries(filledEntries) }
}
