import { extraSeatsFee } from '@heed/contracts'
import { type CompanyRow, offerOf } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { closeCharge } from './dues.ts'
import { putInvoice } from './invoiceMail.ts'
import { creditOf } from './purchase.ts'
import { monthOf, paidSeats, seatsToPay } from './seats.ts'
import { isValid } from './seatUse.ts'
import { companyPays, hasCard, termOf } from './term.ts'

export function adjustFees(world: World): void {
  for (const company of world.companies.values()) if (isValid(world, company)) adjustFee(world, company)
}

function adjustFee(world: World, company: CompanyRow): void {
  const { seatUses } = world.billing
  const [paid, billed] = [paidSeats(world, company), seatsToPay(world, company)]
  const month = monthOf(world)
  if (billed === paid && (billed === company.seats || seatUses.get(company.id)?.month === month)) return
  if (billed !== paid) closeCharge(world, company)
  if (company.plan?.type === 'direct') invoiceExtra(world, company, paid, billed)
  if (billed > company.seats) seatUses.put({ id: company.id, month, seats: billed })
  else seatUses.remove(company.id)
}

function invoiceExtra(world: World, company: CompanyRow, paid: number, billed: number): void {
  const { clock, billing } = world
  const { plan } = (company.plan && offerOf(company.plan)) ?? {}
  const term = termOf(world, company)
  if (!plan || !term) return
  const price = extraSeatsFee(plan, { paid, billed }, term, clock.instant)
  const creditIssued = extraSeatsFee(plan, { paid: billed, billed: paid }, term, clock.instant)
  if (price + creditIssued === 0) return
  const payer = companyPays(company)
  const creditTaken = Math.min(price, creditOf(world, company))
  const total = price - creditTaken
  putInvoice(world, company, {
    id: world.nextId(billing.invoices),
    payer,
    created: clock.instant,
    planId: plan.id,
    seats: billed,
    price,
    creditIssued,
    creditTaken,
    total,
    paid: total === 0 || hasCard(world, payer) ? clock.instant : null,
  })
}
