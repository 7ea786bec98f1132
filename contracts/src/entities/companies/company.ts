import * as z from 'zod/mini'
import { Ppv } from '../campaigns/ppv.ts'
import { Role } from '../people/roles.ts'
import { Cents, Color, Flag, Id, Instant, LanguageCode } from '../primitives.ts'
import { BillingInfo } from './billingInfo.ts'

const AllowedIds = z.union([z.literal('all'), z.array(Id)])

/** Content that the subscription includes; a partner subscription may omit parts (S0 section 4). */
export const SubscriptionDefinition = z.looseObject({
  trainingSubjects: z.optional(AllowedIds),
  assessmentQuestions: z.optional(AllowedIds),
  integrations: z.optional(z.array(z.string())),
})
export type SubscriptionDefinition = z.infer<typeof SubscriptionDefinition>

export const Subscription = z.looseObject({
  subscription_code: z.string(),
  subscription_name: z.string(),
  subscription_type: z.string(),
  status: z.optional(z.string()),
  subscription_definition: z.optional(z.nullable(SubscriptionDefinition)),
  allowedItems: z.optional(z.nullable(SubscriptionDefinition)),
  package_trial: z.optional(Flag),
  package_name: z.optional(z.string()),
  package_users: z.int(),
  package_valid: z.optional(Flag),
  package_valid_from: z.optional(z.nullable(Instant)),
  package_valid_to: z.optional(z.nullable(Instant)),
  externalId: z.optional(z.nullable(z.string())),
  billingPeriod: z.optional(z.enum(['year', 'month'])),
  price: z.optional(Cents),
  /** Coupon discount on the current term's invoice, in cents; missing if there was none. */
  discount: z.optional(Cents),
  currencyCode: z.optional(z.string()),
})
export type Subscription = z.infer<typeof Subscription>

/** A company manager, identified by email address (S0 section 3). */
export const Manager = z.looseObject({
  /** Only for super admins, who need it to act as this manager. */
  _id: z.optional(z.string()),
  email: z.string(),
  name: z.optional(z.string()),
  role: z.optional(Role),
  created: z.optional(Instant),
  billing: z.optional(z.boolean()),
})
export type Manager = z.infer<typeof Manager>

/** Company settings, as a flat map of ui.* keys; read flags with `isFlagOn`. */
export const CompanySettings = z.record(z.string(), z.unknown())
export type CompanySettings = z.infer<typeof CompanySettings>

const CampaignCounts = z.looseObject({ active: z.looseObject({ value: z.int() }) })

/** A customer (S0 section 3). Some values appear under two names, like `company_name` and `name`. */
export const Company = z.looseObject({
  company_id: Id,
  company_name: z.optional(z.string()),
  name: z.optional(z.string()),
  company_uid: z.optional(z.string()),
  created: z.optional(Instant),
  role: z.optional(z.nullable(Role)),
  trial_ends: z.optional(z.nullable(Instant)),
  valid_to: z.optional(z.nullable(Instant)),
  color_main: z.optional(z.nullable(Color)),
  logo_name: z.optional(z.nullable(z.string())),
  theme: z.optional(z.int()),
  account_id: z.optional(z.nullable(Id)),
  partnerId: z.optional(z.nullable(Id)),
  defaultLanguage: z.optional(LanguageCode),
  languages: z.optional(z.array(z.looseObject({ code: LanguageCode }))),
  managers: z.optional(z.array(Manager)),
  subscription: z.optional(z.nullable(Subscription)),
  packages: z.optional(z.array(z.looseObject({ valid: z.boolean() }))),
  settings: z.optional(CompanySettings),
  uiSettings: z.optional(CompanySettings),
  anonymousTracking: z.optional(Flag),
  chargebeeEnabled: z.optional(z.boolean()),
  chargebeeSite: z.optional(z.nullable(z.string())),
  chargebeeClientKey: z.optional(z.nullable(z.string())),
  users_total: z.int(),
  users_available: z.int(),
  usersLeft: z.optional(z.int()),
  canAddUsers: z.optional(z.boolean()),
  canCreateTraining: z.optional(z.boolean()),
  billingInfo: z.optional(z.nullable(BillingInfo)),
  status: z.optional(z.looseObject({ trainings: CampaignCounts, assessments: CampaignCounts })),
  super_admin: z.optional(z.boolean()),
  /** The company's package of views; missing or null if the company has no access to embedded content. */
  ppv: z.optional(z.nullable(Ppv)),
  isProviderOwn: z.optional(z.boolean()),
})
export type Company = z.infer<typeof Company>
