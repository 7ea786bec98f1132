import { expect, it } from 'vitest'
import { formatMoneyText } from './money.ts'

it.each([
  [0, 'USD', '$0.00'],
  [5, 'USD', '$0.05'],
  [1_250_000, 'USD', '$12,500.00'],
  [-9500, 'EUR', '-€95.00'],
  [123_456, 'ISK', 'ISK 1,234.56'],
  [100, 'credits', 'credits 1.00'],
])('moneyText shows %i cents of %s as %s', (cents, currency, text) => {
  expect(formatMoneyText(cents, currency)).toBe(text)
})

it('moneyText uses dollars by default', () => {
  expect(formatMoneyText(2500)).toBe('$25.00')
})
