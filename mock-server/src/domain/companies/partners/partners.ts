import {
  computeMonthlySubscriptionPrice,
  createTextFilter,
  defaultCurrency,
  estimatePartnerCost,
  getBillingRefusal,
  getCardRefusal,
  getMaxSeats,
  getPlanSizeRefusal,
  getSwitchOnRefusal,
  groupCostsByPlan,
  type PartnerCompanyRow,
  splitBrandSettings,
  sumMonthlyCost,
} from '@heed/contracts'
import type { AccountRow, CompanyRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../../calls/handler.ts'
import { slicePage, sortRows } from '../../../calls/paging.ts'
import { createNotFoundError, ensureAllowed, ensureNoConflict } from '../../../calls/refusal.ts'
import { createNameKey } from '../../../store/nameKey.ts'
import type { World } from '../../../world/World.ts'
import { getDues, getMonthlyCost, listCompanyCosts, toAccountPayer } from '../../billing/dues.ts'
import { saveAndEmailPayment } from '../../billing/invoiceMail.ts'
import { createHostedPage, createPortalSession, getChargebeeConfig } from '../../billing/portal.ts'
import { countEmployees } from '../../billing/seatUse.ts'
import { selectOffers } from '../../billing/subscribe.ts'
import { getPlanValidTo, hasCard } from '../../billing/term.ts'
import { applyBrand, getAccountSettings, rejectInvalidBrand } from '../brand/accountBrand.ts'
import { getSellableOffer } from '../customers.ts'
import { deleteCompany } from '../deleteCompany.ts'
import { partnerManagers } from '../managers/partnerManagers.ts'
import { cleanTexts } from '../settings/cleanTexts.ts'
import { toCompanyView } from '../view/companyView.ts'

export const partners: AreaHandlers<'partners'> = {
  ...partnerManagers,

  listCompanies({ world, account, input }) {
    const matches = createTextFilter(input.filter)
    const customers = world.companiesByAccount
      .get(account.id)
      .filter(({ name }) => matches(name))
      .map((company) => toPartnerRow(world, company))
    const rows = sortRows(customers, input.order ?? 'name asc', {
      name: ({ name }) => createNameKey(name),
      subscriptionName: ({ subscriptionName }) => createNameKey(subscriptionName),
      allowedUsers: ({ allowedUsers }) => allowedUsers,
      userCount: ({ userCount }) => userCount,
      valid_to: ({ valid_to }) => valid_to ?? '',
      price: ({ price }) => price,
    })
    return { companies: slicePage(rows, input), count: rows.length }
  },

  getCompany: ({ world, caller, input }) =>
    toCompanyView(world, requireCompany(world, input.companyId), caller.person),

  deleteCompany({ world, input }) {
    deleteCompany(world, requireCompany(world, input.companyId))
    return { success: true }
  },

  loadPlans: () => ({ plans: selectOffers('partner').map(({ plan }) => plan) }),

  estimate({ world, account, input }) {
    const { companyId = 0 } = input
    const change = { companyId, ...previewCost(input) }
    return estimatePartnerCost(listCompanyCosts(world, account.id), change, defaultCurrency)
  },

  subscriptionOverview({ world, account }) {
    const companyCosts = listCompanyCosts(world, account.id)
    const { total, collected, since } = getDues(world, account)
    const { chargebeeSite, chargebeeClientKey } = getChargebeeConfig(account.billing)
    return {
      rows: groupCostsByPlan(companyCosts),
      sumMonthlyCost: sumMonthlyCost(companyCosts),
      currencyCode: defaultCurrency,
      totalDues: total,
      collected,
      dueSince: since,
      hasValidCard: hasCard(world, toAccountPayer(account.id)),
      chargebeeSite: chargebeeSite ?? '',
      chargebeeClientKey: chargebeeClientKey ?? '',
      enabled: account.enabled,
    }
  },

  collectPayment({ world, account }) {
    const payer = toAccountPayer(account.id)
    ensureNoConflict('no_card', getCardRefusal(hasCard(world, payer)))
    const { total } = getDues(world, account)
    if (total > 0) {
      const id = world.nextId(world.billing.payments)
      saveAndEmailPayment(world, account, { id, payer, amount: total, paid: world.clock.instant })
    }
    return { success: true, collected: total }
  },

  getSettings: ({ account }) => getAccountSettings(account),

  async saveSettings({ world, account: { id }, input }) {
    const { brand, rest } = splitBrandSettings(input.settings)
    await rejectInvalidBrand(brand)
    // Reread: the account may have changed while the picture was checked.
    const account = world.accounts.get(id)
    if (!account) throw createNotFoundError('There is no such partner account')
    const settings = { ...account.settings, ...rest, ...cleanTexts(rest) }
    const savedAccount = world.accounts.put({ ...account, settings, brand: applyBrand(account.brand, brand) })
    return { success: true, settings: getAccountSettings(savedAccount) }
  },

  createPortalSession({ world, account, origin }) {
    requireBilling(account)
    return { portal_session: createPortalSession(world, toAccountPayer(account.id), origin) }
  },

  toggle({ world, account, input, caller }) {
    if (input.enabled) ensureAllowed(getSwitchOnRefusal(caller.person.super_admin, account))
    world.accounts.put({ ...account, enabled: input.enabled })
    return { success: true, enabled: input.enabled }
  },

  openManageSession({ world, account, origin }) {
    requireBilling(account)
    return { hosted_page: createHostedPage(world, toAccountPayer(account.id), origin) }
  },
}

function previewCost({ subscriptionCode, seats }: { subscriptionCode: string; seats: number }) {
  if (seats === 0) return { planCode: subscriptionCode, planName: '', seats, monthlyCost: 0 }
  const { plan } = getSellableOffer(subscriptionCode, 'subscriptionCode')
  ensureNoConflict('plan_change', getPlanSizeRefusal({ newSeats: seats, seatsMax: getMaxSeats(plan) }))
  return {
    planCode: plan.code,
    planName: plan.name,
    seats,
    monthlyCost: computeMonthlySubscriptionPrice(plan, seats) ?? 0,
  }
}

const requireBilling = ({ billing }: AccountRow): void =>
  ensureNoConflict('no_billing', getBillingRefusal(billing, 'account'))

function requireCompany(world: World, companyId: number): CompanyRow {
  const company = world.companies.get(companyId)
  if (!company) throw createNotFoundError('There is no such company')
  return company
}

function toPartnerRow(world: World, company: CompanyRow): PartnerCompanyRow {
  const { id, name, plan, seats } = company
  return {
    id,
    name,
    company_name: name,
    subscriptionName: plan?.name ?? '',
    subscriptionCode: plan?.code ?? '',
    allowedUsers: seats,
    userCount: countEmployees(world, company),
    valid_to: getPlanValidTo(world, company),
    price: getMonthlyCost(world, company),
  }
}
