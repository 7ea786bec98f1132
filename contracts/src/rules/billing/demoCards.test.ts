import { expect, it } from 'vitest'
import { type CardOutcome, demoCards, findCardByNonce, findDemoCard, getCardOutcome } from './demoCards.ts'

it.each<[string, CardOutcome, ReturnType<typeof findCardByNonce>]>([
  [demoCards.pays.nonce, 'accepted', { brand: 'Visa', last4: '1111' }],
  [demoCards.asks.nonce, 'needs3ds', undefined],
  [demoCards.asks.verifiedNonce, 'accepted', { brand: 'Mastercard', last4: '1005' }],
  [demoCards.refused.nonce, 'refused', { brand: 'Visa', last4: '0002' }],
  ['toString', 'unknown', undefined],
])('the nonce %s is %s', (nonce, verdict, card) => {
  expect(getCardOutcome(nonce)).toBe(verdict)
  expect(findCardByNonce(nonce)).toEqual(card)
})

it.each([
  ['4111 1111 1111 1111', demoCards.pays],
  ['5200-0000-0000-1005', demoCards.asks],
  ['1234', undefined],
  ['', undefined],
])('looks up the demo card with number %s', (number, card) => {
  expect(findDemoCard(number)).toBe(card)
})
