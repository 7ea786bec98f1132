import { cardTexts, demoCards } from '@heed/contracts'
import { accountIds, companyIds, getManagerEmail, type Payer, partnerEmails } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { openSession } from '../../world/sessions.ts'
import type { LiveWorld } from '../worlds/LiveWorld.ts'

const companyId = companyIds.trial
const companyPath = `/companies/${companyId}`
const accountPath = `/partners/${accountIds.bjarg}`

async function openBillingPage(path: string, email: string) {
  const { origin, worlds, send } = await startTestServer()
  const live = worlds.create(worlds.default.world.base, 'mine')
  if (!live) throw new Error('The world was not made')
  const token = openSession(live.world, live.world.findPersonByEmail(email)?.id ?? '').id
  const post = <T = Record<string, unknown>>(below: string, body: object = {}) =>
    send<T>(`/w/mine/api${below}`, { method: 'POST', token, body })
  const buy = { planId: 'business-monthly', seats: 50, paymentNonce: demoCards.pays.nonce }
  if (path.startsWith(companyPath))
    expect((await post(`${companyPath}/subscriptions/`, buy)).status).toBe(200)
  const { body } = await post<{ portal_session?: { access_url: string }; hosted_page?: { url: string } }>(
    path,
  )
  const address = (body.portal_session?.access_url ?? body.hosted_page?.url ?? '').replace(origin, '')
  const fill = async (form: Record<string, string>, at = address) => {
    const { status, headers } = await send(at, {
      method: 'POST',
      body: String(new URLSearchParams(form)),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return { status, to: headers.get('location') ?? '' }
  }
  return { live, send, post, address, fill }
}
const openCompanyPortal = () =>
  openBillingPage(`${companyPath}/create_portal_session`, getManagerEmail('admin', 'trial'))
const getCard = ({ world }: LiveWorld, payer: Payer = `company:${companyId}`) =>
  world.billing.cards.get(payer)?.last4
const createCardForm = (card: { number: string }) => ({ do: 'card', number: card.number })

test('the billing portal shows the plan, card, invoices and a link back', async () => {
  const { send, address } = await openCompanyPortal()
  const { status, text } = await send(address)
  expect([status, address]).toEqual([200, expect.stringMatching(/^\/w\/mine\/billing\/\w{32}$/)])
  for (const part of [
    'Billing for Strokkur Travel',
    'Business, 50 seats, $149.00 a month, renews on 2026-03-02',
    'Visa ending in 1111',
    '<th scope="col">Status</th>',
    '<th scope="row">2026-02-02</th><td>Business, 50 seats</td><td>$149.00</td><td>Paid</td>',
    'href="/w/mine/settings/subscriptions"',
  ]) {
    expect(text).toContain(part)
  }
})

test('an invoice shows its coupon discount', async () => {
  const { send, post, address } = await openCompanyPortal()
  const order = { planId: 'essential-monthly', seats: 50, coupon: 'WELCOME20' }
  const paymentNonce = demoCards.pays.nonce
  expect((await post(`${companyPath}/subscriptions/`, { ...order, paymentNonce })).status).toBe(200)
  expect((await send(address)).text).toContain('<td>Essential, 50 seats, discount -$17.80</td>')
})

test('a subscription cancelled in the portal ends with its term', async () => {
  const { send, live, address, fill } = await openCompanyPortal()
  const { status, to } = await fill({ do: 'cancel' })
  expect([status, to]).toEqual([303, `${address}?says=cancelled`])
  const { text } = await send(to)
  expect(text).toContain('Subscription cancelled. It will end after the paid term.')
  expect(text).toContain('ends on 2026-03-02')
  expect(text).not.toContain('Cancel subscription')
  expect(live.world.companies.get(companyId)?.plan?.renews).toBe(false)
  expect(live.history.entries.at(-1)?.what).toBe('billing page')
})

test.each([
  [demoCards.pays, 'Card changed.'],
  [demoCards.refused, cardTexts.refused],
  [{ number: '<b>1' }, cardTexts.unknown],
])('entering the card $number shows: %s', async (card, says) => {
  const { send, live, fill } = await openCompanyPortal()
  live.world.billing.cards.remove(`company:${companyId}`)
  const { to } = await fill(createCardForm(card))
  const { text } = await send(to)
  expect(text).toContain(says)
  expect(getCard(live)).toBe(card === demoCards.pays ? '1111' : undefined)
})

test('a 3-D Secure card is saved only after the bank confirms it', async () => {
  const { send, live, address, fill } = await openCompanyPortal()
  const { to } = await fill(createCardForm(demoCards.asks))
  expect(to).toBe(`${address}/3ds`)
  expect((await send(to)).text).toContain("confirm Strokkur Travel's payment with the card ending in 1005?")
  const refused = await fill({ answer: 'refuse' }, to)
  expect((await send(refused.to)).text).toContain(cardTexts.needs3ds)
  expect(getCard(live)).toBe('1111')
  const confirmed = await fill({ answer: 'confirm' }, to)
  expect((await send(confirmed.to)).text).toContain('Mastercard ending in 1005')
  expect(getCard(live)).toBe('1005')
})

test("a partner's manage session accepts only a card and redirects back", async () => {
  const { send, live, fill } = await openBillingPage(
    `${accountPath}/open_manage_session`,
    partnerEmails.bjarg,
  )
  const home = `/w/mine/partner/${accountIds.bjarg}/companies`
  expect((await fill({ do: 'cancel' })).to).not.toContain('says')
  const bank = await fill(createCardForm(demoCards.asks))
  expect((await fill({ answer: 'confirm' }, bank.to)).to).toBe(home)
  expect(getCard(live, `account:${accountIds.bjarg}`)).toBe('1005')
  expect((await send(home)).status).not.toBe(500)
})

test("a partner's billing portal shows the collected amount", async () => {
  const { send, post, address } = await openBillingPage(
    `${accountPath}/create_portal_session`,
    partnerEmails.bjarg,
  )
  const { body } = await post<{ collected: number }>(`${accountPath}/subscriptions/collect`)
  const amount = (body.collected / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  const { text } = await send(address)
  expect(text).toContain('Billing for Bjarg Security')
  expect(text).toContain(
    `<th scope="row">2026-02-02</th><td>Customer subscriptions</td><td>$${amount}</td><td>Paid</td>`,
  )
})

test('an unknown or day-old portal address returns 404 and changes nothing', async () => {
  const { send, live, address, fill } = await openCompanyPortal()
  expect((await send(`${address}x`)).status).toBe(404)
  live.world.clock.moveTo(Date.parse('2026-02-03T09:00:00.000Z'))
  for (const path of [address, `${address}/3ds`]) expect((await send(path)).status).toBe(404)
  expect((await fill(createCardForm(demoCards.asks))).status).toBe(404)
  expect((await fill({ answer: 'confirm' }, `${address}/3ds`)).status).toBe(404)
  expect(getCard(live)).toBe('1111')
})
