import { role } from '@heed/contracts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { unauthorized } from '../../calls/refusal.ts'
import {
  closeSession,
  formatSignInLink,
  makeEmailToken,
  openSession,
  sanitizePath,
  spendEmailToken,
} from '../../world/sessions.ts'
import { globalBrand } from '../companies/brand/brands.ts'
import { sendLink } from '../mails/emails.ts'
import { userView } from './userView.ts'

export const auth: AreaHandlers<'auth'> = {
  getCurrentUser: ({ world, caller }) => userView(world, caller),

  managerSignin({ world, input, siteAddress, accountDomain }) {
    const person = world.personByEmail(input.email)
    if (!person) return {}
    const { id } = makeEmailToken(world, person.id)
    const link = formatSignInLink(siteAddress, id, sanitizePath(input.redirect ?? '/'))
    sendLink(world, { to: person, kind: 'signin', link, brand: globalBrand(world, accountDomain) })
    return { status: 'success' }
  },

  emailSignin({ world, input }) {
    const spentToken = spendEmailToken(world, input.token)
    if (!spentToken || !world.people.get(spentToken.personId)) {
      throw unauthorized('The link you tried to sign in with is not valid.')
    }
    return { token: openSession(world, spentToken.personId).id }
  },

  checkEmail: ({ world, input }) => ({ exists: world.personByEmail(input.email) !== undefined }),

  updateProfile({ world, input, caller }) {
    const { apiKey: _, impersonator, ...person } = caller.person
    const renamedPerson = world.people.put({ ...person, name: input.name })
    return userView(world, {
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
    const names: string[] = world.membershipsOfPerson
      .get(id)
      .map((membership) => (membership.role === role.admin ? 'admin' : 'viewer'))
    if (apiKey) names.push('admin')
    if (superForAccounts.length > 0) names.push('partner')
    if (super_admin) names.push('super')
    return { principal: { id, email, roles: [...new Set(names)], permissions: [...permissions] } }
  },
}
