import { cardTexts, defaultCurrency, demoCards } from '@heed/contracts'
import { escapeHtml } from '@heed/contracts/mail/escapeHtml'
import { findOffer } from '@heed/fixtures'
import { customersLine } from '../../domain/billing/invoiceMail.ts'
import type { PayerRow } from '../../domain/billing/payer.ts'
import { hasValidPlan } from '../../domain/billing/seatUse.ts'
import { toSubscriptionView } from '../../domain/subscriptions/subscriptionView.ts'
import type { BillingSessionRow } from '../../store/rows.ts'
import type { World } from '../../world/World.ts'

export interface BillingPageContext {
  world: World
  session: BillingSessionRow
  payer: PayerRow
  path: string
  returnPath: string
  noticeCode: string
}

const noticeTexts: Readonly<Record<string, string>> = {
  ...cardTexts,
  accepted: 'Card changed.',
  cancelled: 'Subscription cancelled. It will end after the paid term.',
  ended: 'There is no active subscription.',
}

export const expiredLinkText = "<p>This link isn't valid or has expired. Please open it again from Heed.</p>"

const formatName = ({ company, account }: PayerRow): string => escapeHtml((company ?? account).name)
const formatDay = (instant: string): string => instant.slice(0, 10)
const formatMoney = (cents: number, currency = defaultCurrency): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

export function renderBillingPage(context: BillingPageContext): string {
  const { session, payer, returnPath, noticeCode } = context
  const notice = Object.hasOwn(noticeTexts, noticeCode)
    ? `<p role="status">${noticeTexts[noticeCode]}</p>`
    : ''
  const sections = session.opens === 'card' ? [renderCard] : [renderSubscription, renderCard, renderInvoices]
  const content = sections.map((renderSection) => renderSection(context)).join('')
  return `<h1>Billing for ${formatName(payer)}</h1>${notice}${content}<p><a href="${returnPath}">Back to Heed</a></p>`
}

function renderSubscription({ world, payer: { company }, path }: BillingPageContext): string {
  const subscription = company && toSubscriptionView(world, company)
  if (!company || !subscription) return ''
  const { subscription_name: name, package_users: seats, package_valid_to: end, price } = subscription
  const renews = company.plan?.renews === true && hasValidPlan(world, company)
  const renewalText = end ? `, ${renews ? 'renews' : 'ends'} on ${formatDay(end)}` : ''
  const cancel = renews
    ? `<form method="post" action="${path}"><button name="do" value="cancel">Cancel subscription</button></form>`
    : ''
  return `<h2>Subscription</h2><p>${escapeHtml(name)}, ${seats.toLocaleString('en')} seats, ${formatMoney(price ?? 0)} a month${renewalText}</p>${cancel}`
}

function renderCard({ world, session, path }: BillingPageContext): string {
  const card = world.billing.cards.get(session.payer)
  const cardText = card
    ? `${card.brand} ending in ${card.last4}, valid until ${formatDay(card.validUntil)}`
    : 'There is no card on file.'
  const numbers = `${demoCards.pays.number} is accepted, ${demoCards.asks.number} needs 3-D Secure, ${demoCards.refused.number} is refused`
  return `<h2>Card</h2><p>${cardText}</p><form method="post" action="${path}"><p><label>Card number
<input name="number" inputmode="numeric" autocomplete="off" required></label>
<button name="do" value="card">Change card</button></p></form><p>Demo cards: ${numbers}.</p>`
}

function renderInvoices(context: BillingPageContext): string {
  const rows = toInvoiceRows(context).map(
    ([day, ...cells]) =>
      `<tr><th scope="row">${day}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  const headers = ['Date', 'For', 'Amount', 'Status'].map((header) => `<th scope="col">${header}</th>`)
  return rows.length === 0
    ? '<h2>Invoices</h2><p>No invoices yet.</p>'
    : `<h2>Invoices</h2><table><thead><tr>${headers.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function toInvoiceRows({ world, session }: BillingPageContext): string[][] {
  const { invoicesByPayer, paymentsByPayer } = world.billing
  const invoices = invoicesByPayer
    .get(session.payer)
    .map(({ created, planId, seats, discount = 0, total, paid }) => {
      const name = escapeHtml(findOffer({ externalId: planId })?.plan.name ?? planId)
      return [
        formatDay(created),
        `${name}, ${seats.toLocaleString('en')} seats${discount > 0 ? `, discount ${formatMoney(-discount)}` : ''}`,
        formatMoney(total),
        paid ? 'Paid' : 'Due',
      ]
    })
  const payments = paymentsByPayer
    .get(session.payer)
    .map(({ paid, amount }) => [formatDay(paid), customersLine, formatMoney(amount), 'Paid'])
  return [...payments, ...invoices].toReversed()
}

export const renderBankPage = ({ payer, path }: BillingPageContext): string =>
  `<h1>3-D Secure</h1><p>Your bank asks: confirm ${formatName(payer)}'s payment with the card ending in ${demoCards.asks.number.slice(-4)}?</p>
<form method="post" action="${path}/3ds"><button name="answer" value="confirm">Confirm payment</button>
<button name="answer" value="refuse">Decline</button></form>`
