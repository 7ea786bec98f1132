import { getManagerAdditionRefusal, getManagerRemovalRefusal, type Manager, role } from '@heed/contracts'
import type { PersonRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../../calls/handler.ts'
import { createNotFoundError, ensureNoConflict } from '../../../calls/refusal.ts'
import { ensurePerson } from '../../../world/managers.ts'
import { createEmailToken, formatSignInLink } from '../../../world/sessions.ts'
import { sendWelcome } from '../../mails/emails.ts'
import { getAccountBrand } from '../brand/brands.ts'

type PartnerManagers = Pick<AreaHandlers<'partners'>, 'listManagers' | 'createManager' | 'deleteManager'>

export const partnerManagers: PartnerManagers = {
  listManagers: ({ world, account, caller }) => ({
    managers: world.people.filter(isManagerOf(account.id)).map((person) => ({
      ...(caller.person.super_admin && { _id: person.id }),
      ...toManagerView(person),
    })),
  }),

  createManager({ world, account, input, siteAddress }) {
    const person = ensurePerson(world, input)
    const isManager = isManagerOf(account.id)(person)
    ensureNoConflict(
      'manager_exists',
      getManagerAdditionRefusal(input.email, { isThere: isManager, of: 'account' }),
    )
    const superForAccounts = [...person.superForAccounts, account.id]
    const manager = world.people.put({ ...person, superForAccounts })
    if (input.sendWelcome) {
      const link = formatSignInLink(siteAddress, createEmailToken(world, manager.id).id)
      const brand = getAccountBrand(account)
      sendWelcome(world, { to: manager, link, brand }, { to: 'account', name: account.name })
    }
    return { success: true, manager: toManagerView(manager) }
  },

  deleteManager({ world, account, caller, input }) {
    const person = world.findPersonByEmail(input.email)
    if (!person || !isManagerOf(account.id)(person))
      throw createNotFoundError(`${input.email} doesn't manage the account`)
    const isOneself = person.id === caller.person.id
    const isLast = world.people.filter(isManagerOf(account.id)).length === 1
    const refusal = getManagerRemovalRefusal({ isCurrentUser: isOneself, isLast, kind: 'account' })
    ensureNoConflict(isOneself ? 'oneself' : 'last_manager', refusal)
    const superForAccounts = person.superForAccounts.filter((id) => id !== account.id)
    world.people.put({ ...person, superForAccounts })
    return { success: true }
  },
}

const isManagerOf =
  (accountId: number) =>
  ({ superForAccounts }: PersonRow): boolean =>
    superForAccounts.includes(accountId)

const toManagerView = ({ email, name, created }: PersonRow): Manager => ({
  email,
  name,
  role: role.admin,
  created,
})
