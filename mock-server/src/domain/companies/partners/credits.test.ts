import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../testing/testCall.ts'
import { openSession } from '../../../world/sessions.ts'
import { createWorld, type World } from '../../../world/World.ts'
import { toUserView } from '../../auth/userView.ts'
import { assignCredit } from './credits.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

function createSession(email = getManagerEmail('admin')) {
  const person = world.findPersonByEmail(email)
  if (!person) throw new Error(`There is no ${email}`)
  const caller = { person, token: openSession(world, person.id).id }
  return { caller, user: () => toUserView(world, caller) }
}

function assign(own: object, email?: string) {
  const { caller, user } = createSession(email)
  const input = { company_id: 0, new_company_name: 'Vík', package_id: 1, _csrf: user().csrf ?? '', ...own }
  const answer = assignCredit(world, caller, input)
  return { answer, left: user().unassignedPackages?.map(({ package_id }) => package_id) }
}

describe('a credit', () => {
  it('is shown until it is used', () => {
    expect(createSession().user().unassignedPackages).toMatchObject([
      { package_id: 1, package_name: 'Business', package_users: 50 },
      { package_id: 2, package_users: 25 },
    ])
    expect(assign({})).toEqual({ answer: { success: true }, left: [2] })
    expect(assign({ new_company_name: 'Höfn' }).answer).toEqual({
      error: 'This credit has already been used',
    })
  })

  it('is no longer shown once it has ended', () => {
    const [credit] = createSession().user().unassignedPackages ?? []
    world.clock.moveTo(Date.parse(credit?.valid_to ?? ''))
    expect(createSession().user().unassignedPackages).toEqual([])
  })

  it('creates a company with its owner as the admin', () => {
    assign({})
    const { companies } = call(world, 'companies.listMine', {}, getManagerEmail('admin'))
    expect(companies.at(-1)).toMatchObject({
      company_name: 'Vík',
      role: 1,
      users_available: 50,
      subscription: { status: 'active', subscription_code: 'business' },
    })
  })

  it("gives the owner's existing company its plan", () => {
    const email = getManagerEmail('admin', 'trial')
    const person = world.findPersonByEmail(email)
    const credit = world.billing.credits.get(1)
    if (person && credit) world.billing.credits.put({ ...credit, personId: person.id })
    expect(assign({ company_id: companyIds.trial }, email).answer).toEqual({ success: true })
    const company = call(world, 'companies.get', { companyId: companyIds.trial }, email)
    expect(company).toMatchObject({ trial_ends: null, users_available: 50 })
  })

  it.each([
    [{ _csrf: 'made up' }, undefined, 'The page is out of date. Please reload it.'],
    [{ package_id: 9 }, undefined, 'There is no such credit'],
    [{}, getManagerEmail('viewer'), 'There is no such credit'],
    [{ new_company_name: ' ab ' }, undefined, 'Company name must be at least three characters'],
    [{ new_company_name: 'NORÐURLJÓS HF.' }, undefined, 'You already have a company with this name'],
    [{ company_id: companyIds.trial }, undefined, 'There is no such company'],
    [{ company_id: companyIds.anonymous }, undefined, "You don't have permission to do this"],
    [
      { company_id: companyIds.direct },
      undefined,
      'The credit has 50 seats, but this company has 240 employees. Choose another company or a new one, or delete at least 190 employees first',
    ],
  ])('used with %j by %s is refused: %s', (own, email, error) => {
    const before = world.companies.size
    expect(assign(own, email).answer).toEqual({ error })
    expect(world.companies.size).toBe(before)
  })
})
