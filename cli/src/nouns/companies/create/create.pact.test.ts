import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPact, eachLike, integer, rejections, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import {
  makeCustomersPin,
  namePins,
  overviewPin,
  partnerPin,
  partnerPlanState,
  plansPin,
  runForCompany,
  subscription,
} from '../../../../test/customer.ts'
import { makeTempFolder } from '../../../../test/heed.ts'

const pact = createPact('heed-cli', 'companies')

/** Plans with enough seats for a company with 50 employees. */
const soldPlans = {
  ...plansPin,
  answer: {
    plans: eachLike({
      id: string('partner-standard-monthly'),
      baseId: string('partner-standard'),
      code: string('partner-standard'),
      name: string('Partner Standard'),
      period_unit: string('month'),
      tiers: eachLike({ starting_unit: integer(1), ending_unit: integer(500), price: integer(9500) }),
      isFree: false,
      definition: { description: string('For all'), keyFacts: eachLike('Reports'), recommended: false },
    }),
  },
} as const
const estimate = {
  pin: 'partners.estimate',
  given: partnerPlanState,
  as: 'partner',
  request: 'POST /partners/7/subscriptions/estimate',
  body: { subscriptionCode: 'partner-standard', seats: 5 },
  answer: {
    newCompanyTotal: integer(2500),
    newPartnerTotal: integer(12_000),
    newPartnerTotalForPlan: integer(12_000),
    newPartnerSubscriptionSeats: integer(55),
    currencyCode: 'USD',
  },
} as const
const create = {
  pin: 'companies.create',
  given: partnerPlanState,
  as: 'partner',
  request: 'POST /companies',
  body: {
    companyName: 'Suðurljós',
    subscription: 'partner-standard',
    seats: 5,
    validity: 12,
    managerEmail: 'sif@example.is',
    managerName: 'Sif',
    accountId: 7,
  },
  answer: { company_id: integer(102), users_total: integer(0), users_available: integer(5) },
} as const
const partnerCompany = {
  pin: 'partners.getCompany',
  given: partnerPlanState,
  as: 'partner',
  request: 'GET /partners/7/companies/101',
  answer: {
    company_id: 101,
    company_name: 'Norðurljós',
    users_total: integer(4),
    users_available: integer(50),
    managers: eachLike({ email: string('admin@example.is') }),
    subscription,
  },
} as const
const addManager = {
  pin: 'managers.create',
  given: partnerPlanState,
  as: 'partner',
  request: 'POST /companies/101/managers',
  body: { name: 'Sif', email: 'sif@example.is', role: 2, sendWelcome: true },
  answer: { success: true, manager: { email: 'sif@example.is' } },
} as const
const known = [partnerPin, soldPlans, makeCustomersPin(''), overviewPin] as const
const words = ['--name', 'Suðurljós', '--plan', 'partner-standard', '--seats', '5', '--validity', '12']
const manager = ['--manager-email', 'sif@example.is', '--manager-name', 'Sif']
const createWords = ['companies', 'create', ...words, ...manager, '--yes', '--json']

async function aFile(text: string): Promise<string> {
  const file = join(await makeTempFolder(), 'customers.csv')
  await writeFile(file, text)
  return file
}

it('companies create adds a company with its manager', () =>
  pact.story(namePins('companies create', ...known, estimate, create), async (running) => {
    const { code, output } = await runForCompany(running, createWords)
    expect([code, JSON.parse(output)]).toEqual([
      0,
      expect.objectContaining({ created: 1, cost: { currency: 'USD', before: 95, after: 120, added: 25 } }),
    ])
  }))

it.each([
  [429, 5],
  [500, 1],
])('reports a company that failed with %i as failed and shows the reason', (status, code) =>
  pact.story(
    namePins(`a company answered with ${status}`, ...known, estimate, {
      ...create,
      given: { ...partnerPlanState, 'the server fails': { status, message: 'Later' } },
      fails: rejections.failing(status, 'Later'),
    }),
    async (running) => {
      const ended = await runForCompany(running, createWords)
      expect([ended.code, JSON.parse(ended.output).companies]).toEqual([
        code,
        [expect.objectContaining({ state: 'failed', reason: 'Later' })],
      ])
    },
  ),
)

it('companies create stops when the sign-in has expired', () =>
  pact.story(
    namePins('companies create of nobody', {
      ...partnerPin,
      given: { ...partnerPlanState, 'the token has expired': true },
      fails: rejections.unauthorized(),
    }),
    async (running) => {
      expect((await runForCompany(running, createWords)).code).toBe(4)
    },
  ))

const existingRow = '[{"name":"NORÐURLJÓS","plan":"partner-standard","seats":50,"validity":12'
const rowWithManager = `${existingRow},"managers":[{"name":"Sif","email":"sif@example.is","role":"viewer"}]}]`

it('companies create adds a missing manager to an existing company', async () => {
  const file = await aFile(rowWithManager)
  await pact.story(
    namePins('a company that is there', ...known, partnerCompany, addManager),
    async (running) => {
      const line = ['companies', 'create', '--from', file, '--welcome', '--yes', '--json']
      const { code, output } = await runForCompany(running, line)
      expect([code, JSON.parse(output)]).toEqual([0, expect.objectContaining({ created: 0, existed: 1 })])
    },
  )
})

it('companies create treats a manager added by someone else as added', async () => {
  const file = await aFile(rowWithManager.replaceAll('sif@', 'viewer@'))
  await pact.story(
    namePins('a manager who came meanwhile', ...known, partnerCompany, {
      ...addManager,
      body: { ...addManager.body, email: 'viewer@example.is', sendWelcome: false },
      fails: rejections.conflict(),
    }),
    async (running) => {
      expect((await runForCompany(running, ['companies', 'create', '--from', file, '--yes'])).code).toBe(0)
    },
  )
})

it('companies create rejects a row whose name another company has', async () => {
  const file = await aFile(`${existingRow.replace('50', '7')}}]`)
  await pact.story(namePins('a name that is taken', ...known), async (running) => {
    expect((await runForCompany(running, ['companies', 'create', '--from', file, '--yes'])).code).toBe(10)
  })
})
