import { getManagerAdditionRefusal, getManagerRemovalRefusal, role } from '@heed/contracts'
import type { CompanyRow, MembershipRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../../calls/handler.ts'
import { createNotFoundError, ensureNoConflict } from '../../../calls/refusal.ts'
import { addManager, findMembership } from '../../../world/managers.ts'
import { createEmailToken, formatSignInLink } from '../../../world/sessions.ts'
import type { World } from '../../../world/World.ts'
import { sendWelcome } from '../../mails/emails.ts'
import { getCompanyBrand } from '../brand/brands.ts'
import { listManagerViews } from './managersView.ts'

export const managers: AreaHandlers<'managers'> = {
  create({ world, company, input, siteAddress }) {
    const { email } = input
    const isManager = findMembership(world, company, email) !== undefined
    ensureNoConflict('already_admin', getManagerAdditionRefusal(email, { isThere: isManager, of: 'company' }))
    const person = addManager(world, company, input)
    if (input.sendWelcome) {
      const link = formatSignInLink(siteAddress, createEmailToken(world, person.id).id)
      const brand = getCompanyBrand(world, company)
      sendWelcome(world, { to: person, link, brand }, { to: 'company', name: company.name })
    }
    const manager = listManagerViews(world, company.id).find((candidate) => candidate.email === email)
    return { success: true, manager: manager ?? { email } }
  },

  delete({ world, company, input, caller }) {
    const membership = findManager(world, company, input.email)
    const isOneself = membership.personId === caller.person.id
    const admins = world.membershipsByCompany
      .get(company.id)
      .filter((candidate) => candidate.role === role.admin)
    const isLast = membership.role === role.admin && admins.length === 1
    const refusal = getManagerRemovalRefusal({ isCurrentUser: isOneself, isLast, kind: 'company' })
    ensureNoConflict(isOneself ? 'oneself' : 'last_admin', refusal)
    world.memberships.remove(membership.id)
    return { success: true }
  },

  setBillingManager({ world, company, input }) {
    const target = findManager(world, company, input.email)
    for (const membership of world.membershipsByCompany.get(company.id)) {
      const billing = membership.id === target.id
      if (membership.billing !== billing) world.memberships.put({ ...membership, billing })
    }
    return { success: true }
  },
}

function findManager(world: World, company: CompanyRow, email: string): MembershipRow {
  const membership = findMembership(world, company, email)
  if (!membership) throw createNotFoundError('There is no such admin')
  return membership
}
