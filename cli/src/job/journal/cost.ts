import { toCurrencyUnits } from '../../io/money.ts'
import type { RunCost } from './types.ts'

export const toCostDocument = ({ currency, before, after }: RunCost) => ({
  currency,
  before: toCurrencyUnits(before),
  after: toCurrencyUnits(after),
  added: toCurrencyUnits(after - before),
})
