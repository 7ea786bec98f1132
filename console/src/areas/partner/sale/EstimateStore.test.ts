import { aPartnerEstimate } from '@heed/fixtures/factories/billing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeTestSetup } from '../../../../test/renderPage.tsx'
import { EstimateStore } from './EstimateStore.ts'

const ESTIMATE = 'POST /partners/3/subscriptions/estimate'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const server = new FakeServer().on(ESTIMATE, aPartnerEstimate({}))
  const { root } = makeTestSetup({ as: 'partner', server })
  const store = new EstimateStore(root.getAccountStores(3))
  const ask = (seats: number) => store.ask({ subscriptionCode: 'partner-standard', seats })
  const asked = () => server.listCalls(ESTIMATE).map(({ body }) => body)
  return { store, ask, asked }
}

test('an estimate is requested once, half a second after the last change', () => {
  const { ask, asked } = open()
  ask(1)
  vi.advanceTimersByTime(499)
  ask(12)
  vi.advanceTimersByTime(499)
  expect(asked()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked()).toEqual([{ subscriptionCode: 'partner-standard', seats: 12 }])
  vi.advanceTimersByTime(5000)
  expect(asked()).toHaveLength(1)
})

test.each([
  ['there is nothing to price', ({ store }: ReturnType<typeof open>) => store.ask(null)],
  ['the form is closed', ({ store }: ReturnType<typeof open>) => store.stop()],
])("an estimate isn't requested once %s", (_, end) => {
  const opened = open()
  opened.ask(12)
  end(opened)
  vi.advanceTimersByTime(5000)
  expect(opened.asked()).toEqual([])
})
