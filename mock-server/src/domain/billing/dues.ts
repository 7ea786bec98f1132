import type { CompanyCost } from '@heed/contracts'
import {
  type AccountRow,
  type ChargeRow,
  type CompanyRow,
  computeMonthlyCost,
  computeOpenCharge,
  type Payer,
  sumCharges,
} from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { countPaidSeats, countSeatsToPay } from './seats.ts'
import { hasValidPlan } from './seatUse.ts'

export const toAccountPayer = (accountId: number): Payer => `account:${accountId}`

/** Cents a month. */
export const getMonthlyCost = (world: World, company: CompanyRow): number =>
  hasValidPlan(world, company) ? computeMonthlyCost(company.plan, countSeatsToPay(world, company)) : 0

export const listCompanyCosts = (world: World, accountId: number): CompanyCost[] =>
  world.companiesByAccount.get(accountId).flatMap((company) => {
    const { id, plan, seats } = company
    if (!plan || !hasValidPlan(world, company)) return []
    return [
      {
        companyId: id,
        planCode: plan.code,
        planName: plan.name,
        seats,
        monthlyCost: getMonthlyCost(world, company),
      },
    ]
  })

/** Call before changing plan, seats or end date, and before deleting the company. */
export function closeCharge(world: World, company: CompanyRow): void {
  const closedCharges =
    company.accountId === null ? [] : world.billing.chargesByAccount.get(company.accountId)
  const charge = createOpenCharge(world, company, closedCharges)
  if (charge) world.billing.charges.put({ id: world.nextId(world.billing.charges), ...charge })
}

const createOpenCharge = (world: World, company: CompanyRow, closedCharges: readonly ChargeRow[]) =>
  computeOpenCharge({ ...company, seats: countPaidSeats(world, company) }, closedCharges, world.clock.instant)

/** Amounts in cents. */
export interface Dues {
  total: number
  collected: number
  since: string | null
}

export function getDues(world: World, { id }: AccountRow): Dues {
  const charges = collectCharges(world, id)
  const payments = world.billing.paymentsByPayer.get(toAccountPayer(id))
  const collectedCents = payments.reduce((sum, { amount }) => sum + amount, 0)
  const total = Math.max(0, sumCharges(charges) - collectedCents)
  const lastPayment = payments
    .map(({ paid }) => paid)
    .toSorted(compareInstants)
    .at(-1)
  const [firstCharge] = charges.map(({ from }) => from).toSorted(compareInstants)
  return {
    total,
    collected: collectedCents,
    since: total === 0 ? null : (lastPayment ?? firstCharge ?? null),
  }
}

const compareInstants = (a: string, b: string): number => (a < b ? -1 : 1)

function collectCharges(world: World, accountId: number): Omit<ChargeRow, 'id'>[] {
  const closedCharges = world.billing.chargesByAccount.get(accountId)
  const openCharges = world.companiesByAccount
    .get(accountId)
    .flatMap((company) => createOpenCharge(world, company, closedCharges) ?? [])
  return [...closedCharges, ...openCharges]
}
