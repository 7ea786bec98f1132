import { units } from '../../io/money.ts'
import type { RunCost } from './types.ts'

/** What a run costs, for programs: in units of the currency a month. */
export const costDocument = ({ currency, before, after }: RunCost) => ({
  currency,
  before: units(before),
  after: units(after),
  added: units(after - before),
})
