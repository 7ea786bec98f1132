import { defaultCurrency, oneStop } from '@heed/contracts'
import { campaignMailWord } from '@heed/contracts/rules/campaignMailWords'
import { type CompanyRow, type InvoiceRow, offerOf } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import { strengthIn } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { faceOf } from '../mails/letters.ts'
import { sendMail } from '../mails/mails.ts'

const link = '/settings/subscriptions'

/** Keeps an invoice and sends it to the address that the company named for invoices (B-12). */
export function putInvoice(world: World, company: CompanyRow, invoice: InvoiceRow): InvoiceRow {
  const kept = world.billing.invoices.put(invoice)
  const to = world.billing.billingInfos.get(company.id)?.email
  if (to !== undefined && kept.price > 0) sendInvoice(world, company, kept, to)
  return kept
}

function sendInvoice(world: World, company: CompanyRow, invoice: InvoiceRow, to: string): void {
  const { language, name } = company
  const { brand } = faceOf(world, company)
  const amount = (cents: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: defaultCurrency }).format(cents / 100)
  const { id, planId, price, discount = 0, creditTaken, total, paid } = invoice
  const state = mailWord(paid === null ? 'invoiceDue' : 'invoicePaid', language, { amount: amount(total) })
  const person = world.personByEmail(to)
  const opens = person !== undefined && strengthIn(world, person, company) === 'admin'
  const lines = [
    { title: offerOf({ externalId: planId })?.plan.name ?? planId, note: amount(price) },
    ...(discount > 0 ? [{ title: mailWord('invoiceDiscount', language), note: amount(-discount) }] : []),
    ...(creditTaken > 0 ? [{ title: mailWord('invoiceCredit', language), note: amount(-creditTaken) }] : []),
    { title: mailWord('invoiceTotal', language), note: amount(total) },
  ]
  sendMail(world, {
    to,
    kind: 'invoice',
    channel: 'email',
    subject: mailWord('invoiceTitle', language, { number: id, company: name }),
    letter: {
      language,
      brand,
      preheader: state,
      header: null,
      footer: null,
      words: [state],
      items: lines,
      button: opens
        ? { label: mailWord('openProduct', language, { product: brand.product }), href: link }
        : null,
      notes: [],
      reasons: [
        oneStop(mailWord('whyInvoice', language, { company: name })),
        campaignMailWord('ask', language, { email: brand.support ?? '' }),
      ],
    },
    links: opens ? [link] : [],
  })
}
