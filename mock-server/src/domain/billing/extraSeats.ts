import { extraSeatsFee } from '@heed/contracts'
import { type CompanyRow, findOffer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { closeCharge } from './dues.ts'
import { putInvoice } from './invoiceMail.ts'
import { sumCredit } from './purchase.ts'
import { getMonth, paidSeats, seatsToPay } from './seats.ts'
import { isValid } from './seatUse.ts'
import { companyPays, getTerm, hasCard } from './term.ts'

export function adjustFees(world: World): void {
  for (const company of world.companies.values()) if (isValid(world, company)) adjustFee(world, company)
}

function adjustFee(world: World, company: CompanyRow): void {
  const { seatUses } = world.billing
  const [paid, billed] = [paidSeats(world, company), seatsToPay(world, company)]
  const month = getMonth(world)
  if (billed === paid && (billed === company.seats || seatUses.get(company.id)?.month === month)) return
  if (billed !== paid) closeCharge(world, company)
  if (company.plan?.type === 'direct') invoiceExtra(world, company, paid, billed)
  if (billed > company.seats) seatUses.put({ id: company.id, month, seats: billed })
  else seatUses.remove(company.id)
}

function invoiceExtra(world: World, company: CompanyRow, paid: number, billed: number): void {
  const { clock, billing } = world
  const { plan } = (company.plan && findOffer(company.plan)) ?? {}
  const term = getTerm(world, company)
  if (!plan || !term) return
  const price = extraSeatsFee(plan, { paid, billed }, term, clock.instant)
  const creditIssued = extraSeatsFee(plan, { paid: billed, billed: paid }, term, clock.instant)
  if (price + creditIssued === 0) return
  const payer = companyPays(company)
  const creditTaken = Math.min(price, sumCredit(world, company))
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
