import { describe, expect, it } from 'vitest'
import {
  getBillingRefusal,
  getBuyingRefusal,
  getCardRefusal,
  getCreditRefusal,
  getCreditUseRefusal,
  getSellingRefusal,
  getSwitchedOffRefusal,
} from './sales.ts'

describe('purchase and sale checks', () => {
  it.each([
    ['allow a direct company to buy', getBuyingRefusal('direct'), null],
    ['allow a company without a plan to buy', getBuyingRefusal(undefined), null],
    [
      "don't allow a partner's customer to buy",
      getBuyingRefusal('partner'),
      'Your subscription is managed by your partner. Please contact support.',
    ],
    ['allow a partner to sell', getSellingRefusal('partner'), null],
    ['allow a super admin to sell', getSellingRefusal('super'), null],
    [
      "don't allow an admin to sell",
      getSellingRefusal('admin'),
      'Only the partner can change the subscription',
    ],
    ['allow an enabled account to sell', getSwitchedOffRefusal({ enabled: true }), null],
    ['allow an account to sell if its state is unknown', getSwitchedOffRefusal({}), null],
    [
      "don't allow a switched-off account to sell",
      getSwitchedOffRefusal({ enabled: false }),
      'The partner account is switched off',
    ],
    ['allow payment with a card', getCardRefusal(true), null],
    ["don't allow payment without a card", getCardRefusal(false), 'There is no valid card on file'],
    ['allow billing if it is enabled', getBillingRefusal(true, 'company'), null],
    [
      "don't allow billing for a company if it is off",
      getBillingRefusal(false, 'company'),
      "Billing isn't enabled for the company",
    ],
    [
      "don't allow billing for an account if it is off",
      getBillingRefusal(false, 'account'),
      "Billing isn't enabled for the account",
    ],
  ])('%s', (_, said, refusal) => {
    expect(said).toBe(refusal)
  })
})

describe('a credit', () => {
  it.each([
    ['can be used', { isOwn: true, isUsed: false }, null],
    ["can't be found by another owner", { isOwn: false, isUsed: true }, 'There is no such credit'],
    ["can't be used twice", { isOwn: true, isUsed: true }, 'This credit has already been used'],
  ])('%s', (_, credit, refusal) => {
    expect(getCreditRefusal(credit)).toBe(refusal)
  })

  it.each([
    ['can be used by its admin', {}, null],
    ["can't be used by a viewer", { strength: 'viewer' }, "You don't have permission to do this"],
    [
      "can't be used if a partner manages the subscription",
      { plan: 'partner' },
      "This company's subscription is managed by a partner",
    ],
    ['can be used if everyone gets a seat', { employees: 50 }, null],
    [
      "can't be used for more employees than seats",
      { employees: 53 },
      'The credit has 50 seats, but this company has 53 employees. Choose another company or a new one, or delete at least 3 employees first',
    ],
  ] as const)('for a company %s', (_, own, refusal) => {
    const use = { strength: 'admin', plan: 'direct', employees: 10, seats: 50, ...own } as const
    expect(getCreditUseRefusal(use)).toBe(refusal)
  })
})
