import * as z from 'zod/mini'
import { normalizeName } from '../names.ts'
import { email } from '../primitives.ts'

const required = () =>
  z.string().check(z.overwrite(normalizeName), z.minLength(1, 'You need to enter some information to save'))
const line = () => z.optional(z.string().check(z.overwrite(normalizeName)))
const Country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Must be a country code like IS'))

/** The payer's details; only names and address are asked for (S0 section 5). */
export const BillingInfo = z.looseObject({
  firstName: required(),
  lastName: required(),
  email: email(),
  country: z.optional(Country),
  line1: line(),
  line2: line(),
  city: line(),
  state: line(),
  zip: line(),
  coupon: line(),
})
export type BillingInfo = z.infer<typeof BillingInfo>
