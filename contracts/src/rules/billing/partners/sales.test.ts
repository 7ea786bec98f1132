import { describe, expect, it } from 'vitest'
import {
  billingRefusal,
  buyingRefusal,
  cardRefusal,
  creditRefusal,
  creditUseRefusal,
  sellingRefusal,
  switchedOffRefusal,
} from './sales.ts'

describe('purchase and sale checks', () => {
  it.each([
    ['a company buys for itself', buyingRefusal('direct'), null],
    ['also without a plan', buyingRefusal(undefined), null],
    [
      'the customer of a partner does not',
      buyingRefusal('partner'),
      'Your subscription is managed by your partner. Please contact support.',
    ],
    ['a partner sells', sellingRefusal('partner'), null],
    ['the super level sells', sellingRefusal('super'), null],
    ['an admin does not', sellingRefusal('admin'), 'Only the partner can change the subscription'],
    ['an account sells', switchedOffRefusal({ enabled: true }), null],
    ['also where it is not known', switchedOffRefusal({}), null],
    ['not when switched off', switchedOffRefusal({ enabled: false }), 'The partner account is switched off'],
    ['a card pays', cardRefusal(true), null],
    ['nothing is paid without one', cardRefusal(false), 'There is no valid card on file'],
    ['billing is open', billingRefusal(true, 'company'), null],
    [
      'billing of a company is not',
      billingRefusal(false, 'company'),
      "Billing isn't enabled for the company",
    ],
    [
      'billing of an account is not',
      billingRefusal(false, 'account'),
      "Billing isn't enabled for the account",
    ],
  ])('%s', (_, said, refusal) => {
    expect(said).toBe(refusal)
  })
})

describe('a credit', () => {
  it.each([
    ['is used', { isOwn: true, isUsed: false }, null],
    ['of somebody else is not there', { isOwn: false, isUsed: true }, 'There is no such credit'],
    ['is used once', { isOwn: true, isUsed: true }, 'This credit has already been used'],
  ])('%s', (_, credit, refusal) => {
    expect(creditRefusal(credit)).toBe(refusal)
  })

  it.each([
    ['is used by its admin', {}, null],
    ['is not by a viewer', { strength: 'viewer' }, "You don't have permission to do this"],
    [
      'is not in place of what a partner sells',
      { plan: 'partner' },
      "This company's subscription is managed by a partner",
    ],
    ['holds everybody', { employees: 50 }, null],
    [
      'does not hold more people than seats',
      { employees: 53 },
      'The credit has 50 seats, but this company has 53 employees. Choose another company or a new one, or delete at least 3 employees first',
    ],
  ] as const)('for a company %s', (_, own, refusal) => {
    const use = { strength: 'admin', plan: 'direct', employees: 10, seats: 50, ...own } as const
    expect(creditUseRefusal(use)).toBe(refusal)
  })
})
