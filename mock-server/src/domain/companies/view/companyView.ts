import { type Company, role } from '@heed/contracts'
import { type CompanyRow, languages } from '@heed/fixtures'
import type { Actor } from '../../../world/actors.ts'
import { getActorAccess } from '../../../world/authority.ts'
import type { World } from '../../../world/World.ts'
import { getChargebeeConfig } from '../../billing/portal.ts'
import { canAddEmployees, countEmployees, countSeatsLeft, hasValidPlan } from '../../billing/seatUse.ts'
import { getPlanValidTo } from '../../billing/term.ts'
import { getDashboardStatus } from '../../dashboard/dashboardStatus.ts'
import { toBillingInfoView, toSubscriptionView } from '../../subscriptions/subscriptionView.ts'
import { toPpvView } from '../../views/log/viewLog.ts'
import { listManagerViews } from '../managers/managersView.ts'

export function toCompanyView(world: World, company: CompanyRow, person: Actor): Company {
  const { id, name, settings, accountId } = company
  const strength = getActorAccess(world, person, company)
  const { trainings, assessments } = getDashboardStatus(world, id)
  const isActive = hasValidPlan(world, company)
  return {
    company_id: id,
    company_name: name,
    name,
    company_uid: company.uid,
    created: company.created,
    role: strength === 'viewer' || strength === undefined ? role.viewer : role.admin,
    trial_ends: company.trialEnds,
    valid_to: getPlanValidTo(world, company),
    color_main: company.color,
    logo_name: company.logo,
    theme: company.theme,
    account_id: accountId,
    partnerId: accountId,
    defaultLanguage: company.language,
    languages: languages.map(({ code }) => ({ code })),
    managers: listManagerViews(world, id, { asSuper: person.super_admin }),
    subscription: toSubscriptionView(world, company),
    packages: company.plan ? [{ valid: isActive }] : [],
    ppv: toPpvView(world, id),
    settings,
    uiSettings: settings,
    anonymousTracking: company.anonymousTracking,
    chargebeeEnabled: company.billing,
    ...getChargebeeConfig(company.billing),
    billingInfo: toBillingInfoView(world, company),
    users_total: countEmployees(world, company),
    users_available: company.seats,
    usersLeft: countSeatsLeft(world, company),
    canAddUsers: canAddEmployees(world, company),
    canCreateTraining: isActive,
    status: {
      trainings: { active: { value: trainings.active.value } },
      assessments: { active: { value: assessments.active.value } },
    },
    super_admin: person.super_admin,
    isProviderOwn: company.isProviderOwn,
  }
}
