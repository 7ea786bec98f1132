import * as z from 'zod/mini'
import { Cents, Id, Instant, Secret, Url } from '../primitives.ts'
import { BillingInfo } from './billingInfo.ts'
import { Subscription } from './company.ts'

export const BillingPeriod = z.enum(['year', 'month'])
export type BillingPeriod = z.infer<typeof BillingPeriod>

/** Total price for a range of seats, in cents per billing period; the top tier is open-ended (S0 section 3). */
export const PlanTier = z.looseObject({
  starting_unit: z.int(),
  ending_unit: z.nullable(z.int()),
  price: Cents,
})
export type PlanTier = z.infer<typeof PlanTier>

/** A plan with one billing period; its yearly and monthly variants share a `baseId` (S0 section 3). */
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

/** Cost of changing plan or seats, now and at the next billing, in cents (S0 section 3). */
export const Estimate = z.looseObject({
  invoice_estimate: z.looseObject({
    total: Cents,
    credits_applied: CreditsApplied,
    /** Coupon discounts; missing if the platform has no coupons. */
    discounts: z.optional(z.array(z.looseObject({ amount: Cents }))),
  }),
  next_invoice_estimate: z.looseObject({ total: Cents }),
  credit_note_estimates: z.array(z.looseObject({ amount_available: Cents })),
  /** The next billing; `next_billing_at` is in unix seconds or an instant. */
  subscription_estimate: z.looseObject({ next_billing_at: z.union([z.int(), Instant]) }),
})
export type Estimate = z.infer<typeof Estimate>

/** Number of employees on lists and of purchased seats at the end of a month, UTC. */
export const SeatMonth = z.object({
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  people: z.int(),
  seats: z.int(),
})
export type SeatMonth = z.infer<typeof SeatMonth>

/** A company's plan, payer and next invoice date, which is null if nothing more is billed. */
export const SubscriptionOverview = z.looseObject({
  subscription: z.nullable(Subscription),
  billingInfo: z.nullable(BillingInfo),
  currencyCode: z.string(),
  nextBilling: z.nullable(Instant),
  /** The last 12 months, oldest first, with the current month so far. Missing if the platform doesn't keep them. */
  seatMonths: z.optional(z.array(SeatMonth)),
})
export type SubscriptionOverview = z.infer<typeof SubscriptionOverview>

/** Shows whether plan and seats can be changed, and what prevents a change (S0 section 4). */
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

/** A partner's customer; `price` in cents a month, active if `valid_to` is in the future (S0 section 3). */
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

/**
 * A partner account's monthly cost by plan, its amount due, and payments collected, in cents (S0 section 3).
 */
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
  /** True if the account can sell; missing if unknown. */
  enabled: z.optional(z.boolean()),
})
export type PartnerOverview = z.infer<typeof PartnerOverview>

/** Monthly cost after changing one company, in cents: for the company, the account, and the plan in that account. */
export const PartnerEstimate = z.looseObject({
  newCompanyTotal: Cents,
  newPartnerTotal: Cents,
  newPartnerTotalForPlan: Cents,
  newPartnerSubscriptionSeats: z.int(),
  currencyCode: z.string(),
})
export type PartnerEstimate = z.infer<typeof PartnerEstimate>

/** Temporary access to the billing service's pages; times in unix seconds. */
export const PortalSession = z.looseObject({
  id: z.string(),
  token: Secret,
  access_url: Url,
  created_at: z.int(),
  expires_at: z.int(),
})

export const HostedPage = z.looseObject({ id: z.string(), url: Url, state: z.string() })
