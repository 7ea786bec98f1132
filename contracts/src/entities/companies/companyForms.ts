import * as z from 'zod/mini'
import { companyNameMaxLength, companyNameMinLength, validityMonths } from '../limits.ts'
import { normalizeName } from '../names.ts'
import {
  Color,
  countCharacters,
  createEmailSchema,
  createIntegerSchema,
  Id,
  Instant,
  LanguageCode,
} from '../primitives.ts'

export const createCompanyNameField = (missingMessage: string) =>
  z.string(missingMessage).check(
    z.overwrite(normalizeName),
    z.minLength(1, { error: missingMessage, abort: true }),
    z.refine((name) => {
      const length = countCharacters(name)
      return length >= companyNameMinLength && length <= companyNameMaxLength
    }, `Company name must be ${companyNameMinLength} to ${companyNameMaxLength} characters`),
    z.meta({ minLength: companyNameMinLength, maxLength: companyNameMaxLength }),
  )

const emptyFieldMessage = 'You need to enter some information to save'
export const Theme = z.union([z.literal(1), z.literal(2)])

/** Basic company form; `theme` is 1 dark or 2 light (S0 section 5). */
export const PlainCompanyForm = z.object({
  company_name: createCompanyNameField(emptyFieldMessage),
  theme: z._default(Theme, 1),
})
export type PlainCompanyForm = z.infer<typeof PlainCompanyForm>

export const Validity = z.literal(validityMonths, 'Please select a timespan')
export type Validity = z.infer<typeof Validity>
/** A date or an instant. */
export const Day = z.union([z.iso.date(), Instant])
const noSeatsText = 'Please enter number of seats'

/** A partner's company form; `validTill` applies if `validity` is -1 (S0 section 5). */
export const PartnerCompanyForm = z.object({
  companyName: createCompanyNameField('Please enter name of the company'),
  subscription: z.string('Please choose a tier').check(z.minLength(1, 'Please choose a tier')),
  seats: z.int(noSeatsText).check(z.gte(1, noSeatsText)),
  validity: Validity,
  validTill: z.optional(Day),
  managerEmail: z.optional(createEmailSchema()),
  managerName: z.optional(z.string().check(z.overwrite(normalizeName))),
  accountId: Id,
})
export type PartnerCompanyForm = z.infer<typeof PartnerCompanyForm>

/** Fields of both company forms, all optional. */
export const NewCompany = z.partial(z.extend(PlainCompanyForm, PartnerCompanyForm.def.shape))

/** Company changes; some fields accept two names, like `logo_name` and `logoName` (S0 section 7). */
export const CompanyChange = z.object({
  company_name: z.optional(createCompanyNameField(emptyFieldMessage)),
  companyName: z.optional(createCompanyNameField(emptyFieldMessage)),
  name: z.optional(createCompanyNameField(emptyFieldMessage)),
  defaultLanguage: z.optional(LanguageCode),
  color_main: z.optional(z.nullable(Color)),
  primaryColor: z.optional(z.nullable(Color)),
  logo_name: z.optional(z.nullable(z.string())),
  logoName: z.optional(z.nullable(z.string())),
  theme: z.optional(Theme),
  subscriptionCode: z.optional(z.string()),
  seats: z.optional(createIntegerSchema(1, Number.MAX_SAFE_INTEGER)),
  validTo: z.optional(Day),
  validTill: z.optional(Day),
})
export type CompanyChange = z.infer<typeof CompanyChange>
