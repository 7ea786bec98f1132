import type { Role } from '@heed/contracts'
import type { CompanyRow, MembershipRow, PersonRow } from '@heed/fixtures'
import type { World } from './World.ts'

interface Address {
  name: string
  email: string
}

interface Newcomer extends Address {
  role: Role
  /** Whether the bills go to them. */
  billing?: boolean
}

/** Makes somebody a manager of the company; a known address keeps its person, a new one becomes a person who can sign in. */
export function admit(world: World, company: CompanyRow, newcomer: Newcomer): PersonRow {
  const person = personOf(world, newcomer)
  world.memberships.put({
    id: world.nextId(world.memberships),
    companyId: company.id,
    personId: person.id,
    role: newcomer.role,
    created: world.clock.instant,
    billing: newcomer.billing ?? false,
  })
  return person
}

/** The person of an address, who is made when nobody has it. */
export const personOf = (world: World, { name, email }: Address): PersonRow =>
  world.personByEmail(email) ??
  world.people.put({
    id: world.random.key(16),
    name,
    email,
    created: world.clock.instant,
    permissions: [],
    superForAccounts: [],
    super_admin: false,
  })

/** The membership of an address in a company, or undefined. */
export function membershipOf(world: World, company: CompanyRow, email: string): MembershipRow | undefined {
  const person = world.personByEmail(email)
  return person && world.membershipsOfPerson.of(person.id).find(({ companyId }) => companyId === company.id)
}

/** The language of the company that a person has managed longest; English for who manages none. */
export function languageOf(world: World, { id }: PersonRow): string {
  const [first] = world.membershipsOfPerson.of(id)
  return (first && world.companies.get(first.companyId)?.language) ?? 'en'
}
