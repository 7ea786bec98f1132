import {
  checkRemoval,
  defaultCurrency,
  getBillingRefusal,
  getBuyingRefusal,
  getCardRefusal,
  getDeactivationRefusal,
  noSubscriptionText,
  type SubscriptionOverview,
} from '@heed/contracts'
import type { CompanyRow, PlanOffer } from '@heed/fixtures'
import type { AreaHandlers, Caller } from '../../calls/handler.ts'
import {
  createConflictError,
  createInvalidInputError,
  ensureAllowed,
  ensureNoConflict,
} from '../../calls/refusal.ts'
import { getActorAccess } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { checkPlanChange, countActiveCampaigns, findOfferByCode } from '../billing/planChange.ts'
import { createPortalSession } from '../billing/portal.ts'
import { payUnpaidInvoices } from '../billing/purchase.ts'
import { listSeatMonths } from '../billing/seatMonths.ts'
import { hasValidPlan } from '../billing/seatUse.ts'
import { cancelSubscription, endSubscription, selectOffers } from '../billing/subscribe.ts'
import { getPlanValidTo, hasCard, toCompanyPayer } from '../billing/term.ts'
import { parseValidTo, sellToCustomer } from '../companies/customers.ts'
import { assignCredit } from '../companies/partners/credits.ts'
import { buyPlan, createQuote } from './purchases.ts'
import { toBillingInfoView, toSubscriptionView } from './subscriptionView.ts'

export const subscriptions: AreaHandlers<'subscriptions'> = {
  plans: () => ({ plans: selectOffers('direct').map(({ plan }) => plan) }),

  estimate: ({ world, company, input }) => createQuote(world, company, input).estimate,

  overview: ({ world, company }) => toOverview(world, company),

  getPaymentToken: ({ world, company }) => ({ token: `demo-${company.id}-${world.clock.now}` }),

  create({ world, company, input }) {
    ensureBuyingAllowed(company)
    return toChangeResult(world, buyPlan(world, company, input, true))
  },

  update({ world, company, caller, input }) {
    const { planId, subscriptionCode, seats, validity } = input
    if (isActingAsPartner(world, company, caller)) {
      const code = subscriptionCode ?? planId?.replace(/-(?:yearly|monthly)$/, '')
      const end = parseValidTo(world, { validity, till: input.validTo ?? input.validTill })
      return toChangeResult(world, sellToCustomer(world, company, { code, seats, end }))
    }
    ensureBuyingAllowed(company)
    const { coupon, paymentNonce } = input
    const purchaseInput = { planId, code: subscriptionCode, seats, coupon, paymentNonce }
    // Changes are charged to the saved card or paid later; a first purchase must be paid now.
    const canPay = company.plan?.renews === true || hasCard(world, toCompanyPayer(company))
    return toChangeResult(world, buyPlan(world, company, purchaseInput, !canPay))
  },

  canEdit({ world, company, caller, input }) {
    const type: PlanOffer['type'] = isActingAsPartner(world, company, caller) ? 'partner' : 'direct'
    const offer = findOfferByCode(type, input.subscriptionCode, company.plan?.billingPeriod)
    if (!offer)
      throw createInvalidInputError([{ field: 'subscriptionCode', message: 'Please choose a tier' }])
    return checkPlanChange(world, company, offer.plan, input.newSeats)
  },

  canReduceSeats({ world, company, input }) {
    const { plan } = company
    const offer =
      plan && findOfferByCode(plan.type === 'partner' ? 'partner' : 'direct', plan.code, plan.billingPeriod)
    if (!offer) throw createConflictError('no_subscription', noSubscriptionText)
    return checkPlanChange(world, company, offer.plan, input.newSeats)
  },

  canBeRemoved: ({ world, company }) => checkRemoval(countActiveCampaigns(world, company)),

  deactivate({ world, company }) {
    ensureNoConflict(
      'active_campaigns',
      getDeactivationRefusal(checkRemoval(countActiveCampaigns(world, company))),
    )
    endSubscription(world, company)
    return { success: true }
  },

  cancel({ world, company }) {
    ensureAllowed(getBuyingRefusal(company.plan?.type))
    const cancelledSubscription = cancelSubscription(world, company)
    if (!cancelledSubscription) throw createConflictError('no_subscription', noSubscriptionText)
    return toChangeResult(world, cancelledSubscription)
  },

  collect({ world, company }) {
    ensureNoConflict('no_card', getCardRefusal(hasCard(world, toCompanyPayer(company))))
    return { success: true, collected: payUnpaidInvoices(world, company) }
  },

  createPortalSession({ world, company, origin }) {
    ensureNoConflict('no_billing', getBillingRefusal(company.billing, 'company'))
    return { portal_session: createPortalSession(world, toCompanyPayer(company), origin) }
  },

  assignPackage: ({ world, caller, input }) => assignCredit(world, caller, input),
}

function ensureBuyingAllowed({ plan, billing }: CompanyRow): void {
  ensureAllowed(getBuyingRefusal(plan?.type))
  ensureNoConflict('no_billing', getBillingRefusal(billing, 'company'))
}

function isActingAsPartner(world: World, company: CompanyRow, { person }: Caller): boolean {
  const strength = getActorAccess(world, person, company)
  return strength === 'partner' || (strength === 'super' && company.accountId !== null)
}

function toChangeResult(world: World, company: CompanyRow) {
  const subscription = toSubscriptionView(world, company)
  if (!subscription) throw new Error(`Company ${company.id} has no plan`)
  return { success: true as const, subscription }
}

function toOverview(world: World, company: CompanyRow): SubscriptionOverview {
  return {
    subscription: toSubscriptionView(world, company),
    billingInfo: toBillingInfoView(world, company),
    currencyCode: company.plan?.currencyCode ?? defaultCurrency,
    nextBilling: company.plan?.renews && hasValidPlan(world, company) ? getPlanValidTo(world, company) : null,
    seatMonths: listSeatMonths(world, company),
  }
}
