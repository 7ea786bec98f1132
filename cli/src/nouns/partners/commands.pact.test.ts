import { createPact, eachLike, integer, matchInstant, rejections, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import {
  namePins,
  overviewPin,
  partnerPin,
  partnerPlanState,
  plansPin,
  runForCompany,
} from '../../../test/customer.ts'

const pact = createPact('heed-cli', 'partners')
const accountPath = '/partners/7'
const makeOverview = (own: object) => ({ ...overviewPin, answer: { ...overviewPin.answer, ...own } })
const collect = {
  pin: 'partners.collectPayment',
  given: { billing: [partnerPlanState.billing, { card: 'account', plan: 'partner' }] },
  as: 'partner',
  request: `POST ${accountPath}/subscriptions/collect`,
  body: {},
} as const
const cardPage = {
  pin: 'partners.openManageSession',
  given: partnerPlanState,
  as: 'partner',
  request: `POST ${accountPath}/open_manage_session`,
  body: {},
} as const
const managers = {
  pin: 'partners.listManagers',
  given: partnerPlanState,
  as: 'partner',
  request: `GET ${accountPath}/managers`,
  answer: {
    managers: eachLike({
      email: string('partner@example.is'),
      name: string('Páll Partner'),
      created: matchInstant(),
    }),
  },
} as const
const addManager = {
  pin: 'partners.createManager',
  given: partnerPlanState,
  as: 'partner',
  request: `POST ${accountPath}/managers`,
  body: { email: 'sif@example.is', name: 'Sif', sendWelcome: true },
} as const
const removeManager = {
  pin: 'partners.deleteManager',
  given: { 'another manager of the account': { email: 'sif@example.is' } },
  as: 'partner',
  request: `DELETE ${accountPath}/managers/sif%40example.is`,
} as const

it('partners list shows the partner accounts you manage', () =>
  pact.story(namePins('partners list', partnerPin), async (running) => {
    const { code, output } = await runForCompany(running, ['partners', 'list', '--csv'])
    expect([code, output]).toEqual([0, 'id,name\n7,Vesturland Partners\n'])
  }))

it('partners overview fails without a partner account', () =>
  pact.story(
    namePins('partners overview of an admin', {
      ...partnerPin,
      as: 'admin',
      answer: { ...partnerPin.answer, superForAccounts: [] },
    }),
    async (running) => {
      const { code, error } = await runForCompany(running, ['partners', 'overview'])
      expect([code, error.includes("You don't have a partner account.")]).toEqual([4, true])
    },
  ))

it("partners overview shows an account's monthly total, dues and collected payments", () =>
  pact.story(namePins('partners overview', partnerPin, overviewPin), async (running) => {
    const { code, output } = await runForCompany(running, ['partners', 'overview', 'vesturland partners'])
    expect([code, output]).toEqual([
      0,
      `Vesturland Partners

PLAN              COMPANIES  SEATS  A MONTH
Partner Standard          1     50   $95.00

  total      $95.00 a month
  dues       $0.00
  collected  $0.00
  card       no valid card
`,
    ])
  }))

it('partners plans shows the plans and their prices', () =>
  pact.story(namePins('partners plans', partnerPin, plansPin), async (running) => {
    const { code, output } = await runForCompany(running, ['partners', 'plans'])
    expect(code).toBe(0)
    expect(output).toMatch(/partner-standard +Partner Standard +1 +10 +\$25\.00/)
  }))

it('partners collect charges the card once the amount is confirmed', () =>
  pact.story(
    namePins(
      'partners collect',
      partnerPin,
      { ...makeOverview({ totalDues: integer(12_345), hasValidCard: true }), given: collect.given },
      { ...collect, answer: { success: true, collected: integer(12_345) } },
    ),
    async (running) => {
      const { code, output, asked } = await runForCompany(running, ['partners', 'collect'], {
        answers: [true],
      })
      expect([code, output]).toEqual([0, '✓ Collected $123.45 from Vesturland Partners\n'])
      expect(asked).toEqual(["Charge $123.45 to Vesturland Partners's card?"])
    },
  ))

it('partners collect charges nothing unless confirmed, or if nothing is owed', async () => {
  await pact.story(
    namePins('a charge that is not confirmed', partnerPin, {
      ...makeOverview({ totalDues: integer(100), hasValidCard: true }),
      given: collect.given,
    }),
    async (running) => {
      expect((await runForCompany(running, ['partners', 'collect'], { answers: [false] })).code).toBe(2)
    },
  )
  await pact.story(
    namePins('an account that owes nothing', partnerPin, makeOverview({ totalDues: integer(0) })),
    async (running) => {
      const { code, output } = await runForCompany(running, ['partners', 'collect'])
      expect([code, output]).toEqual([0, 'Vesturland Partners owes nothing.\n'])
    },
  )
})

it.each([
  [
    'where a card is entered',
    {
      status: 200,
      body: { hosted_page: { id: string('p1'), url: string('http://pay.example/p1'), state: string() } },
    },
    partnerPlanState,
    'Add a card at http://pay.example/p1, then run the command again.',
  ],
  [
    'that billing is not enabled',
    rejections.conflict("Billing isn't enabled for the account"),
    { billing: { plan: 'partner', noPortal: true } },
    "Billing isn't enabled for the account: ask support to enable it.",
  ],
] as const)('partners collect without a card says %s', (what, response, given, message) =>
  pact.story(
    namePins(`a charge without a card: ${what}`, partnerPin, makeOverview({ totalDues: integer(100) }), {
      ...cardPage,
      given,
      response,
    }),
    async (running) => {
      const { code, error } = await runForCompany(running, ['partners', 'collect', '--yes'])
      expect([code, error.includes(message), error.includes('owes $1.00')]).toEqual([1, true, true])
    },
  ),
)

it("partners collect reports a card that's no longer valid", () =>
  pact.story(
    namePins(
      'a card that went meanwhile',
      partnerPin,
      { ...makeOverview({ totalDues: integer(100), hasValidCard: true }), given: collect.given },
      {
        ...collect,
        given: partnerPlanState,
        fails: rejections.conflict('There is no valid card on file'),
      },
    ),
    async (running) => {
      const { code, error } = await runForCompany(running, ['partners', 'collect', '--yes'])
      expect([code, error.includes('There is no valid card on file')]).toEqual([1, true])
    },
  ))

it("partners managers list shows an account's managers", () =>
  pact.story(namePins('partners managers list', partnerPin, managers), async (running) => {
    const { code, output } = await runForCompany(running, ['partners', 'managers', 'list', '7'])
    expect([code, output.includes('partner@example.is')]).toEqual([0, true])
  }))

it('partners managers add adds a manager to an account', () =>
  pact.story(
    namePins('partners managers add', partnerPin, {
      ...addManager,
      answer: { success: true, manager: { email: 'sif@example.is', name: 'Sif', role: 1 } },
    }),
    async (running) => {
      const words = ['partners', 'managers', 'add', 'Sif@example.is', '--name', 'Sif', '--send-welcome']
      const { code, output } = await runForCompany(running, words)
      expect([code, output]).toEqual([
        0,
        '✓ Admin added! sif@example.is now manages Vesturland Partners\nLogin email sent!\n',
      ])
    },
  ))

it('partners managers add says when the person already manages the account', () =>
  pact.story(
    namePins('a manager who is there', partnerPin, {
      ...addManager,
      given: removeManager.given,
      fails: rejections.conflict('sif@example.is already manages the account'),
    }),
    async (running) => {
      const words = ['partners', 'managers', 'add', 'sif@example.is', '--name', 'Sif', '--send-welcome']
      const { code, error } = await runForCompany(running, words)
      expect([code, error.includes('already manages the account')]).toEqual([1, true])
    },
  ))

it('partners managers add checks address and name before any call', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', token: 'some-token' }
  const address = await runForCompany(nowhere, ['partners', 'managers', 'add', 'sif', '--name', 'Sif'])
  expect([address.code, address.error]).toEqual([2, '✗ Please enter a correct work email\n'])
  const name = await runForCompany(nowhere, ['partners', 'managers', 'add', 'sif@example.is'])
  expect([name.code, name.error.includes('Please enter name of the admin')]).toEqual([2, true])
})

it.each([
  ['takes a person out', { status: 200, body: { success: true } }, 0, 'Admin removed! sif@example.is'],
  [
    'says who is no manager',
    rejections.notFound("sif@example.is doesn't manage the account"),
    1,
    "doesn't manage",
  ],
] as const)('partners managers remove %s', (what, response, expected, message) =>
  pact.story(
    namePins(what, partnerPin, {
      ...removeManager,
      given: expected === 0 ? removeManager.given : {},
      response,
    }),
    async (running) => {
      const words = ['partners', 'managers', 'remove', 'sif@example.is']
      const { code, output, error } = await runForCompany(running, words, { answers: [true] })
      expect([code, `${output}${error}`.includes(message)]).toEqual([expected, true])
    },
  ),
)
