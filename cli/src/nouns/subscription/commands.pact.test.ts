import { createPact, integer, rejections, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import {
  allowedRemoval,
  blockedRemoval,
  customerPin,
  makeEstimatePin,
  namePins,
  overviewPin,
  partnerPin,
  partnerPlanState,
  plansPin,
  runForCompany,
  runningAssessments,
  runningTrainings,
  subscription,
} from '../../../test/customer.ts'

const pact = createPact('heed-cli', 'subscriptions')
const base = '/companies/101/subscriptions'

const makeEditCheckPin = (subscriptionCode: string, newSeats: number, says: object) =>
  ({
    pin: 'subscriptions.canEdit',
    given: partnerPlanState,
    as: 'partner',
    request: `POST ${base}/canEditSubscriptionPlan`,
    body: { partnerId: 7, companyId: 101, subscriptionCode, newSeats },
    answer: {
      canBeEdited: false,
      activeAssessments: 0,
      activeTrainings: 0,
      removeEmployees: 0,
      removeSeats: 0,
      ...says,
    },
  }) as const
const makeUpdatePin = (body: object) =>
  ({
    pin: 'subscriptions.update',
    given: partnerPlanState,
    as: 'partner',
    request: `PUT ${base}/`,
    body: { partnerId: 7, ...body },
    answer: {
      success: true,
      subscription: {
        ...subscription,
        subscription_code: string(),
        subscription_name: string(),
        price: integer(),
      },
    },
  }) as const
const deactivate = {
  pin: 'subscriptions.deactivate',
  given: partnerPlanState,
  as: 'partner',
  request: 'PUT /companies/101/deactivateSubscription',
  body: { partnerId: 7 },
  answer: { success: true },
} as const

const makeSetCommand = (...words: string[]) => ['companies', 'subscription', 'set', ...words]
const allowed = { canBeEdited: true }
const looked = [customerPin, partnerPin, plansPin] as const
const premium = [
  ...looked,
  makeEditCheckPin('partner-premium', 10, allowed),
  overviewPin,
  makeEstimatePin('partner-premium', 10, 5000),
] as const

it("companies subscription show prints a company's subscription", () =>
  pact.story(namePins('companies subscription show', customerPin), async (running) => {
    const { code, output } = await runForCompany(running, ['companies', 'subscription', 'show'])
    expect([code, output]).toEqual([
      0,
      `Norðurljós
  plan      Partner Standard
  code      partner-standard
  status    active
  seats     4 of 50 in use
  price     $95.00 a month
  valid to  2026-01-14
`,
    ])
  }))

it('companies subscription set shows the cost before and after and saves a confirmed change', () =>
  pact.story(
    namePins(
      'companies subscription set',
      ...premium,
      makeUpdatePin({ subscriptionCode: 'partner-premium', seats: 10, validity: 12 }),
    ),
    async (running) => {
      const words = makeSetCommand('--plan', 'partner premium', '--seats', '10', '--validity', '12')
      const { code, output, error, asked } = await runForCompany(running, words, { answers: [true] })
      expect([code, output, asked]).toEqual([
        0,
        '✓ Norðurljós: Subscription updated.\n',
        ["Change Norðurljós's subscription?"],
      ])
      expect(error.replace(/\d{4}-\d\d-\d\d$/m, 'a year from now')).toBe(`Norðurljós
  plan                 Partner Standard → Partner Premium
  seats                50 → 10
  valid to             2026-01-14 → a year from now
  Norðurljós           $95.00 → $50.00 a month
  Vesturland Partners  $95.00 → $50.00 a month
`)
    },
  ))

it('companies subscription set changes nothing unless confirmed', () =>
  pact.story(namePins('a change that is not confirmed', ...premium), async (running) => {
    const words = makeSetCommand('--plan', 'partner-premium', '--seats', '10')
    const { code, error } = await runForCompany(running, words, { answers: [false] })
    expect([code, error.includes("Cancelled: the subscription wasn't changed.")]).toEqual([2, true])
  }))

it('companies subscription set saves nothing in a dry run', () =>
  pact.story(namePins('companies subscription set --dry-run', ...premium), async (running) => {
    const words = makeSetCommand('--plan', 'partner-premium', '--seats', '10', '--dry-run', '--json')
    const { code, output } = await runForCompany(running, words)
    expect([code, JSON.parse(output)]).toMatchObject([
      0,
      {
        id: 101,
        before: { code: 'partner-standard', seats: 50 },
        change: { subscriptionCode: 'partner-premium', seats: 10 },
        saved: false,
        partnerMonthly: { before: 95, after: 50 },
      },
    ])
  }))

it('companies subscription set can change only the end date', () =>
  pact.story(
    namePins(
      'companies subscription set --valid-till',
      ...looked,
      makeEditCheckPin('partner-standard', 50, allowed),
      overviewPin,
      makeEstimatePin('partner-standard', 50, 9500),
      makeUpdatePin({
        subscriptionCode: 'partner-standard',
        seats: 50,
        validity: -1,
        validTill: '2199-12-31',
      }),
    ),
    async (running) => {
      const { code, error } = await runForCompany(
        running,
        makeSetCommand('--valid-till', '2199-12-31', '--yes'),
      )
      expect([code, error.includes('valid to             2026-01-14 → 2199-12-30')]).toEqual([0, true])
    },
  ))

it.each([
  [
    'another plan while a campaign runs',
    ['--plan', 'partner-premium'],
    makeEditCheckPin('partner-premium', 50, { activeTrainings: 1 }),
    'Norðurljós: Unable to change subscription plan\n  please stop the active campaigns\n  Trainings: Safe every day\n',
  ],
  [
    'fewer seats than people',
    ['--seats', '1'],
    makeEditCheckPin('partner-standard', 1, { removeEmployees: 3 }),
    'Norðurljós: Unable to change number of seats\n  please delete at least 3 employees\n',
  ],
  [
    'more seats than the plan has',
    ['--seats', '200000'],
    makeEditCheckPin('partner-standard', 200_000, { removeSeats: 100_000 }),
    'Norðurljós: Unable to make changes\n  Remove 100000 seats.\n',
  ],
] as const)('companies subscription set rejects %s and says why', (what, words, answer, message) => {
  const isRunning = words[0] === '--plan'
  const given = isRunning ? runningTrainings.given : partnerPlanState
  const named = isRunning ? [runningTrainings, runningAssessments] : []
  return pact.story(namePins(what, ...looked, { ...answer, given }, ...named), async (running) => {
    const { code, error } = await runForCompany(running, makeSetCommand(...words, '--yes'))
    expect([code, error]).toEqual([1, `✗ ${message}`])
  })
})

it('companies subscription set says why the platform rejected the change', () =>
  pact.story(
    namePins('a change that a new campaign stops', ...premium, {
      ...makeUpdatePin({ subscriptionCode: 'partner-premium', seats: 10 }),
      given: runningTrainings.given,
      fails: rejections.conflict('Unable to change subscription plan: please stop the active campaigns'),
    }),
    async (running) => {
      const words = makeSetCommand('--plan', 'partner-premium', '--seats', '10', '--yes')
      const { code, error } = await runForCompany(running, words)
      expect([code, error.includes('please stop the active campaigns')]).toEqual([1, true])
    },
  ))

it('companies subscription set lists the available plans for an unknown plan', () =>
  pact.story(namePins('a plan that nobody sells', ...looked), async (running) => {
    const { code, error } = await runForCompany(running, makeSetCommand('--plan', 'gold'))
    expect(code).toBe(2)
    expect(error).toContain('There\'s no plan "gold".')
    expect(error).toContain('--plan partner-standard  Partner Standard, from $25.00 a month, up to 10 seats')
  }))

it("companies subscription deactivate works once the company's name is typed", () =>
  pact.story(
    namePins(
      'a deactivation',
      customerPin,
      partnerPin,
      allowedRemoval,
      overviewPin,
      makeEstimatePin('partner-standard', 0, 0),
      deactivate,
    ),
    async (running) => {
      const words = ['companies', 'subscription', 'deactivate']
      const { code, output, asked } = await runForCompany(running, words, { answers: ['Norðurljós'] })
      expect([code, output]).toEqual([0, '✓ Norðurljós: Subscription deactivated.\n'])
      expect(asked).toEqual(["Deactivate the subscription of Norðurljós? Type the company's name:"])
    },
  ))

it('companies subscription deactivate fails while a campaign is running', () =>
  pact.story(
    namePins('a deactivation while a campaign runs', customerPin, partnerPin, ...blockedRemoval),
    async (running) => {
      const { code, error } = await runForCompany(running, [
        'companies',
        'subscription',
        'deactivate',
        '--yes',
      ])
      expect([code, error]).toEqual([
        1,
        '✗ Norðurljós: Unable to deactivate subscription\n  Trainings: Safe every day\n',
      ])
    },
  ))

it('companies subscription deactivate fails if a campaign started after the check', () =>
  pact.story(
    namePins(
      'a deactivation that a new campaign stops',
      customerPin,
      partnerPin,
      allowedRemoval,
      overviewPin,
      makeEstimatePin('partner-standard', 0, 0),
      {
        ...deactivate,
        given: runningTrainings.given,
        fails: rejections.conflict('Unable to deactivate subscription'),
      },
    ),
    async (running) => {
      const { code, error } = await runForCompany(running, [
        'companies',
        'subscription',
        'deactivate',
        '--yes',
      ])
      expect([code, error.includes('Unable to deactivate subscription')]).toEqual([1, true])
    },
  ))
