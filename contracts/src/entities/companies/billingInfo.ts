import * as z from 'zod/mini'
import { normalizeName } from '../names.ts'
import { createEmailSchema } from '../primitives.ts'

const createRequiredField = () =>
  z.string().check(z.overwrite(normalizeName), z.minLength(1, 'You need to enter some information to save'))
const createOptionalField = () => z.optional(z.string().check(z.overwrite(normalizeName)))
const Country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Must be a country code like IS'))

/** The payer's details; only names and address are asked for (S0 section 5). */
export const BillingInfo = z.looseObject({
  firstName: createRequiredField(),
  lastName: createRequiredField(),
  email: createEmailSchema(),
  country: z.optional(Country),
  line1: createOptionalField(),
  line2: createOptionalField(),
  city: createOptionalField(),
  state: createOptionalField(),
  zip: createOptionalField(),
  coupon: createOptionalField(),
})
export type BillingInfo = z.infer<typeof BillingInfo>
