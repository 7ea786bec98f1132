import { computeExtraSeatsFee } from '@heed/contracts'
import { type CompanyRow, findOffer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { closeCharge } from './dues.ts'
import { saveAndEmailInvoice } from './invoiceMail.ts'
import { sumCreditCents } from './purchase.ts'
import { countPaidSeats, countSeatsToPay, getMonth } from './seats.ts'
import { hasValidPlan } from './seatUse.ts'
import { getTerm, hasCard, toCompanyPayer } from './term.ts'

export function adjustFees(world: World): void {
  for (const company of world.companies.values()) if (hasValidPlan(world, company)) adjustFee(world, company)
}

function adjustFee(world: World, company: CompanyRow): void {
  const { seatUses } = world.billing
  const [paidCount, billedCount] = [countPaidSeats(world, company), countSeatsToPay(world, company)]
  const month = getMonth(world)
  if (
    billedCount === paidCount &&
    (billedCount === company.seats || seatUses.get(company.id)?.month === month)
  )
    return
  if (billedCount !== paidCount) closeCharge(world, company)
  if (company.plan?.type === 'direct') invoiceExtraSeats(world, company, paidCount, billedCount)
  if (billedCount > company.seats) seatUses.put({ id: company.id, month, seats: billedCount })
  else seatUses.remove(company.id)
}

function invoiceExtraSeats(world: World, company: CompanyRow, paidCount: number, billedCount: number): void {
  const { clock, billing } = world
  const { plan } = (company.plan && findOffer(company.plan)) ?? {}
  const term = getTerm(world, company)
  if (!plan || !term) return
  const price = computeExtraSeatsFee(plan, { paid: paidCount, billed: billedCount }, term, clock.instant)
  const creditIssued = computeExtraSeatsFee(
    plan,
    { paid: billedCount, billed: paidCount },
    term,
    clock.instant,
  )
  if (price + creditIssued === 0) return
  const payer = toCompanyPayer(company)
  const creditTaken = Math.min(price, sumCreditCents(world, company))
  const total = price - creditTaken
  saveAndEmailInvoice(world, company, {
    id: world.nextId(billing.invoices),
    payer,
    created: clock.instant,
    planId: plan.id,
    seats: billedCount,
    price,
    creditIssued,
    creditTaken,
    total,
    paid: total === 0 || hasCard(world, payer) ? clock.instant : null,
  })
}
