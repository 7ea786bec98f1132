import { aPartnerCompany, aPartnerEstimate, aPlan, aPlanChange } from '@heed/fixtures/factories/billing'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeCall, FakeServer } from '../../../../test/fakeServer.ts'
import { makeClient } from '../../../../test/makeClient.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { AccountStores } from '../../../app/stores/AccountStores.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { aBlaberg } from '../testing/aCustomerServer.ts'
import { changedSale } from '../testing/changedSale.ts'
import { BulkResults } from './BulkResults.tsx'
import { BulkStore, type CustomerCost } from './BulkStore.ts'
import { useCostFigures } from './useFigures.ts'

const premium = aPlan({ id: 'partner-premium-monthly', code: 'partner-premium', name: 'Partner Premium' })
const busyCompanyId = 227
const endedCompanyId = 228
const many = Array.from({ length: 130 }, (_, at) => {
  const id = 100 + at
  const past = id === endedCompanyId ? { valid_to: '2026-01-01T00:00:00.000Z' } : {}
  return aPartnerCompany({ id, name: `Kaffi ${at}`, ...past })
})
const change = { kind: 'sale', requested: { plan: premium } } as const
const saleContext = { plans: [premium], now: new Date('2026-03-02T10:00:00.000Z'), show: String }

function aStore() {
  const server = new FakeServer().on(
    'POST /partners/3/subscriptions/estimate',
    aPartnerEstimate({ newCompanyTotal: 19_000 }),
  )
  for (const { id } of many) {
    const answer = aPlanChange(id === busyCompanyId ? { canBeEdited: false, activeTrainings: 1 } : {})
    server.on(`POST /companies/${id}/subscriptions/canEditSubscriptionPlan`, answer)
  }
  const none = () => undefined
  const account = new AccountStores({
    client: makeClient(server),
    partnerId: 3,
    onCompany: none,
    onCompanyGone: none,
  })
  return { server, store: new BulkStore(account) }
}

const Figures = ({ each }: { each: readonly CustomerCost[] }) => (
  <KeyValueList items={useCostFigures()(each, (cents) => `$${cents / 100}`)} />
)

test('over a hundred estimates list skipped and restarting companies first, and count the rest', async () => {
  await loadTexts('partner')
  const { store } = aStore()
  const cost = await store.estimate(many, change, saleContext, new AbortController().signal)
  expect(store.checkedCount).toBe(130)
  renderWithProviders(<Figures each={cost?.customers ?? []} />)
  const named = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(named.slice(0, 3)).toEqual(['Kaffi 127', 'Kaffi 128', 'Kaffi 0'])
  expect([named.length, named.at(-1)]).toEqual([101, 'And 30 more.'])
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(said[0]).toBe('stays at $95 a month. To make this change, please stop the active campaigns.')
  expect(said.at(-1)).toBe('$2850 → $5700 a month')
})

test('companies with the same plan but different seats get their own estimate', async () => {
  const { store, server } = aStore()
  server.on('POST /partners/3/subscriptions/estimate', ({ body }: FakeCall) =>
    aPartnerEstimate({ newCompanyTotal: (body as { seats: number }).seats * 100 }),
  )
  const companies = [50, 75, 50].map((seats, at) => aPartnerCompany({ id: 100 + at, allowedUsers: seats }))
  const cost = await store.estimate(companies, change, saleContext, new AbortController().signal)
  expect(cost?.customers.map(({ newPrice }) => newPrice)).toEqual([5000, 7500, 5000])
})

test('closing the dialog stops further estimate requests', async () => {
  const { store, server } = aStore()
  const closing = new AbortController()
  const estimate = store.estimate(many, change, saleContext, closing.signal)
  closing.abort()
  expect(await estimate).toBeUndefined()
  expect(server.calls.length).toBeLessThan(10)
})

test('a stopped bulk change leaves remaining companies waiting, and the next run completes them', async () => {
  await loadTexts('partner')
  const { store, server } = aStore()
  const stopping = new AbortController()
  for (const { id } of many) {
    server.on(`PUT /companies/${id}/subscriptions/`, () => {
      if (id === 110) stopping.abort()
      return changedSale
    })
  }
  await store.run(many, change, saleContext, stopping.signal)
  const done = store.changedCount
  expect(done).toBeGreaterThan(10)
  expect(done).toBeLessThan(20)
  await store.run(many, change, saleContext, new AbortController().signal)
  expect([store.changedCount, store.failedIds]).toEqual([129, [busyCompanyId]])
  expect(server.listCalls('PUT /companies/110/subscriptions/')).toHaveLength(1)
})

test("retrying a rejected company uses the customer's current seats", async () => {
  const { store, server } = aStore()
  const refused = many.filter(({ id }) => id === busyCompanyId)
  const run = () => store.run(refused, change, saleContext, new AbortController().signal)
  await run()
  expect(store.failedIds).toEqual([busyCompanyId])
  server
    .on(
      `GET /partners/3/companies/${busyCompanyId}`,
      aBlaberg({ company_id: busyCompanyId, users_available: 75 }),
    )
    .on(`POST /companies/${busyCompanyId}/subscriptions/canEditSubscriptionPlan`, aPlanChange())
    .on(`PUT /companies/${busyCompanyId}/subscriptions/`, changedSale)
  await run()
  expect(store.changedCount).toBe(1)
  expect(server.listCalls(`PUT /companies/${busyCompanyId}/subscriptions/`)[0]?.body).toMatchObject({
    seats: 75,
  })
})

test('a long result list renders only rows in view, and puts rejected companies first', async () => {
  await loadTexts('partner')
  const { store } = aStore()
  renderWithProviders(
    <BulkResults account={{ id: 3, name: 'Bjarg Security' }} store={store} companies={many} />,
  )
  const lines = () => screen.getAllByRole('listitem')
  expect(lines().length).toBeLessThan(30)
  const first = lines()[0]
  expect([first?.getAttribute('aria-setsize'), first?.textContent]).toEqual(['130', 'Kaffi 0Waiting'])
  await act(async () =>
    store.restore([[busyCompanyId, 'To make this change, please stop the active campaigns.']]),
  )
  expect(lines()[0]?.textContent).toMatch(/^Kaffi 127.*please stop the active campaigns\.$/)
})

test("a new result rerenders only that company's row", async () => {
  await loadTexts('partner')
  const { store } = aStore()
  const seen = vi.spyOn(store.results, 'get')
  renderWithProviders(
    <BulkResults account={{ id: 3, name: 'Bjarg Security' }} store={store} companies={many} />,
  )
  seen.mockClear()
  act(() => store.restore([[105, null]]))
  screen.getByText('Changed')
  expect(new Set(seen.mock.calls.map(([id]) => id))).toEqual(new Set([105]))
})
