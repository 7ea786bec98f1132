import type { Role } from '@heed/contracts'
import type { CompanyRow, MembershipRow, PersonRow } from '@heed/fixtures'
import type { World } from './World.ts'

interface Contact {
  name: string
  email: string
}

interface NewManager extends Contact {
  role: Role
  billing?: boolean
}

export function addManager(world: World, company: CompanyRow, newManager: NewManager): PersonRow {
  const person = ensurePerson(world, newManager)
  world.memberships.put({
    id: world.nextId(world.memberships),
    companyId: company.id,
    personId: person.id,
    role: newManager.role,
    created: world.clock.instant,
    billing: newManager.billing ?? false,
  })
  return person
}

export const ensurePerson = (world: World, { name, email }: Contact): PersonRow =>
  world.findPersonByEmail(email) ??
  world.people.put({
    id: world.random.key(16),
    name,
    email,
    created: world.clock.instant,
    permissions: [],
    superForAccounts: [],
    super_admin: false,
  })

export function findMembership(world: World, company: CompanyRow, email: string): MembershipRow | undefined {
  const person = world.findPersonByEmail(email)
  return person && world.membershipsByPerson.get(person.id).find(({ companyId }) => companyId === company.id)
}

export function getPersonLanguage(world: World, { id }: PersonRow): string {
  const [firstMembership] = world.membershipsByPerson.get(id)
  return (firstMembership && world.companies.get(firstMembership.companyId)?.language) ?? 'en'
}
