import * as z from 'zod/mini'
import {
  CanBeRemoved,
  CanEditSubscription,
  Estimate,
  Plan,
  PortalSession,
  SubscriptionOverview,
} from '../../entities/companies/billing.ts'
import { BillingInfo } from '../../entities/companies/billingInfo.ts'
import { Subscription } from '../../entities/companies/company.ts'
import { Day, Validity } from '../../entities/companies/companyForms.ts'
import { Cents, createIntegerSchema, Id, Ok, Secret } from '../../entities/primitives.ts'
import { noBillingTexts, noCardText, noSubscriptionText } from '../../rules/billing/partners/sales.ts'
import { get, post, put } from '../declarations/declare.ts'

export const Plans = z.looseObject({ plans: z.array(Plan) })
export const CollectAnswer = z.looseObject({ success: z.literal(true), collected: Cents })
export const PortalResponse = z.looseObject({ portal_session: PortalSession })
const ChangeResponse = z.looseObject({ success: z.literal(true), subscription: Subscription })

const peopleOnly = true
const maxSeats = Number.MAX_SAFE_INTEGER
const PlanId = z.string('Please choose a tier').check(z.minLength(1, 'Please choose a tier'))
const Seats = z
  .int('Please enter number of seats')
  .check(z.gte(1, 'Please enter number of seats'), z.lte(maxSeats))
const partnerId = z.optional(Id)
const managedByPartnerMessage = 'The subscription is managed by a partner: contact support'

export const subscriptions = {
  plans: get('/companies/:companyId/subscriptions/plans', {
    summary: 'List the plans a company can buy, yearly and monthly',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    answer: Plans,
  }),
  estimate: post('/companies/:companyId/subscriptions/estimate', {
    summary: "Estimate a plan's cost, now and next time; errors about a coupon start with 'coupon'",
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    body: z.object({ planId: PlanId, seats: Seats, coupon: z.optional(z.string()) }),
    answer: Estimate,
    failures: { 409: 'Invalid coupon code, or more seats than the plan allows' },
  }),
  overview: get('/companies/:companyId/subscriptions/overview', {
    summary: 'Get the current plan, its payer and the next invoice date',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    answer: SubscriptionOverview,
  }),
  getPaymentToken: get('/companies/:companyId/subscriptions/braintreetoken', {
    summary: 'Get a client token for the payment form',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    answer: z.looseObject({ token: Secret }),
  }),
  create: post('/companies/:companyId/subscriptions/', {
    summary: "Buy a plan with a card's nonce; free plans need none",
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    body: z.object({
      planId: PlanId,
      seats: Seats,
      paymentNonce: z.optional(z.string()),
      coupon: z.optional(z.string()),
      billingInfo: z.optional(BillingInfo),
    }),
    answer: ChangeResponse,
    failures: {
      403: managedByPartnerMessage,
      409: 'The card was declined, or there are fewer seats than employees',
    },
  }),
  update: put('/companies/:companyId/subscriptions/', {
    summary: 'Change plan, seats or end date; partners can do so for their customers',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    body: z
      .object({
        planId: z.optional(PlanId),
        subscriptionCode: z.optional(PlanId),
        seats: Seats,
        validTo: z.optional(Day),
        validTill: z.optional(Day),
        validity: z.optional(Validity),
        coupon: z.optional(z.string()),
        paymentNonce: z.optional(z.string()),
        partnerId,
      })
      .check(
        z.refine(({ planId, subscriptionCode }) => (planId ?? subscriptionCode) !== undefined, {
          error: 'Please choose a tier',
          path: ['planId'],
        }),
      ),
    answer: ChangeResponse,
    failures: { 403: managedByPartnerMessage, 409: 'Unable to change subscription plan' },
  }),
  canEdit: post('/companies/:companyId/subscriptions/canEditSubscriptionPlan', {
    summary: 'Check whether plan and seats can change, and what prevents it',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    repeats: ['companyId'],
    body: z.object({
      partnerId,
      companyId: z.optional(Id),
      subscriptionCode: PlanId,
      newSeats: createIntegerSchema(0, maxSeats),
    }),
    answer: CanEditSubscription,
  }),
  canReduceSeats: post('/companies/:companyId/subscriptions/canReduceSeats', {
    summary: 'Check whether the number of seats can change within the current plan',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    body: z.object({ newSeats: createIntegerSchema(0, maxSeats), partnerId }),
    answer: CanEditSubscription,
    failures: { 409: noSubscriptionText },
  }),
  canBeRemoved: get('/companies/:companyId/subscriptions/canBeRemoved', {
    summary: 'Check whether the subscription or company can be removed, or active campaigns prevent it',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    query: { partnerId },
    answer: CanBeRemoved,
  }),
  deactivate: put('/companies/:companyId/deactivateSubscription', {
    summary: "End a customer's subscription immediately",
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({ partnerId }),
    answer: Ok,
    failures: { 409: 'Unable to deactivate subscription' },
  }),
  cancel: post('/companies/:companyId/subscriptions/cancel', {
    summary: 'Cancel the subscription at the end of the paid term',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    body: z.object({}),
    answer: ChangeResponse,
    failures: { 403: managedByPartnerMessage, 409: noSubscriptionText },
  }),
  collect: post('/companies/:companyId/subscriptions/collect', {
    summary: 'Pay due invoices with the card on file',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    body: z.object({}),
    answer: CollectAnswer,
    failures: { 409: noCardText },
  }),
  createPortalSession: post('/companies/:companyId/create_portal_session', {
    summary: "Open a temporary session on the billing service's pages",
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    body: z.object({}),
    answer: PortalResponse,
    failures: { 409: noBillingTexts.company },
  }),
  assignPackage: post('/data/manager/assignpackage', {
    summary: 'Use a credit for a company, or for a new one if company_id is 0; refusals return an `error`',
    section: 'S0 section 7',
    who: 'user',
    peopleOnly,
    body: z.object({
      company_id: Id,
      new_company_name: z.optional(z.string()),
      package_id: Id,
      _csrf: z.string(),
    }),
    answer: z.looseObject({ success: z.optional(z.literal(true)), error: z.optional(z.string()) }),
  }),
}
