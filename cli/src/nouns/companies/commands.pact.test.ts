import { createPact, eachLike, integer, matchInstant, rejections, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin } from '../../../test/company.ts'
import {
  allowedRemoval,
  blockedRemoval,
  customerPin,
  makeCustomersPin,
  makeEstimatePin,
  namePins,
  overviewPin,
  partnerPin,
  partnerPlanState,
  runForCompany,
  runningTrainings,
} from '../../../test/customer.ts'

const pact = createPact('heed-cli', 'companies')
const noCompanyEnv = { HEED_COMPANY: '' }

const managedCompanies = {
  pin: 'companies.listMine',
  given: partnerPlanState,
  as: 'partner',
  request: 'GET /companies/my_companies',
  answer: { companies: [], count: 0 },
} as const
const rename = {
  pin: 'companies.update',
  request: 'PUT /companies/101',
  body: { company_name: 'Suðurljós' },
} as const
const remove = {
  pin: 'partners.deleteCompany',
  given: partnerPlanState,
  as: 'partner',
  request: 'DELETE /partners/7/companies/101',
  answer: { success: true },
} as const
const deleteQuestion = "Delete Norðurljós and everything in it? Type the company's name:"

it('companies get shows a company', () =>
  pact.story(
    namePins('companies get', {
      ...companyPin,
      answer: {
        ...companyPin.answer,
        created: matchInstant(),
        role: 1,
        managers: eachLike({
          email: string('admin@example.is'),
          name: string('Anna Admin'),
          role: integer(1),
        }),
        status: { trainings: { active: { value: 0 } }, assessments: { active: { value: 0 } } },
      },
    }),
    async (running) => {
      const { code, output } = await runForCompany(running, ['companies', 'get'])
      expect([code, output]).toEqual([
        0,
        `Norðurljós company 101
  joined    2026-01-15
  plan      none
  seats     4 of 50 in use
  active    0 trainings, 0 assessments
  logo      none
  managers  Anna Admin <admin@example.is> (admin)
`,
      ])
    },
  ))

it("companies get finds a partner's customer by name, ignoring case", () =>
  pact.story(
    namePins(
      'a customer by name',
      managedCompanies,
      partnerPin,
      makeCustomersPin('filter=NOR%C3%90URLJ%C3%93S&'),
      customerPin,
    ),
    async (running) => {
      const { code, output } = await runForCompany(running, ['companies', 'get', 'NORÐURLJÓS', '--json'], {
        env: noCompanyEnv,
      })
      expect(code).toBe(0)
      expect(JSON.parse(output)).toMatchObject({
        id: 101,
        name: 'Norðurljós',
        partnerId: 7,
        subscription: { code: 'partner-standard', active: true, price: 95, seats: 50 },
      })
    },
  ))

it('companies get suggests similar company names to a partner', () =>
  pact.story(
    namePins('a name that nobody has', managedCompanies, partnerPin, makeCustomersPin('filter=Nor%C3%B0ur&')),
    async (running) => {
      const { code, error } = await runForCompany(running, ['companies', 'get', 'Norður'], {
        env: noCompanyEnv,
      })
      expect(code).toBe(2)
      expect(error).toContain('You don\'t manage a company called "Norður".')
      expect(error).toContain('--company 101  Norðurljós')
    },
  ))

it('companies list --partner shows what customers pay', () =>
  pact.story(
    namePins('companies list --partner', partnerPin, makeCustomersPin('filter=lj%C3%B3s&')),
    async (running) => {
      const words = ['companies', 'list', '--partner', 'vesturland partners', '--filter', 'ljós']
      const { code, output, error } = await runForCompany(running, words)
      expect([code, error]).toEqual([0, 'Vesturland Partners · 1 company\n'])
      expect(output).toMatch(/101 +Norðurljós +4 +50 +Partner Standard +\$95\.00 +2026-01-14/)
    },
  ))

it('companies list shows a partner all customers, then its other companies', () =>
  pact.story(
    namePins(
      'companies list of a partner',
      {
        ...managedCompanies,
        given: { ...partnerPlanState, 'a company of the partner': { companyId: 102 } },
        answer: {
          companies: [
            {
              ...companyPin.answer,
              company_id: integer(102),
              company_name: string('Own ehf.'),
              role: integer(1),
            },
          ],
          count: integer(1),
        },
      },
      partnerPin,
      makeCustomersPin(''),
    ),
    async (running) => {
      const { code, output, error } = await runForCompany(running, ['companies', 'list', '--csv'], {
        env: noCompanyEnv,
      })
      expect([code, error]).toEqual([0, ''])
      const [heading, customer, own] = output.split('\n')
      expect(heading).toBe('id,name,role,employees,seats,plan,price,validTo,partner')
      expect(customer).toMatch(
        /^101,Norðurljós,,4,50,Partner Standard,95,2026-01-15[^,]*,Vesturland Partners$/,
      )
      expect(own).toMatch(/^102,Own ehf\.,admin,4,50,,,,$/)
    },
  ))

it('companies list --partner says when no customer matches', () =>
  pact.story(
    namePins('companies list --partner of an account without companies', partnerPin, {
      ...makeCustomersPin('filter=zzz&'),
      answer: { companies: [], count: 0 },
    }),
    async (running) => {
      const words = ['companies', 'list', '--partner', '7', '--filter', 'zzz']
      const { code, error } = await runForCompany(running, words)
      expect([code, error]).toEqual([0, 'Vesturland Partners has no companies matching "zzz".\n'])
    },
  ))

it("companies list rejects another partner's account and suggests the right one", () =>
  pact.story(namePins('an account of somebody else', partnerPin), async (running) => {
    const { code, error } = await runForCompany(running, ['companies', 'list', '--partner', '8'])
    expect([code, error.includes('--partner 7  Vesturland Partners')]).toEqual([2, true])
  }))

it.each([
  [
    'says what it is called now',
    { status: 200, body: { ...companyPin.answer, company_name: 'Suðurljós' } },
    0,
    'Norðurljós → Suðurljós: Company renamed.',
  ],
  ['is refused to a viewer', rejections.forbidden(), 4, 'heed whoami'],
] as const)('companies rename %s', (what, response, expected, message) => {
  const as = expected === 0 ? 'admin' : 'viewer'
  return pact.story(
    namePins(`a rename that ${what}`, { ...companyPin, as }, { ...rename, as, response }),
    async (running) => {
      const { code, output, error } = await runForCompany(running, [
        'companies',
        'rename',
        '--name',
        ' Suðurljós ',
      ])
      expect([code, `${output}${error}`.includes(message)]).toEqual([expected, true])
    },
  )
})

it('company names are checked before any call', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', token: 'some-token' }
  const short = await runForCompany(nowhere, ['companies', 'rename', '--name', 'abc'])
  expect([short.code, short.error.includes('Company name must be 4 to 150 characters')]).toEqual([2, true])
  const empty = await runForCompany(nowhere, ['companies', 'rename'])
  expect([empty.code, empty.error.includes('No new name was given.')]).toEqual([2, true])
  const both = await runForCompany(nowhere, ['companies', 'get', 'A', '--company', 'B'])
  expect([both.code, both.error.includes('Two companies were given, but only')]).toEqual([2, true])
})

const deletionPins = [
  customerPin,
  partnerPin,
  allowedRemoval,
  overviewPin,
  makeEstimatePin('partner-standard', 0, 0),
] as const

it("companies delete shows the cost and asks for the customer's name", () =>
  pact.story(namePins('companies delete', ...deletionPins, remove), async (running) => {
    const { code, output, error, asked } = await runForCompany(running, ['companies', 'delete'], {
      answers: ['Norðurljós'],
    })
    expect([code, output, asked]).toEqual([0, '✓ Norðurljós: Company deleted.\n', [deleteQuestion]])
    expect(error).toMatch(/Vesturland Partners +\$95\.00 → \$0\.00 a month/)
  }))

it('companies delete changes nothing when a different name is typed', () =>
  pact.story(namePins('a deletion that is not confirmed', ...deletionPins), async (running) => {
    const { code, error } = await runForCompany(running, ['companies', 'delete'], {
      answers: ['Norðurljósin'],
    })
    expect(code).toBe(2)
    expect(error).toContain("Cancelled: that isn't the name of Norðurljós. Nothing was changed.")
  }))

it('companies delete --yes deletes without asking', () =>
  pact.story(namePins('companies delete --yes', ...deletionPins, remove), async (running) => {
    const { code, output } = await runForCompany(running, ['companies', 'delete', '--yes', '--json'])
    expect([code, JSON.parse(output)]).toEqual([
      0,
      {
        id: 101,
        name: 'Norðurljós',
        deleted: true,
        companyMonthly: { before: 95, after: 0 },
        partnerMonthly: { before: 95, after: 0 },
        currencyCode: 'USD',
      },
    ])
  }))

it('companies delete names the campaigns that block it', () =>
  pact.story(
    namePins('a deletion while a campaign runs', customerPin, partnerPin, ...blockedRemoval),
    async (running) => {
      const { code, error, asked } = await runForCompany(running, ['companies', 'delete', '--yes'])
      expect([code, asked]).toEqual([1, []])
      expect(error).toBe(
        "✗ In order to delete Norðurljós, please stop the client's active campaigns\n  Trainings: Safe every day\n",
      )
    },
  ))

it('companies delete reports a campaign that started after the check', () =>
  pact.story(
    namePins('a deletion that a new campaign stops', ...deletionPins, {
      ...remove,
      given: runningTrainings.given,
      fails: rejections.conflict("In order to delete Norðurljós, please stop the client's active campaigns"),
    }),
    async (running) => {
      const { code, error } = await runForCompany(running, ['companies', 'delete', '--yes'])
      expect([code, error.includes('please stop the client')]).toEqual([1, true])
    },
  ))

it('companies delete rejects a company without a partner', () =>
  pact.story(namePins('a deletion of a company of its own', companyPin), async (running) => {
    const { code, error } = await runForCompany(running, ['companies', 'delete', '--yes'])
    expect([code, error.includes("doesn't belong to a partner")]).toEqual([4, true])
  }))

it("only a customer's partner can delete it", () =>
  pact.story(
    namePins(
      'a deletion by an admin',
      { ...customerPin, as: 'admin' },
      { ...partnerPin, as: 'admin', answer: { ...partnerPin.answer, superForAccounts: [] } },
    ),
    async (running) => {
      const { code, error } = await runForCompany(running, ['companies', 'delete', '--yes'])
      expect([code, error.includes("Only Norðurljós's partner can do this.")]).toEqual([4, true])
    },
  ))
