import {
  computeValidityEnd,
  customValidity,
  eternalValidity,
  freePlanSeats,
  getAccountRefusal,
  getDefaultValidTill,
  getMaxSeats,
  getValidTillProblem,
  notPermittedText,
  type PartnerCompanyForm,
  planSizeRefusal,
  role,
  switchedOffRefusal,
  type Validity,
} from '@heed/contracts'
import { type AccountRow, type CompanyRow, type PlanOffer, planRow } from '@heed/fixtures'
import type { Caller } from '../../calls/handler.ts'
import { ensureAllowed, forbidden, invalid, refuseBy } from '../../calls/refusal.ts'
import { addManager } from '../../world/managers.ts'
import { formatSignInLink, makeEmailToken } from '../../world/sessions.ts'
import type { World } from '../../world/World.ts'
import { findOfferByCode, getChangeRefusal } from '../billing/planChange.ts'
import { isValid } from '../billing/seatUse.ts'
import { subscribe } from '../billing/subscribe.ts'
import { sendWelcome } from '../mails/emails.ts'
import { companyBrand } from './brand/brands.ts'
import { refuseTakenName } from './companyNames.ts'
import { openCompany } from './newCompany.ts'

interface Creation {
  world: World
  caller: Caller
  siteAddress: string
  form: PartnerCompanyForm
}

export function createCustomer({ world, caller, siteAddress, form }: Creation): CompanyRow {
  const account = getManagedAccount(world, caller, form.accountId)
  refuseSwitchedOff(account)
  refuseTakenName(world, caller, form.companyName, account.id)
  const offer = getSellableOffer(form.subscription, 'subscription')
  const end = parseValidTo(world, { validity: form.validity, till: form.validTill })
  const seats = offer.plan.isFree ? freePlanSeats : form.seats
  refuseBy('plan_change', planSizeRefusal({ newSeats: seats, seatsMax: getMaxSeats(offer.plan) }))
  const company = openCompany(world, {
    name: form.companyName,
    accountId: account.id,
    billing: false,
    settings: account.settings,
    plan: planRow(offer, world.clock.instant),
    validTo: getPlanEnd(world, offer, end),
    seats,
  })
  if (form.managerEmail) {
    const { managerEmail: email, managerName: name = '' } = form
    const person = addManager(world, company, { name, email, role: role.admin, billing: true })
    const link = formatSignInLink(siteAddress, makeEmailToken(world, person.id).id)
    const brand = companyBrand(world, company)
    sendWelcome(world, { to: person, link, brand }, { to: 'company', name: company.name })
  }
  return company
}

function getManagedAccount(world: World, { person }: Caller, accountId: number): AccountRow {
  const { super_admin: isSuper, superForAccounts: accounts } = person
  const account = world.accounts.get(accountId)
  if (!account) throw forbidden(notPermittedText)
  ensureAllowed(getAccountRefusal({ isSuper, accounts }, accountId))
  return account
}

const refuseSwitchedOff = (account: AccountRow): void => refuseBy('partner_off', switchedOffRefusal(account))

export function getSellableOffer(code: string, field: string): PlanOffer {
  const offer = findOfferByCode('partner', code)
  if (!offer) throw invalid([{ field, message: 'Please choose a tier' }])
  return offer
}

interface ValidityInput {
  validity?: Validity | undefined
  till?: string | undefined
}

/** If a number of months is given, the day is only a form default and is ignored. */
export function parseValidTo(world: World, { validity, till }: ValidityInput): string | undefined {
  const { instant } = world.clock
  if (validity === customValidity || (validity === undefined && till !== undefined)) {
    const problem = getValidTillProblem(till, instant)
    if (problem) throw invalid([{ field: 'validTill', message: problem }])
    return computeValidityEnd(customValidity, instant, till)
  }
  return validity === undefined ? undefined : computeValidityEnd(validity, instant)
}

interface CustomerSale {
  code?: string | undefined
  seats: number
  end?: string | undefined
}

export function sellToCustomer(
  world: World,
  company: CompanyRow,
  { code, seats: requestedSeats, end }: CustomerSale,
): CompanyRow {
  const account = company.accountId === null ? undefined : world.accounts.get(company.accountId)
  if (account) refuseSwitchedOff(account)
  const offer = getSellableOffer(code ?? company.plan?.code ?? '', 'subscriptionCode')
  const seats = offer.plan.isFree ? freePlanSeats : requestedSeats
  refuseBy('plan_change', getChangeRefusal(world, company, offer.plan, seats))
  const currentValidTo = isValid(world, company) ? company.validTo : null
  const validTo = getPlanEnd(world, offer, end ?? currentValidTo)
  return subscribe(world, company, { plan: planRow(offer, world.clock.instant), seats, validTo })
}

function getPlanEnd({ clock }: World, { plan }: PlanOffer, requestedEnd: string | null = null): string {
  if (plan.isFree) return computeValidityEnd(eternalValidity, clock.instant)
  return requestedEnd ?? getDefaultValidTill(clock.instant)
}
