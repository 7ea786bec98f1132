import { units } from '../../io/money.ts'
import type { RunCost } from './types.ts'

export const costDocument = ({ currency, before, after }: RunCost) => ({
  currency,
  before: units(before),
  after: units(after),
  added: units(after - before),
})
