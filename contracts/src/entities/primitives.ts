import * as z from 'zod/mini'
import { isEmail } from './emailAddress.ts'
import { emailMaxLength } from './limits.ts'
import { composeText, normalizeAddress, normalizeName } from './names.ts'

/** Code points: 'Þ' and an emoji count as one each (S2 section 5). */
export const countCharacters = (text: string): number => [...text].length

const createTextSchema = (keep: (value: string) => string) => (min: number, max: number, message?: string) =>
  z.string().check(
    z.overwrite(keep),
    z.refine((value) => {
      const length = countCharacters(value)
      return length >= min && length <= max
    }, message ?? `Must be ${min} to ${max} characters`),
    z.meta({ minLength: min, maxLength: max }),
  )

/** NFC text; bounds are inclusive and `message` is the form's error. */
export const text = createTextSchema(composeText)

export const nameText = createTextSchema(normalizeName)

export const noEmailText = 'Enter an email address'

/** Trims, lower-cases and normalizes (NFC) before the check; at most 100 characters (S0 section 5). */
export const createEmailSchema = (message?: string) =>
  z.string().check(
    z.overwrite(normalizeAddress),
    z.refine((value) => isEmail(value) && countCharacters(value) <= emailMaxLength, {
      error: ({ input }) => message ?? (input === '' ? noEmailText : 'Email not valid'),
    }),
    z.meta({ format: 'email', maxLength: emailMaxLength }),
  )

/** A numeric id. */
export const Id = z.int().check(z.gte(0))

/** A campaign id: digits, with a leading p if it is packaged. */
export const CampaignId = z
  .string()
  .check(z.regex(/^p?\d+$/, 'Must be a campaign ID'), z.meta({ examples: ['204', 'p17'] }))

export const createIntegerSchema = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

/** An instant in UTC, ISO 8601. */
export const Instant = z.iso.datetime()

export const Url = z.string()

/** Sensitive; logs and screens mask it. */
export const Secret = z.string().check(z.meta({ format: 'password' }))
export const isSecret = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(schema)?.format === 'password'

/** Language code like 'en' or 'is'. */
export const LanguageCode = z
  .string()
  .check(z.regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*$/, 'Must be a language code'))

export const Color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Must be a colour like #2f6f4f'))

/** Tolerant flag: '0' or '1', sometimes 0, 1, true or false. Read it with `isFlagOn`. */
export const Flag = z.union([z.enum(['0', '1']), z.literal(0), z.literal(1), z.boolean()])
export type Flag = z.infer<typeof Flag>

/** Amount in cents. */
export const Cents = z.int()

export const Ok = z.looseObject({ success: z.literal(true) })
