import {
  computeValidityEnd,
  customValidity,
  eternalValidityMonths,
  freePlanSeats,
  getAccountRefusal,
  getDefaultValidTill,
  getMaxSeats,
  getPlanSizeRefusal,
  getSwitchedOffRefusal,
  getValidTillProblem,
  notPermittedText,
  type PartnerCompanyForm,
  role,
  type Validity,
} from '@heed/contracts'
import { type AccountRow, type CompanyRow, type PlanOffer, toPlanRow } from '@heed/fixtures'
import type { Caller } from '../../calls/handler.ts'
import {
  createForbiddenError,
  createInvalidInputError,
  ensureAllowed,
  ensureNoConflict,
} from '../../calls/refusal.ts'
import { addManager } from '../../world/managers.ts'
import { createEmailToken, formatSignInLink } from '../../world/sessions.ts'
import type { World } from '../../world/World.ts'
import { findOfferByCode, getChangeRefusal } from '../billing/planChange.ts'
import { hasValidPlan } from '../billing/seatUse.ts'
import { startSubscription } from '../billing/subscribe.ts'
import { sendWelcome } from '../mails/emails.ts'
import { getCompanyBrand } from './brand/brands.ts'
import { rejectTakenCompanyName } from './companyNames.ts'
import { addCompany } from './newCompany.ts'

interface CustomerCreation {
  world: World
  caller: Caller
  siteAddress: string
  form: PartnerCompanyForm
}

export function createCustomer({ world, caller, siteAddress, form }: CustomerCreation): CompanyRow {
  const account = getManagedAccount(world, caller, form.accountId)
  rejectSwitchedOffPartner(account)
  rejectTakenCompanyName(world, caller, form.companyName, account.id)
  const offer = getSellableOffer(form.subscription, 'subscription')
  const end = parseValidTo(world, { validity: form.validity, till: form.validTill })
  const seats = offer.plan.isFree ? freePlanSeats : form.seats
  ensureNoConflict('plan_change', getPlanSizeRefusal({ newSeats: seats, seatsMax: getMaxSeats(offer.plan) }))
  const company = addCompany(world, {
    name: form.companyName,
    accountId: account.id,
    billing: false,
    settings: account.settings,
    plan: toPlanRow(offer, world.clock.instant),
    validTo: getPlanEnd(world, offer, end),
    seats,
  })
  if (form.managerEmail) {
    const { managerEmail: email, managerName: name = '' } = form
    const person = addManager(world, company, { name, email, role: role.admin, billing: true })
    const link = formatSignInLink(siteAddress, createEmailToken(world, person.id).id)
    const brand = getCompanyBrand(world, company)
    sendWelcome(world, { to: person, link, brand }, { to: 'company', name: company.name })
  }
  return company
}

function getManagedAccount(world: World, { person }: Caller, accountId: number): AccountRow {
  const { super_admin: isSuper, superForAccounts: accounts } = person
  const account = world.accounts.get(accountId)
  if (!account) throw createForbiddenError(notPermittedText)
  ensureAllowed(getAccountRefusal({ isSuper, accounts }, accountId))
  return account
}

const rejectSwitchedOffPartner = (account: AccountRow): void =>
  ensureNoConflict('partner_off', getSwitchedOffRefusal(account))

export function getSellableOffer(code: string, field: string): PlanOffer {
  const offer = findOfferByCode('partner', code)
  if (!offer) throw createInvalidInputError([{ field, message: 'Please choose a tier' }])
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
    if (problem) throw createInvalidInputError([{ field: 'validTill', message: problem }])
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
  if (account) rejectSwitchedOffPartner(account)
  const offer = getSellableOffer(code ?? company.plan?.code ?? '', 'subscriptionCode')
  const seats = offer.plan.isFree ? freePlanSeats : requestedSeats
  ensureNoConflict('plan_change', getChangeRefusal(world, company, offer.plan, seats))
  const currentValidTo = hasValidPlan(world, company) ? company.validTo : null
  const validTo = getPlanEnd(world, offer, end ?? currentValidTo)
  return startSubscription(world, company, { plan: toPlanRow(offer, world.clock.instant), seats, validTo })
}

function getPlanEnd({ clock }: World, { plan }: PlanOffer, requestedEnd: string | null = null): string {
  if (plan.isFree) return computeValidityEnd(eternalValidityMonths, clock.instant)
  return requestedEnd ?? getDefaultValidTill(clock.instant)
}
