import {
  canBeRemoved,
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
import { conflict, ensureAllowed, invalid, refuseBy } from '../../calls/refusal.ts'
import { getStrength } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { checkPlanChange, countActiveCampaigns, findOfferByCode } from '../billing/planChange.ts'
import { createPortalSession } from '../billing/portal.ts'
import { collectInvoices } from '../billing/purchase.ts'
import { listSeatMonths } from '../billing/seatMonths.ts'
import { isValid } from '../billing/seatUse.ts'
import { cancelSubscription, endSubscription, selectOffers } from '../billing/subscribe.ts'
import { getPlanValidTo, hasCard, toCompanyPayer } from '../billing/term.ts'
import { parseValidTo, sellToCustomer } from '../companies/customers.ts'
import { assignCredit } from '../companies/partners/credits.ts'
import { buyPlan, createQuote } from './purchases.ts'
import { billingInfoView, subscriptionView } from './subscriptionView.ts'

export const subscriptions: AreaHandlers<'subscriptions'> = {
  plans: () => ({ plans: selectOffers('direct').map(({ plan }) => plan) }),

  estimate: ({ world, company, input }) => createQuote(world, company, input).estimate,

  overview: ({ world, company }) => toOverview(world, company),

  getPaymentToken: ({ world, company }) => ({ token: `demo-${company.id}-${world.clock.now}` }),

  create({ world, company, input }) {
    refuseBuying(company)
    return toChangeResult(world, buyPlan(world, company, input, true))
  },

  update({ world, company, caller, input }) {
    const { planId, subscriptionCode, seats, validity } = input
    if (actsAsPartner(world, company, caller)) {
      const code = subscriptionCode ?? planId?.replace(/-(?:yearly|monthly)$/, '')
      const end = parseValidTo(world, { validity, till: input.validTo ?? input.validTill })
      return toChangeResult(world, sellToCustomer(world, company, { code, seats, end }))
    }
    refuseBuying(company)
    const { coupon, paymentNonce } = input
    const purchaseInput = { planId, code: subscriptionCode, seats, coupon, paymentNonce }
    // Changes are charged to the saved card or paid later; a first purchase must be paid now.
    const canPay = company.plan?.renews === true || hasCard(world, toCompanyPayer(company))
    return toChangeResult(world, buyPlan(world, company, purchaseInput, !canPay))
  },

  canEdit({ world, company, caller, input }) {
    const type: PlanOffer['type'] = actsAsPartner(world, company, caller) ? 'partner' : 'direct'
    const offer = findOfferByCode(type, input.subscriptionCode, company.plan?.billingPeriod)
    if (!offer) throw invalid([{ field: 'subscriptionCode', message: 'Please choose a tier' }])
    return checkPlanChange(world, company, offer.plan, input.newSeats)
  },

  canReduceSeats({ world, company, input }) {
    const { plan } = company
    const offer =
      plan && findOfferByCode(plan.type === 'partner' ? 'partner' : 'direct', plan.code, plan.billingPeriod)
    if (!offer) throw conflict('no_subscription', noSubscriptionText)
    return checkPlanChange(world, company, offer.plan, input.newSeats)
  },

  canBeRemoved: ({ world, company }) => canBeRemoved(countActiveCampaigns(world, company)),

  deactivate({ world, company }) {
    refuseBy('active_campaigns', getDeactivationRefusal(canBeRemoved(countActiveCampaigns(world, company))))
    endSubscription(world, company)
    return { success: true }
  },

  cancel({ world, company }) {
    ensureAllowed(getBuyingRefusal(company.plan?.type))
    const cancelledSubscription = cancelSubscription(world, company)
    if (!cancelledSubscription) throw conflict('no_subscription', noSubscriptionText)
    return toChangeResult(world, cancelledSubscription)
  },

  collect({ world, company }) {
    refuseBy('no_card', getCardRefusal(hasCard(world, toCompanyPayer(company))))
    return { success: true, collected: collectInvoices(world, company) }
  },

  createPortalSession({ world, company, origin }) {
    refuseBy('no_billing', getBillingRefusal(company.billing, 'company'))
    return { portal_session: createPortalSession(world, toCompanyPayer(company), origin) }
  },

  assignPackage: ({ world, caller, input }) => assignCredit(world, caller, input),
}

function refuseBuying({ plan, billing }: CompanyRow): void {
  ensureAllowed(getBuyingRefusal(plan?.type))
  refuseBy('no_billing', getBillingRefusal(billing, 'company'))
}

function actsAsPartner(world: World, company: CompanyRow, { person }: Caller): boolean {
  const strength = getStrength(world, person, company)
  return strength === 'partner' || (strength === 'super' && company.accountId !== null)
}

function toChangeResult(world: World, company: CompanyRow) {
  const subscription = subscriptionView(world, company)
  if (!subscription) throw new Error(`Company ${company.id} has no plan`)
  return { success: true as const, subscription }
}

function toOverview(world: World, company: CompanyRow): SubscriptionOverview {
  return {
    subscription: subscriptionView(world, company),
    billingInfo: billingInfoView(world, company),
    currencyCode: company.plan?.currencyCode ?? defaultCurrency,
    nextBilling: company.plan?.renews && isValid(world, company) ? getPlanValidTo(world, company) : null,
    seatMonths: listSeatMonths(world, company),
  }
}
