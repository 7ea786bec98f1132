import {
  type BillingInfo,
  type Company,
  type Employee,
  type EmployeeList,
  role,
  type Subscription,
  type UnassignedPackage,
  type User,
} from '@heed/contracts'
import {
  type CompanyRow,
  type EmployeeRow,
  type ListRow,
  languages,
  monthlyCostOf,
  type PersonRow,
} from '@heed/fixtures'
import type { Caller } from '../../calls/handler.ts'
import type { Actor } from '../../world/actors.ts'
import { strengthIn } from '../../world/authority.ts'
import { csrfOf } from '../../world/sessions.ts'
import type { World } from '../../world/World.ts'
import { canAddUsers, isValid, usersLeft, usersTotal } from '../billing/companies.ts'
import { chargebeeOf } from '../billing/portal.ts'
import { ppvView } from '../billing/ppvViews.ts'
import { seatsToPay } from '../billing/seats.ts'
import { discountOfTerm, endOfPlan } from '../billing/term.ts'
import { bounceOf } from '../campaigns/bounces.ts'
import { dashboardStatus } from '../campaigns/campaigns.ts'

export function userView(world: World, { person, token }: Caller): User {
  return {
    _id: person.id,
    name: person.name,
    email: person.email,
    created: person.created,
    permissions: [...person.permissions],
    superForAccounts: person.superForAccounts.flatMap((id) => {
      const account = world.accounts.get(id)
      return account ? [{ id, name: account.name }] : []
    }),
    super_admin: person.super_admin,
    unassignedPackages: creditsOf(world, person),
    csrf: csrfOf(token),
    ...(person.impersonator && { impersonator: nameOf(person.impersonator) }),
  }
}

const nameOf = ({ name, email }: PersonRow) => ({ name, email })

function creditsOf(world: World, { id }: PersonRow): UnassignedPackage[] {
  return world.billing.creditsOf
    .of(id)
    .filter(({ assignedTo, validTo }) => assignedTo === null && !world.clock.isPast(validTo))
    .map((credit) => ({
      package_id: credit.id,
      package_name: credit.plan.name,
      package_users: credit.seats,
      valid_to: credit.validTo,
    }))
}

export function companyView(world: World, company: CompanyRow, person: Actor): Company {
  const { id, name, settings, accountId } = company
  const strength = strengthIn(world, person, company)
  const { trainings, assessments } = dashboardStatus(world, id)
  const valid = isValid(world, company)
  return {
    company_id: id,
    company_name: name,
    name,
    company_uid: company.uid,
    created: company.created,
    role: strength === 'viewer' || strength === undefined ? role.viewer : role.admin,
    trial_ends: company.trialEnds,
    valid_to: endOfPlan(world, company),
    color_main: company.color,
    logo_name: company.logo,
    theme: company.theme,
    account_id: accountId,
    partnerId: accountId,
    defaultLanguage: company.language,
    languages: languages.map(({ code }) => ({ code })),
    managers: managersOf(world, id, { asSuper: person.super_admin }),
    subscription: subscriptionView(world, company),
    packages: company.plan ? [{ valid }] : [],
    ppv: ppvView(world, id),
    settings,
    uiSettings: settings,
    anonymousTracking: company.anonymousTracking,
    chargebeeEnabled: company.billing,
    ...chargebeeOf(company.billing),
    billingInfo: billingInfoOf(world, company),
    users_total: usersTotal(world, company),
    users_available: company.seats,
    usersLeft: usersLeft(world, company),
    canAddUsers: canAddUsers(world, company),
    canCreateTraining: valid,
    status: {
      trainings: { active: { value: trainings.active.value } },
      assessments: { active: { value: assessments.active.value } },
    },
    super_admin: person.super_admin,
    isProviderOwn: company.isProviderOwn,
  }
}

export function managersOf(
  world: World,
  companyId: number,
  { asSuper = false } = {},
): NonNullable<Company['managers']> {
  return world.membershipsOfCompany.of(companyId).flatMap(({ personId, created, billing, ...membership }) => {
    const person = world.people.get(personId)
    if (!person) return []
    const { email, name } = person
    return [{ ...(asSuper && { _id: personId }), email, name, role: membership.role, created, billing }]
  })
}

export function billingInfoOf(world: World, company: CompanyRow): BillingInfo | null {
  const row = world.billing.billingInfos.get(company.id)
  if (!row) return null
  const { id: _, ...info } = row
  return info
}

/** Price per month; null if the company never had a plan. */
export function subscriptionView(world: World, company: CompanyRow): Subscription | null {
  const { plan, seats } = company
  if (!plan) return null
  const valid = isValid(world, company)
  const discount = discountOfTerm(world, company)
  return {
    subscription_code: plan.code,
    subscription_name: plan.name,
    subscription_type: plan.type,
    status: valid ? 'active' : 'expired',
    subscription_definition: plan.definition,
    package_trial: plan.type === 'trial' ? '1' : '0',
    package_name: plan.name,
    package_users: seats,
    package_valid: valid ? 1 : 0,
    package_valid_from: plan.validFrom,
    package_valid_to: endOfPlan(world, company),
    externalId: plan.externalId,
    billingPeriod: plan.billingPeriod,
    price: monthlyCostOf(plan, seatsToPay(world, company)),
    ...(discount > 0 ? { discount } : {}),
    currencyCode: plan.currencyCode,
  }
}

export function employeeView(world: World, company: CompanyRow, row: EmployeeRow): Employee {
  const hidden = company.anonymousTracking
  const lists = hidden ? [] : row.lists.flatMap((id) => world.lists.get(id) ?? [])
  return {
    userId: row.id,
    name: hidden ? '' : row.name,
    email: row.email,
    lists: lists.map(({ id, name }) => ({ id, name })),
    listsId: lists.map(({ id }) => id),
    lists_ids: lists.map(({ id }) => id),
    lists_names: lists.map(({ name }) => name),
    lastActive: hidden ? null : row.lastActive,
    combinedTags: hidden ? [] : [...row.tags],
    source: row.source,
    bounce: bounceOf(world, company, row),
  }
}

export function listView(world: World, { id, companyId, name, created, source }: ListRow): EmployeeList {
  return { id, name, created, usersCount: world.employeesOf(companyId).countOn(id), source }
}
