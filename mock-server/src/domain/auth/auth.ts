import { role } from '@heed/contracts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { createUnauthorizedError } from '../../calls/refusal.ts'
import {
  closeSession,
  consumeEmailToken,
  createEmailToken,
  formatSignInLink,
  openSession,
  sanitizePath,
} from '../../world/sessions.ts'
import { getGlobalBrand } from '../companies/brand/brands.ts'
import { sendLink } from '../mails/emails.ts'
import { toUserView } from './userView.ts'

export const auth: AreaHandlers<'auth'> = {
  getCurrentUser: ({ world, caller }) => toUserView(world, caller),

  managerSignin({ world, input, siteAddress, accountDomain }) {
    const person = world.findPersonByEmail(input.email)
    if (!person) return {}
    const { id } = createEmailToken(world, person.id)
    const link = formatSignInLink(siteAddress, id, sanitizePath(input.redirect ?? '/'))
    sendLink(world, { to: person, kind: 'signin', link, brand: getGlobalBrand(world, accountDomain) })
    return { status: 'success' }
  },

  emailSignin({ world, input }) {
    const spentToken = consumeEmailToken(world, input.token)
    if (!spentToken || !world.people.get(spentToken.personId)) {
      throw createUnauthorizedError('The link you tried to sign in with is not valid.')
    }
    return { token: openSession(world, spentToken.personId).id }
  },

  checkEmail: ({ world, input }) => ({ exists: world.findPersonByEmail(input.email) !== undefined }),

  updateProfile({ world, input, caller }) {
    const { apiKey: _, impersonator, ...person } = caller.person
    const renamedPerson = world.people.put({ ...person, name: input.name })
    return toUserView(world, {
      ...caller,
      person: { ...renamedPerson, ...(impersonator ? { impersonator } : {}) },
    })
  },

  logout({ world, caller }) {
    closeSession(world, caller.token)
    return { success: true }
  },

  getPrincipal({ world, caller }) {
    const { id, email, permissions, superForAccounts, super_admin, apiKey } = caller.person
    const names: string[] = world.membershipsByPerson
      .get(id)
      .map((membership) => (membership.role === role.admin ? 'admin' : 'viewer'))
    if (apiKey) names.push('admin')
    if (superForAccounts.length > 0) names.push('partner')
    if (super_admin) names.push('super')
    return { principal: { id, email, roles: [...new Set(names)], permissions: [...permissions] } }
  },
}
