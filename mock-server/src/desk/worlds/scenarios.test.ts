import {
  areAssessmentsAvailable,
  arePackagesEnabled,
  type Company,
  getSubscriptionBanner,
  hasSingleSignOn,
  isAnonymous,
  isChannelAvailable,
  isTrainingAvailable,
  isUpgradeAllowed,
} from '@heed/contracts'
import { companyIds, getManagerEmail, languages, scenarios } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { toCompanyView } from '../../domain/companies/view/companyView.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { getActorAccess } from '../../world/authority.ts'
import { createWorld } from '../../world/World.ts'

function getMainCompany(scenario: string): { company: Company; now: Date; employees: number } {
  const world = createWorld({ scenario, employees: 60 })
  const company = world.companies.get(companyIds.direct)
  const admin = world.findPersonByEmail(getManagerEmail('admin'))
  if (!company || !admin) throw new Error(`${scenario} has no direct company or nobody who manages it`)
  expect(getActorAccess(world, admin, company)).toBe('admin')
  return {
    company: toCompanyView(world, company, admin),
    now: new Date(world.clock.now),
    employees: world.getEmployeeTable(company.id).size,
  }
}

it.each(languages.map(({ code }) => code))(
  'every company uses %s in a world with that language',
  (language) => {
    const world = createWorld({ language, employees: 5 })
    expect(new Set([...world.companies.values()].map((company) => company.language))).toEqual(
      new Set([language]),
    )
  },
)

describe("a scenario's main company", () => {
  it.each([
    ['default', null],
    ['trial-active', 'trial'],
    ['trial-expired', 'trialExpired'],
    ['subscription-expired', 'subscriptionExpired'],
    ['over-seats', 'overLimit'],
    ['no-license', null],
    ['partner-customer', null],
  ])('in %s has the banner %s', (scenario, kind) => {
    const { company, now } = getMainCompany(scenario)
    expect(getSubscriptionBanner(company, now)?.kind ?? null).toBe(kind)
  })

  it.each([
    ['anonymous', isAnonymous],
    ['sso', hasSingleSignOn],
    [
      'ppv',
      ({ ppv }: Company) => ppv?.company_id === companyIds.direct && ppv.viewsUsed < ppv.viewsPurchased,
    ],
    ['no-license', (company: Company) => !isTrainingAvailable(company) && !areAssessmentsAvailable(company)],
    ['no-license', (company: Company) => isUpgradeAllowed(company, isTrainingAvailable(company))],
    ['partner-customer', (company: Company) => !isChannelAvailable(company, 'slack')],
  ])('in %s has a property that the default lacks', (scenario, isShown) => {
    expect([isShown(getMainCompany('default').company), isShown(getMainCompany(scenario).company)]).toEqual([
      false,
      true,
    ])
  })

  it('in default can make packages and has two', () => {
    const { company } = getMainCompany('default')
    const { trainings, assessments } = createWorld().campaigns
    const packaged = [...trainings.values(), ...assessments.values()].filter(({ isScorm }) => isScorm)
    expect([arePackagesEnabled(company), packaged.map(({ companyId }) => companyId)]).toEqual([
      true,
      [companyIds.direct, companyIds.direct],
    ])
  })

  it('in empty has managers and nothing else', () => {
    const world = createWorld({ scenario: 'empty', employees: 0 })
    const left = Object.entries(world.getCollections()).filter(([, rows]) =>
      [...rows.values()].some((row) => 'companyId' in row && row.companyId === companyIds.direct),
    )
    expect(left.map(([name]) => name)).toEqual(['memberships'])
  })
})

describe('GET scenarios', () => {
  it('lists each scenario with a description and its number of employees', async () => {
    const server = await startTestServer()
    const { body } = await server.send<{ scenarios: { name: string }[] }>('/_mock/scenarios')
    expect(body.scenarios.map(({ name }) => name)).toEqual(Object.keys(scenarios))
    expect(body.scenarios).toContainEqual({
      name: 'large',
      shows: expect.any(String),
      employees: 100_000,
    })
  })

  it("a reset uses its scenario's number of employees unless one is given", async () => {
    const server = await startTestServer()
    const reset = async (body: object) => (await server.send('/_mock/reset', { method: 'POST', body })).body
    expect(await reset({ scenario: 'large' })).toMatchObject({ scenario: 'large', employees: 100_000 })
    expect(await reset({ employees: 30 })).toMatchObject({ scenario: 'large', employees: 30 })
    expect(await reset({ scenario: 'sso' })).toMatchObject({ scenario: 'sso', employees: 240 })
    expect(await reset({ scenario: 'sso', employees: 9 })).toMatchObject({ employees: 9 })
    expect(await reset({ seed: 2 })).toMatchObject({ scenario: 'sso', seed: 2, employees: 9 })
  })
})
