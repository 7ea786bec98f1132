import type { CompanyCost } from '@heed/contracts'
import {
  type AccountRow,
  type ChargeRow,
  type CompanyRow,
  chargesTotal,
  computeMonthlyCost,
  openCharge,
  type Payer,
} from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { paidSeats, seatsToPay } from './seats.ts'
import { isValid } from './seatUse.ts'

export const accountPays = (accountId: number): Payer => `account:${accountId}`

/** Cents a month. */
export const getMonthlyCost = (world: World, company: CompanyRow): number =>
  isValid(world, company) ? computeMonthlyCost(company.plan, seatsToPay(world, company)) : 0

export const listCompanyCosts = (world: World, accountId: number): CompanyCost[] =>
  world.companiesOfAccount.of(accountId).flatMap((company) => {
    const { id, plan, seats } = company
    if (!plan || !isValid(world, company)) return []
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
  const closed = company.accountId === null ? [] : world.billing.chargesOfAccount.of(company.accountId)
  const charge = chargeUntilNow(world, company, closed)
  if (charge) world.billing.charges.put({ id: world.nextId(world.billing.charges), ...charge })
}

const chargeUntilNow = (world: World, company: CompanyRow, closed: readonly ChargeRow[]) =>
  openCharge({ ...company, seats: paidSeats(world, company) }, closed, world.clock.instant)

/** Amounts in cents. */
export interface Dues {
  total: number
  collected: number
  since: string | null
}

export function getDues(world: World, { id }: AccountRow): Dues {
  const charges = collectCharges(world, id)
  const payments = world.billing.paymentsOf.of(accountPays(id))
  const collected = payments.reduce((sum, { amount }) => sum + amount, 0)
  const total = Math.max(0, chargesTotal(charges) - collected)
  const last = payments
    .map(({ paid }) => paid)
    .toSorted(byTime)
    .at(-1)
  const [first] = charges.map(({ from }) => from).toSorted(byTime)
  return { total, collected, since: total === 0 ? null : (last ?? first ?? null) }
}

const byTime = (one: string, other: string): number => (one < other ? -1 : 1)

function collectCharges(world: World, accountId: number): Omit<ChargeRow, 'id'>[] {
  const closed = world.billing.chargesOfAccount.of(accountId)
  const open = world.companiesOfAccount
    .of(accountId)
    .flatMap((company) => chargeUntilNow(world, company, closed) ?? [])
  return [...closed, ...open]
}
