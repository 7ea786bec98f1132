import type { UnassignedPackage, User } from '@heed/contracts'
import type { PersonRow } from '@heed/fixtures'
import type { Caller } from '../../calls/handler.ts'
import { deriveCsrfToken } from '../../world/sessions.ts'
import type { World } from '../../world/World.ts'

export function toUserView(world: World, { person, token }: Caller): User {
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
    unassignedPackages: listCredits(world, person),
    csrf: deriveCsrfToken(token),
    ...(person.impersonator && { impersonator: pickNameAndEmail(person.impersonator) }),
  }
}

const pickNameAndEmail = ({ name, email }: PersonRow) => ({ name, email })

function listCredits(world: World, { id }: PersonRow): UnassignedPackage[] {
  return world.billing.creditsByPerson
    .get(id)
    .filter(({ assignedTo, validTo }) => assignedTo === null && !world.clock.isPast(validTo))
    .map((credit) => ({
      package_id: credit.id,
      package_name: credit.plan.name,
      package_users: credit.seats,
      valid_to: credit.validTo,
    }))
}
