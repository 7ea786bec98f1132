import { role } from '@heed/contracts'
import type { PersonRow } from '@heed/fixtures'
import * as z from 'zod/mini'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import { createEmailToken, ensureToken, formatSessionLink, formatSignInLink } from '../world/sessions.ts'
import type { World } from '../world/World.ts'
import { createControl } from './controls/control.ts'

export interface DeskPerson {
  email: string
  name: string
  role: 'super' | 'partner' | 'admin' | 'viewer' | 'none'
  company: { id: number; name: string } | null
  permissions: readonly string[]
  token: string
  signInUrl: string
  sessionUrl: string
}

export const peopleControls = [
  createControl(
    'GET',
    '/people',
    'People who can sign in, each with a token and a link',
    z.strictObject({}),
    async (desk) => ({
      people: await listPeople(desk.live, desk.origin),
    }),
  ),
]

interface PersonWithRole extends Pick<DeskPerson, 'role' | 'company'> {
  person: PersonRow
}

export async function listPeople(
  liveWorld: LiveWorld,
  origin: string,
  select: (candidates: readonly PersonWithRole[]) => readonly PersonWithRole[] = (found) => found,
): Promise<DeskPerson[]> {
  const { world } = liveWorld
  const getSortRank = ({ role, company }: PersonWithRole): number =>
    role !== 'partner' && company && world.companies.get(company.id)?.isProviderOwn ? 1 : 0
  const peopleWithRoles = [...world.people.values()].map((person) => ({ person, ...getRole(world, person) }))
  const links = collectSignInTokens(world)
  const people = select(peopleWithRoles.sort((a, b) => getSortRank(a) - getSortRank(b))).map(
    ({ person, role, company }) => {
      const token = ensureToken(world, person.id)
      return {
        email: person.email,
        name: person.name,
        role,
        company,
        permissions: person.permissions,
        token,
        signInUrl: formatSignInLink(origin, links.get(person.id) ?? createEmailToken(world, person.id).id),
        sessionUrl: formatSessionLink(origin, token),
      }
    },
  )
  await liveWorld.commit('people')
  return people
}

/** Reuses valid links, so that listing people doesn't change the world. */
function collectSignInTokens({ emailTokens, clock }: World): ReadonlyMap<string, string> {
  const validTokens = emailTokens.filter(({ used, expires }) => !used && !clock.isPast(expires))
  return new Map(validTokens.map(({ personId, id }) => [personId, id]))
}

function getRole(world: World, person: PersonRow): Pick<DeskPerson, 'role' | 'company'> {
  if (person.super_admin) return { role: 'super', company: null }
  const [account] = person.superForAccounts.map((id) => world.accounts.get(id))
  if (account) return { role: 'partner', company: { id: account.id, name: account.name } }
  const [membership] = world.membershipsByPerson.get(person.id)
  const company = membership && world.companies.get(membership.companyId)
  if (!company) return { role: 'none', company: null }
  return {
    role: membership.role === role.admin ? 'admin' : 'viewer',
    company: { id: company.id, name: company.name },
  }
}
