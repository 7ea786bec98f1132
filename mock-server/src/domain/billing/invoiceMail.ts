import { defaultCurrency, removeDoubleFullStops } from '@heed/contracts'
import type { LetterBrand } from '@heed/contracts/mail/letter'
import { getCampaignEmailText } from '@heed/contracts/rules/words/campaignEmailTexts'
import {
  type AccountRow,
  type CompanyRow,
  findOffer,
  type InvoiceRow,
  type PaymentRow,
  providerBrand,
} from '@heed/fixtures'
import { getEmailWord } from '@heed/fixtures/library'
import { getActorAccess } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { sendEmail } from '../mails/emails.ts'
import { getLetterBrand, getProductBrand } from '../mails/letters.ts'

export const customersLine = 'Customer subscriptions'

const companyInvoicePath = '/settings/subscriptions'

/** Stores an invoice and emails it to all billing contacts (B-12). */
export function saveAndEmailInvoice(world: World, company: CompanyRow, invoice: InvoiceRow): InvoiceRow {
  const savedInvoice = world.billing.invoices.put(invoice)
  if (savedInvoice.price === 0) return savedInvoice
  const { language, name } = company
  const { id, planId, price, discount = 0, creditTaken, total, paid } = savedInvoice
  const lines: InvoiceLine[] = [
    { title: findOffer({ externalId: planId })?.plan.name ?? planId, cents: price },
    { title: getEmailWord('invoiceDiscount', language), cents: -discount },
    { title: getEmailWord('invoiceCredit', language), cents: -creditTaken },
  ]
  const letter = {
    id,
    name,
    language,
    brand: getLetterBrand(world, company).brand,
    lines,
    total,
    isPaid: paid !== null,
  }
  for (const recipient of collectRecipients(world, company)) {
    const person = world.findPersonByEmail(recipient)
    const canOpenInvoice = person !== undefined && getActorAccess(world, person, company) === 'admin'
    sendInvoice(world, { ...letter, to: recipient, link: canOpenInvoice ? companyInvoicePath : null })
  }
  return savedInvoice
}

function collectRecipients(world: World, { id }: CompanyRow): Set<string> {
  const billingEmail = world.billing.billingInfos.get(id)?.email
  const managers = world.membershipsByCompany.get(id).filter(({ billing }) => billing)
  const addresses = managers.flatMap(({ personId }) => world.people.get(personId)?.email ?? [])
  return new Set([billingEmail, ...addresses].flatMap((address) => address?.toLowerCase() ?? []))
}

/** Stores a partner's payment and emails its invoice to the account's managers (B-12). */
export function saveAndEmailPayment(world: World, account: AccountRow, payment: PaymentRow): void {
  const { id, amount } = world.billing.payments.put(payment)
  const { name } = account
  const language = 'en'
  const lines: InvoiceLine[] = [{ title: customersLine, cents: amount }]
  const letter = {
    id,
    name,
    language,
    brand: getProductBrand({ ...providerBrand, ...account.brand }),
    lines,
    total: amount,
  }
  for (const { email: to } of world.people.filter(({ superForAccounts }) =>
    superForAccounts.includes(account.id),
  )) {
    sendInvoice(world, { ...letter, isPaid: true, to, link: `/partner/${account.id}` })
  }
}

interface InvoiceLine {
  title: string
  cents: number
}

interface Invoice {
  id: number
  name: string
  language: string
  brand: LetterBrand
  lines: readonly InvoiceLine[]
  total: number
  isPaid: boolean
  to: string
  link: string | null
}

function sendInvoice(
  world: World,
  { id, name, language, brand, lines, total, isPaid, to, link }: Invoice,
): void {
  const formatAmount = (cents: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: defaultCurrency }).format(cents / 100)
  const state = getEmailWord(isPaid ? 'invoicePaid' : 'invoiceDue', language, { amount: formatAmount(total) })
  const sum = { title: getEmailWord('invoiceTotal', language), cents: total }
  const shownLines = [...lines.filter(({ cents }) => cents !== 0), sum]
  sendEmail(world, {
    to,
    kind: 'invoice',
    channel: 'email',
    subject: getEmailWord('invoiceTitle', language, { number: id, company: name }),
    letter: {
      language,
      brand,
      preheader: state,
      header: null,
      footer: null,
      words: [state],
      items: shownLines.map(({ title, cents }) => ({ title, note: formatAmount(cents) })),
      button:
        link === null
          ? null
          : { label: getEmailWord('openProduct', language, { product: brand.product }), href: link },
      notes: [],
      reasons: [
        removeDoubleFullStops(getEmailWord('whyInvoice', language, { company: name })),
        getCampaignEmailText('ask', language, { email: brand.support ?? '' }),
      ],
    },
    links: link === null ? [] : [link],
  })
}
