import { eachLike, instant, integer, pactFor, refused, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { forThe, onPartnerPlan, overview, partner, plans, run } from '../../test/customer.ts'

const pact = pactFor('heed-cli', 'partners')
const account = '/partners/7'
const overviewOf = (own: object) => ({
  ...overview,
  willRespondWith: { status: 200, body: { ...overview.willRespondWith.body, ...own } },
})
const collect = {
  operation: 'partners.collectPayment',
  given: [...onPartnerPlan, { state: 'billing', params: { card: 'account', plan: 'partner' } }],
  as: 'partner',
  withRequest: { method: 'POST', path: `${account}/subscriptions/collect`, body: {} },
} as const
const cardPage = {
  operation: 'partners.openManageSession',
  given: onPartnerPlan,
  as: 'partner',
  withRequest: { method: 'POST', path: `${account}/open_manage_session`, body: {} },
} as const
const managers = {
  operation: 'partners.listManagers',
  given: onPartnerPlan,
  as: 'partner',
  withRequest: { method: 'GET', path: `${account}/managers` },
  willRespondWith: {
    status: 200,
    body: {
      managers: eachLike({
        email: string('partner@example.is'),
        name: string('Páll Partner'),
        created: instant(),
      }),
    },
  },
} as const
const addManager = {
  operation: 'partners.createManager',
  given: onPartnerPlan,
  as: 'partner',
  withRequest: {
    method: 'POST',
    path: `${account}/managers`,
    body: { email: 'sif@example.is', name: 'Sif', sendWelcome: true },
  },
} as const
const removeManager = {
  operation: 'partners.deleteManager',
  given: [
    { state: 'a company' },
    { state: 'another manager of the account', params: { email: 'sif@example.is' } },
  ],
  as: 'partner',
  withRequest: { method: 'DELETE', path: `${account}/managers/sif%40example.is` },
} as const

it('lists the accounts that are whose', () =>
  pact.interactions(forThe('partners list', partner), async (running) => {
    const { code, output } = await run(running, ['partners', 'list', '--csv'])
    expect([code, output]).toEqual([0, 'id,name\n7,Vesturland Partners\n'])
  }))

it('says who is no partner', () =>
  pact.interactions(
    forThe('partners overview of an admin', {
      ...partner,
      as: 'admin',
      willRespondWith: { status: 200, body: { ...partner.willRespondWith.body, superForAccounts: [] } },
    }),
    async (running) => {
      const { code, error } = await run(running, ['partners', 'overview'])
      expect([code, error.includes('You are no partner here.')]).toEqual([4, true])
    },
  ))

it('shows what an account pays, owes and has paid', () =>
  pact.interactions(forThe('partners overview', partner, overview), async (running) => {
    const { code, output } = await run(running, ['partners', 'overview', 'vesturland partners'])
    expect([code, output]).toEqual([
      0,
      `Vesturland Partners

PLAN              COMPANIES  SEATS  A MONTH
Partner Standard          1     50   $95.00

  in all     $95.00 a month
  dues       $0.00
  collected  $0.00
  card       none that pays
`,
    ])
  }))

it('shows the plans and their prices', () =>
  pact.interactions(forThe('partners plans', partner, plans), async (running) => {
    const { code, output } = await run(running, ['partners', 'plans'])
    expect(code).toBe(0)
    expect(output).toMatch(/partner-standard +Partner Standard +1 +10 +\$25\.00/)
  }))

it('charges the card once the amount is confirmed', () =>
  pact.interactions(
    forThe('partners collect', partner, overviewOf({ totalDues: integer(12_345), hasValidCard: true }), {
      ...collect,
      willRespondWith: { status: 200, body: { success: true, collected: integer(12_345) } },
    }).map((one) =>
      one.operation === 'partners.subscriptionOverview' ? { ...one, given: collect.given } : one,
    ),
    async (running) => {
      const { code, output, asked } = await run(running, ['partners', 'collect'], { answers: [true] })
      expect([code, output]).toEqual([0, '✓ Collected $123.45 from Vesturland Partners\n'])
      expect(asked).toEqual(['Charge $123.45 to the card of Vesturland Partners?'])
    },
  ))

it('charges nothing without a yes, and nothing that is not owed', async () => {
  await pact.interactions(
    forThe('a charge that is not confirmed', partner, {
      ...overviewOf({ totalDues: integer(100), hasValidCard: true }),
      given: collect.given,
    }),
    async (running) => {
      expect((await run(running, ['partners', 'collect'], { answers: [false] })).code).toBe(2)
    },
  )
  await pact.interactions(
    forThe('an account that owes nothing', partner, overviewOf({ totalDues: integer(0) })),
    async (running) => {
      const { code, output } = await run(running, ['partners', 'collect'])
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
    onPartnerPlan,
    'Enter one at http://pay.example/p1, then run this again.',
  ],
  [
    'that billing is not enabled',
    refused.conflict('Billing is not enabled for the account'),
    [{ state: 'a company' }, { state: 'billing', params: { plan: 'partner', noPortal: true } }],
    'Billing is not enabled for the account: have support enable it.',
  ],
] as const)('says without a card %s', (what, willRespondWith, given, message) =>
  pact.interactions(
    forThe(`a charge without a card: ${what}`, partner, overviewOf({ totalDues: integer(100) }), {
      ...cardPage,
      given,
      willRespondWith,
    }),
    async (running) => {
      const { code, error } = await run(running, ['partners', 'collect', '--yes'])
      expect([code, error.includes(message), error.includes('owes $1.00')]).toEqual([1, true, true])
    },
  ),
)

it('says that the card pays no more', () =>
  pact.interactions(
    forThe(
      'a card that went meanwhile',
      partner,
      { ...overviewOf({ totalDues: integer(100), hasValidCard: true }), given: collect.given },
      {
        ...collect,
        given: onPartnerPlan,
        willRespondWith: refused.conflict('There is no valid card on file'),
      },
    ),
    async (running) => {
      const { code, error } = await run(running, ['partners', 'collect', '--yes'])
      expect([code, error.includes('There is no valid card on file')]).toEqual([1, true])
    },
  ))

it('lists who manages an account', () =>
  pact.interactions(forThe('partners managers list', partner, managers), async (running) => {
    const { code, output } = await run(running, ['partners', 'managers', 'list', '7'])
    expect([code, output.includes('partner@example.is')]).toEqual([0, true])
  }))

it('lets another person manage it', () =>
  pact.interactions(
    forThe('partners managers add', partner, {
      ...addManager,
      willRespondWith: {
        status: 200,
        body: { success: true, manager: { email: 'sif@example.is', name: 'Sif', role: 1 } },
      },
    }),
    async (running) => {
      const words = ['partners', 'managers', 'add', 'Sif@example.is', '--name', 'Sif', '--send-welcome']
      const { code, output } = await run(running, words)
      expect([code, output]).toEqual([
        0,
        '✓ Admin added! sif@example.is manages Vesturland Partners\nLogin email sent!\n',
      ])
    },
  ))

it('says that the person does already', () =>
  pact.interactions(
    forThe('a manager who is there', partner, {
      ...addManager,
      given: removeManager.given,
      willRespondWith: refused.conflict('sif@example.is manages the account already'),
    }),
    async (running) => {
      const words = ['partners', 'managers', 'add', 'sif@example.is', '--name', 'Sif', '--send-welcome']
      const { code, error } = await run(running, words)
      expect([code, error.includes('manages the account already')]).toEqual([1, true])
    },
  ))

it('checks address and name before anything is asked', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', token: 'some-token' }
  const address = await run(nowhere, ['partners', 'managers', 'add', 'sif', '--name', 'Sif'])
  expect([address.code, address.error]).toEqual([2, '✗ Please enter a correct work email\n'])
  const name = await run(nowhere, ['partners', 'managers', 'add', 'sif@example.is'])
  expect([name.code, name.error.includes('Please enter name of the admin')]).toEqual([2, true])
})

it.each([
  ['takes a person out', { status: 200, body: { success: true } }, 0, 'Admin removed! sif@example.is'],
  [
    'says who is no manager',
    refused.notFound('sif@example.is does not manage the account'),
    1,
    'does not manage',
  ],
] as const)('%s', (what, willRespondWith, expected, message) =>
  pact.interactions(
    forThe(what, partner, {
      ...removeManager,
      given: expected === 0 ? removeManager.given : [{ state: 'a company' }],
      willRespondWith,
    }),
    async (running) => {
      const words = ['partners', 'managers', 'remove', 'sif@example.is']
      const { code, output, error } = await run(running, words, { answers: [true] })
      expect([code, `${output}${error}`.includes(message)]).toEqual([expected, true])
    },
  ),
)
