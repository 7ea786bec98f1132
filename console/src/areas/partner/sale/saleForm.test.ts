import { aPlan } from '@heed/fixtures/factories/billing'
import { expect, test } from 'vitest'
import { type SaleValues, withPlan, withValidity } from './saleForm.ts'

const plans = [aPlan({ code: 'free', isFree: true }), aPlan({ code: 'standard' }), aPlan({ code: 'premium' })]
const now = new Date('2026-03-02T10:00:00.000Z')
const start: SaleValues = { plan: 'standard', seats: '50', validity: '', validTill: null }
const typedValues: SaleValues = { plan: 'standard', seats: '70', validity: '6', validTill: null }
const freeValues: SaleValues = { plan: 'free', seats: '10', validity: '1200', validTill: null }

test.each<[string, SaleValues, string, SaleValues, SaleValues]>([
  [
    'another paid plan keeps seats and end date',
    typedValues,
    'premium',
    start,
    { ...typedValues, plan: 'premium' },
  ],
  ['the free plan gets ten seats and no end date', typedValues, 'free', start, freeValues],
  [
    "leaving the free plan restores the form's initial values",
    freeValues,
    'premium',
    start,
    { ...start, plan: 'premium' },
  ],
  [
    'leaving the current free plan requires seats and an end date',
    freeValues,
    'premium',
    freeValues,
    { plan: 'premium', seats: '', validity: '', validTill: null },
  ],
])('%s', (_, before, chosen, began, after) => {
  expect(withPlan(before, chosen, plans, began)).toEqual(after)
})

test.each<[string, SaleValues, string, string | null]>([
  ['a custom end date starts one year from today', typedValues, '-1', '2027-03-02T00:00:00.000Z'],
  [
    'a custom end date keeps the selected day',
    { ...typedValues, validTill: '2026-09-01T00:00:00.000Z' },
    '-1',
    '2026-09-01T00:00:00.000Z',
  ],
  [
    'selecting months clears the custom end date',
    { ...typedValues, validity: '-1', validTill: '2026-09-01T00:00:00.000Z' },
    '12',
    null,
  ],
])('%s', (_, before, validity, validTill) => {
  expect(withValidity(before, validity, now)).toEqual({ ...before, validity, validTill })
})
