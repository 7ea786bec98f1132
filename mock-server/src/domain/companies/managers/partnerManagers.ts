import { getManagerAdditionRefusal, getManagerRemovalRefusal, type Manager, role } from '@heed/contracts'
import type { PersonRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../../calls/handler.ts'
import { notFound, refuseBy } from '../../../calls/refusal.ts'
import { ensurePerson } from '../../../world/managers.ts'
import { formatSignInLink, makeEmailToken } from '../../../world/sessions.ts'
import { sendWelcome } from '../../mails/emails.ts'
import { accountBrand } from '../brand/brands.ts'

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
    refuseBy('manager_exists', getManagerAdditionRefusal(input.email, { isThere: isManager, of: 'account' }))
    const superForAccounts = [...person.superForAccounts, account.id]
    const manager = world.people.put({ ...person, superForAccounts })
    if (input.sendWelcome) {
      const link = formatSignInLink(siteAddress, makeEmailToken(world, manager.id).id)
      const brand = accountBrand(account)
      sendWelcome(world, { to: manager, link, brand }, { to: 'account', name: account.name })
    }
    return { success: true, manager: toManagerView(manager) }
  },

  deleteManager({ world, account, caller, input }) {
    const person = world.personByEmail(input.email)
    if (!person || !isManagerOf(account.id)(person))
      throw notFound(`${input.email} doesn't manage the account`)
    const isOneself = person.id === caller.person.id
    const isLast = world.people.filter(isManagerOf(account.id)).length === 1
    const refusal = getManagerRemovalRefusal({ isCurrentUser: isOneself, isLast, kind: 'account' })
    refuseBy(isOneself ? 'oneself' : 'last_manager', refusal)
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
