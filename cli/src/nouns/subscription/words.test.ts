import type { Subscription } from '@heed/contracts'
import { expect, it } from 'vitest'
import { formatDiscount } from './words.ts'

const makeSubscription = (discount?: number): Subscription => ({
  subscription_code: 'standard',
  subscription_name: 'Standard',
  subscription_type: 'direct',
  package_users: 50,
  currencyCode: 'EUR',
  ...(discount === undefined ? {} : { discount }),
})

it("shows a discount only if it's more than zero", () => {
  expect(formatDiscount(makeSubscription(2_500))).toBe('€25.00 off the current term')
  expect([formatDiscount(makeSubscription()), formatDiscount(makeSubscription(0))]).toEqual(['', ''])
})
