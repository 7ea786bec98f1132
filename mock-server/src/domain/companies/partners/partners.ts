import {
  billingRefusal,
  cardRefusal,
  createTextFilter,
  defaultCurrency,
  monthlyPrice,
  type PartnerCompanyRow,
  partBrand,
  partnerEstimate,
  partnerRows,
  planSizeRefusal,
  seatsMax,
  sumMonthlyCost,
  switchOnRefusal,
} from '@heed/contracts'
import type { AccountRow, CompanyRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../../calls/handler.ts'
import { slicePage, sortRows } from '../../../calls/paging.ts'
import { ensureAllowed, notFound, refuseBy } from '../../../calls/refusal.ts'
import { nameKey } from '../../../store/nameKey.ts'
import type { World } from '../../../world/World.ts'
import { accountPays, getDues, getMonthlyCost, listCompanyCosts } from '../../billing/dues.ts'
import { putPayment } from '../../billing/invoiceMail.ts'
import { getChargebee, hostedPage, portalSession } from '../../billing/portal.ts'
import { usersTotal } from '../../billing/seatUse.ts'
import { offersFor } from '../../billing/subscribe.ts'
import { endOfPlan, hasCard } from '../../billing/term.ts'
import { accountSettings, applyBrand, refuseBrand } from '../brand/accountBrand.ts'
import { getSellableOffer } from '../customers.ts'
import { deleteCompany } from '../deleteCompany.ts'
import { partnerManagers } from '../managers/partnerManagers.ts'
import { cleanTexts } from '../settings/cleanTexts.ts'
import { companyView } from '../view/companyView.ts'

export const partners: AreaHandlers<'partners'> = {
  ...partnerManagers,

  listCompanies({ world, account, input }) {
    const matches = createTextFilter(input.filter)
    const found = world.companiesOfAccount
      .of(account.id)
      .filter(({ name }) => matches(name))
      .map((company) => partnerRow(world, company))
    const rows = sortRows(found, input.order ?? 'name asc', {
      name: ({ name }) => nameKey(name),
      subscriptionName: ({ subscriptionName }) => nameKey(subscriptionName),
      allowedUsers: ({ allowedUsers }) => allowedUsers,
      userCount: ({ userCount }) => userCount,
      valid_to: ({ valid_to }) => valid_to ?? '',
      price: ({ price }) => price,
    })
    return { companies: slicePage(rows, input), count: rows.length }
  },

  getCompany: ({ world, caller, input }) =>
    companyView(world, requireCompany(world, input.companyId), caller.person),

  deleteCompany({ world, input }) {
    deleteCompany(world, requireCompany(world, input.companyId))
    return { success: true }
  },

  loadPlans: () => ({ plans: offersFor('partner').map(({ plan }) => plan) }),

  estimate({ world, account, input }) {
    const { companyId = 0 } = input
    const changed = { companyId, ...costAsked(input) }
    return partnerEstimate(listCompanyCosts(world, account.id), changed, defaultCurrency)
  },

  subscriptionOverview({ world, account }) {
    const costs = listCompanyCosts(world, account.id)
    const { total, collected, since } = getDues(world, account)
    const { chargebeeSite, chargebeeClientKey } = getChargebee(account.billing)
    return {
      rows: partnerRows(costs),
      sumMonthlyCost: sumMonthlyCost(costs),
      currencyCode: defaultCurrency,
      totalDues: total,
      collected,
      dueSince: since,
      hasValidCard: hasCard(world, accountPays(account.id)),
      chargebeeSite: chargebeeSite ?? '',
      chargebeeClientKey: chargebeeClientKey ?? '',
      enabled: account.enabled,
    }
  },

  collectPayment({ world, account }) {
    const payer = accountPays(account.id)
    refuseBy('no_card', cardRefusal(hasCard(world, payer)))
    const { total } = getDues(world, account)
    if (total > 0) {
      const id = world.nextId(world.billing.payments)
      putPayment(world, account, { id, payer, amount: total, paid: world.clock.instant })
    }
    return { success: true, collected: total }
  },

  getSettings: ({ account }) => accountSettings(account),

  async saveSettings({ world, account: { id }, input }) {
    const { brand, rest } = partBrand(input.settings)
    await refuseBrand(brand)
    // Reread: the account may have changed while the picture was checked.
    const account = world.accounts.get(id)
    if (!account) throw notFound('There is no such partner account')
    const settings = { ...account.settings, ...rest, ...cleanTexts(rest) }
    const saved = world.accounts.put({ ...account, settings, brand: applyBrand(account.brand, brand) })
    return { success: true, settings: accountSettings(saved) }
  },

  createPortalSession({ world, account, origin }) {
    refuseWithoutBilling(account)
    return { portal_session: portalSession(world, accountPays(account.id), origin) }
  },

  toggle({ world, account, input, caller }) {
    if (input.enabled) ensureAllowed(switchOnRefusal(caller.person.super_admin, account))
    world.accounts.put({ ...account, enabled: input.enabled })
    return { success: true, enabled: input.enabled }
  },

  openManageSession({ world, account, origin }) {
    refuseWithoutBilling(account)
    return { hosted_page: hostedPage(world, accountPays(account.id), origin) }
  },
}

function costAsked({ subscriptionCode, seats }: { subscriptionCode: string; seats: number }) {
  if (seats === 0) return { planCode: subscriptionCode, planName: '', seats, monthlyCost: 0 }
  const { plan } = getSellableOffer(subscriptionCode, 'subscriptionCode')
  refuseBy('plan_change', planSizeRefusal({ newSeats: seats, seatsMax: seatsMax(plan) }))
  return { planCode: plan.code, planName: plan.name, seats, monthlyCost: monthlyPrice(plan, seats) ?? 0 }
}

const refuseWithoutBilling = ({ billing }: AccountRow): void =>
  refuseBy('no_billing', billingRefusal(billing, 'account'))

function requireCompany(world: World, companyId: number): CompanyRow {
  const company = world.companies.get(companyId)
  if (!company) throw notFound('There is no such company')
  return company
}

function partnerRow(world: World, company: CompanyRow): PartnerCompanyRow {
  const { id, name, plan, seats } = company
  return {
    id,
    name,
    company_name: name,
    subscriptionName: plan?.name ?? '',
    subscriptionCode: plan?.code ?? '',
    allowedUsers: seats,
    userCount: usersTotal(world, company),
    valid_to: endOfPlan(world, company),
    price: getMonthlyCost(world, company),
  }
}
