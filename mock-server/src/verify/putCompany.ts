import { role } from '@heed/contracts'
import { company as known, type Person, people } from '@heed/contracts/pact/company'
import type { StateParams } from '@heed/contracts/pact/states'
import { anAccountRow, type CompanyRow, type MembershipRow, type PersonRow } from '@heed/fixtures'
import { dayMs } from '../world/Clock.ts'
import type { World } from '../world/World.ts'

export const formatPersonId = (person: Person): string => `pact-${person}`

export function putCompany(world: World, params: StateParams<'a company'>): void {
  world.accounts.put(anAccountRow({ ...known.partner, domain: 'vesturland.example.is' }))
  world.companies.put(createCompanyRow(world, params))
  for (const person of Object.keys(people) as Person[]) putPerson(world, person)
  for (const list of known.lists) {
    world.lists.put({ ...list, companyId: known.id, created: world.clock.instant, source: null })
  }
  for (const { email, name, listsId } of known.employees) {
    world.employees.put({
      id: world.nextId(world.employees),
      companyId: known.id,
      name,
      email,
      lists: listsId,
      tags: [],
      lastActive: null,
      source: null,
    })
  }
}

export function putOwnCompany(world: World, id: number): void {
  world.companies.put({
    ...createCompanyRow(world, {}),
    id,
    name: 'Own ehf.',
    uid: 'pact-own',
    accountId: null,
  })
  putMembership(world, { companyId: id, personId: formatPersonId('partner'), role: role.admin })
}

function createCompanyRow(world: World, params: StateParams<'a company'>): CompanyRow {
  const { clock } = world
  return {
    id: known.id,
    name: known.name,
    uid: 'pact-company',
    created: clock.instant,
    accountId: known.partner.id,
    trialEnds: null,
    validTo: clock.after(params.expired ? -dayMs : 365 * dayMs),
    color: null,
    logo: null,
    theme: 1,
    language: 'en',
    plan: {
      code: 'pro',
      name: 'Pro',
      type: 'direct',
      definition: null,
      validFrom: clock.after(-365 * dayMs),
      externalId: null,
      billingPeriod: 'year',
      currencyCode: 'USD',
      renews: false,
    },
    settings: { 'ui.sendEnrolment': '1', ...(params.singleSignOn ? { 'ui.sso.configured': '1' } : {}) },
    anonymousTracking: params.anonymous === true,
    billing: false,
    seats: params.full ? known.employees.length : 50,
    isProviderOwn: false,
  }
}

const permissionsByPerson: Partial<Record<Person, PersonRow['permissions'] & object>> = {
  helper: ['manageUsers'],
}

function putPerson(world: World, person: Person): void {
  const { email, name } = people[person]
  for (const duplicatePerson of world.peopleByEmail.get(email)) world.people.remove(duplicatePerson.id)
  const id = formatPersonId(person)
  world.people.put({
    id,
    name,
    email,
    created: world.clock.instant,
    permissions: permissionsByPerson[person] ?? [],
    superForAccounts: person === 'partner' ? [known.partner.id] : [],
    super_admin: person === 'super',
  })
  if (person === 'admin' || person === 'viewer' || person === 'helper') {
    putMembership(world, {
      companyId: known.id,
      personId: id,
      role: person === 'admin' ? role.admin : role.viewer,
    })
  }
}

function putMembership(
  world: World,
  membership: Pick<MembershipRow, 'companyId' | 'personId' | 'role'>,
): void {
  const id = world.nextId(world.memberships)
  world.memberships.put({ id, ...membership, created: world.clock.instant, billing: false })
}
