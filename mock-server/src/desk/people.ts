import { role } from '@heed/contracts'
import type { PersonRow } from '@heed/fixtures'
import * as z from 'zod/mini'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import { ensureToken, makeEmailToken, sessionLink, signInLink } from '../world/sessions.ts'
import type { World } from '../world/World.ts'
import { control } from './controls/control.ts'

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

export const people = [
  control(
    'GET',
    '/people',
    'People who can sign in, each with a token and a link',
    z.strictObject({}),
    async (desk) => ({
      people: await listPeople(desk.live, desk.origin),
    }),
  ),
]

interface Found extends Pick<DeskPerson, 'role' | 'company'> {
  person: PersonRow
}

export async function listPeople(
  live: LiveWorld,
  origin: string,
  choose: (found: readonly Found[]) => readonly Found[] = (found) => found,
): Promise<DeskPerson[]> {
  const { world } = live
  const last = ({ role, company }: Found): number =>
    role !== 'partner' && company && world.companies.get(company.id)?.isProviderOwn ? 1 : 0
  const found = [...world.people.values()].map((person) => ({ person, ...getRole(world, person) }))
  const links = collectSignInTokens(world)
  const people = choose(found.sort((a, b) => last(a) - last(b))).map(({ person, role, company }) => {
    const token = ensureToken(world, person.id)
    return {
      email: person.email,
      name: person.name,
      role,
      company,
      permissions: person.permissions,
      token,
      signInUrl: signInLink(origin, links.get(person.id) ?? makeEmailToken(world, person.id).id),
      sessionUrl: sessionLink(origin, token),
    }
  })
  await live.commit('people')
  return people
}

/** Reuses valid links, so that listing people doesn't change the world. */
function collectSignInTokens({ emailTokens, clock }: World): ReadonlyMap<string, string> {
  const good = emailTokens.filter(({ used, expires }) => !used && !clock.isPast(expires))
  return new Map(good.map(({ personId, id }) => [personId, id]))
}

function getRole(world: World, person: PersonRow): Pick<DeskPerson, 'role' | 'company'> {
  if (person.super_admin) return { role: 'super', company: null }
  const [account] = person.superForAccounts.map((id) => world.accounts.get(id))
  if (account) return { role: 'partner', company: { id: account.id, name: account.name } }
  const [membership] = world.membershipsOfPerson.of(person.id)
  const company = membership && world.companies.get(membership.companyId)
  if (!company) return { role: 'none', company: null }
  return {
    role: membership.role === role.admin ? 'admin' : 'viewer',
    company: { id: company.id, name: company.name },
  }
}
