import { aPartnerCompany, aPartnerEstimate, aPlan, aPlanChange } from '@heed/fixtures/factories/billing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeClient } from '../../../../test/makeClient.ts'
import { show } from '../../../../test/render.tsx'
import { AccountStores } from '../../../app/AccountStores.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { BulkStore, type CustomerCost } from './BulkStore.ts'
import { useFigures } from './useFigures.ts'

const premium = aPlan({ id: 'partner-premium-monthly', code: 'partner-premium', name: 'Partner Premium' })
const busy = 227
const ended = 228
const many = Array.from({ length: 130 }, (_, at) => {
  const id = 100 + at
  const past = id === ended ? { valid_to: '2026-01-01T00:00:00.000Z' } : {}
  return aPartnerCompany({ id, name: `Kaffi ${at}`, ...past })
})
const change = { kind: 'sale', wanted: { plan: premium } } as const
const ground = { plans: [premium], now: new Date('2026-03-02T10:00:00.000Z') }

function aStore() {
  const server = new FakeServer().on(
    'POST /partners/3/subscriptions/estimate',
    aPartnerEstimate({ newCompanyTotal: 19_000 }),
  )
  for (const { id } of many) {
    const answer = aPlanChange(id === busy ? { canBeEdited: false, activeTrainings: 1 } : {})
    server.on(`POST /companies/${id}/subscriptions/canEditSubscriptionPlan`, answer)
  }
  const none = () => undefined
  const account = new AccountStores({
    client: makeClient(server),
    partnerId: 3,
    onCompany: none,
    onGone: none,
  })
  return { server, store: new BulkStore(account) }
}

const Figures = ({ each }: { each: readonly CustomerCost[] }) => (
  <KeyValue items={useFigures()(each, (cents) => `$${cents / 100}`)} />
)

test('of more than a hundred those are named first that stay as they are or begin again, wherever they stand, and the last are counted', async () => {
  await loadTexts('partner')
  const { store } = aStore()
  const cost = await store.estimate(many, change, ground, new AbortController().signal)
  expect(store.judged).toBe(130)
  show(<Figures each={cost?.each ?? []} />)
  const named = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(named.slice(0, 3)).toEqual(['Kaffi 127', 'Kaffi 128', 'Kaffi 0'])
  expect([named.length, named.at(-1)]).toEqual([101, 'And 30 more.'])
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(said[0]).toBe('stays at $95 a month. To make this change, please stop the active campaigns.')
  expect(said.at(-1)).toBe('$2850 → $5700 a month')
})

test('nobody is asked about any more once the dialog is closed', async () => {
  const { store, server } = aStore()
  const closing = new AbortController()
  const estimate = store.estimate(many, change, ground, closing.signal)
  closing.abort()
  expect(await estimate).toBeUndefined()
  expect(server.calls.length).toBeLessThan(10)
})
