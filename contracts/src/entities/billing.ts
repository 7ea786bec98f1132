import * as z from 'zod/mini'
import { BillingInfo } from './billingInfo.ts'
import { Subscription } from './company.ts'
import { Cents, Id, Instant, Secret, Url } from './primitives.ts'

export const BillingPeriod = z.enum(['year', 'month'])
export type BillingPeriod = z.infer<typeof BillingPeriod>

/** What so many seats cost together, in cents a billing period; the open-ended top tier has no end (S0 section 3). */
export const PlanTier = z.looseObject({
  starting_unit: z.int(),
  ending_unit: z.nullable(z.int()),
  price: Cents,
})
export type PlanTier = z.infer<typeof PlanTier>

/** One plan in one billing period; `baseId` groups the yearly and the monthly variant (S0 section 3). */
export const Plan = z.looseObject({
  id: z.string().check(z.regex(/-(?:yearly|monthly)$/)),
  baseId: z.string(),
  code: z.string(),
  name: z.string(),
  period_unit: BillingPeriod,
  tiers: z.array(PlanTier),
  isFree: z.boolean(),
  definition: z.looseObject({
    description: z.string(),
    keyFacts: z.array(z.string()),
    recommended: z.boolean(),
  }),
})
export type Plan = z.infer<typeof Plan>

const CreditsApplied = z.union([Cents, z.array(z.looseObject({ applied_amount: Cents }))])

/** What a change of plan or seats costs at once and next time, in cents (S0 section 3). */
export const Estimate = z.looseObject({
  invoice_estimate: z.looseObject({
    total: Cents,
    credits_applied: CreditsApplied,
    /** A platform without coupons leaves it out. */
    discounts: z.optional(z.array(z.looseObject({ amount: Cents }))),
  }),
  next_invoice_estimate: z.looseObject({ total: Cents }),
  credit_note_estimates: z.array(z.looseObject({ amount_available: Cents })),
  /** Unix seconds or an instant. */
  subscription_estimate: z.looseObject({ next_billing_at: z.union([z.int(), Instant]) }),
})
export type Estimate = z.infer<typeof Estimate>

/** How many people were on lists at the end of a month, in UTC, and how many seats were bought then. */
export const SeatMonth = z.object({
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  people: z.int(),
  seats: z.int(),
})
export type SeatMonth = z.infer<typeof SeatMonth>

/** The current plan of a company, who pays, and when the next invoice comes; null = nothing more is billed. */
export const SubscriptionOverview = z.looseObject({
  subscription: z.nullable(Subscription),
  billingInfo: z.nullable(BillingInfo),
  currencyCode: z.string(),
  nextBilling: z.nullable(Instant),
  /** The year that ends now, the earliest month first and the current one as it stands; a platform may not keep it. */
  seatMonths: z.optional(z.array(SeatMonth)),
})
export type SubscriptionOverview = z.infer<typeof SubscriptionOverview>

/** Whether plan or seats may change, and what stands in the way (S0 section 4). */
export const CanEditSubscription = z.looseObject({
  canBeEdited: z.boolean(),
  activeAssessments: z.int(),
  activeTrainings: z.int(),
  removeEmployees: z.int(),
  removeSeats: z.int(),
})
export type CanEditSubscription = z.infer<typeof CanEditSubscription>

export const CanBeRemoved = z.looseObject({
  canBeRemoved: z.boolean(),
  activeAssessments: z.int(),
  activeTrainings: z.int(),
})
export type CanBeRemoved = z.infer<typeof CanBeRemoved>

/** A customer as a partner lists them; `price` in cents a month, valid_to in the future = active (S0 section 3). */
export const PartnerCompanyRow = z.looseObject({
  id: Id,
  name: z.string(),
  company_name: z.string(),
  subscriptionName: z.string(),
  subscriptionCode: z.string(),
  allowedUsers: z.int(),
  userCount: z.int(),
  valid_to: z.nullable(Instant),
  price: Cents,
})
export type PartnerCompanyRow = z.infer<typeof PartnerCompanyRow>

export const PartnerPlanRow = z.looseObject({
  planName: z.string(),
  totalCompanies: z.int(),
  totalSeats: z.int(),
  totalMonthlyCost: Cents,
})
export type PartnerPlanRow = z.infer<typeof PartnerPlanRow>

/** What an account pays a month by plan, what it owes, and what was collected so far, in cents (S0 section 3). */
export const PartnerOverview = z.looseObject({
  rows: z.array(PartnerPlanRow),
  sumMonthlyCost: Cents,
  currencyCode: z.string(),
  totalDues: Cents,
  collected: Cents,
  dueSince: z.nullable(Instant),
  hasValidCard: z.boolean(),
  chargebeeSite: z.string(),
  chargebeeClientKey: z.string(),
  /** Whether the account may sell; left out, it is not known. */
  enabled: z.optional(z.boolean()),
})
export type PartnerOverview = z.infer<typeof PartnerOverview>

/** Monthly cost after a change of one company, in cents: the company's, the account's, the account's for the plan. */
export const PartnerEstimate = z.looseObject({
  newCompanyTotal: Cents,
  newPartnerTotal: Cents,
  newPartnerTotalForPlan: Cents,
  newPartnerSubscriptionSeats: z.int(),
  currencyCode: z.string(),
})
export type PartnerEstimate = z.infer<typeof PartnerEstimate>

/** Opens the pages of the billing service for a while; times in unix seconds. */
export const PortalSession = z.looseObject({
  id: z.string(),
  token: Secret,
  access_url: Url,
  created_at: z.int(),
  expires_at: z.int(),
})

export const HostedPage = z.looseObject({ id: z.string(), url: Url, state: z.string() })
