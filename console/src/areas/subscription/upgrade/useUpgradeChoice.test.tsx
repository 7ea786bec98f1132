import { BillingInfo, type SubscriptionOverview } from '@heed/contracts'
import { screen } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { SubscriptionStore } from '../SubscriptionStore.ts'
import { makeOverview, makeSubscription, plans, subscriptionCalls } from '../testing/responses.ts'
import { DetailsStep } from './steps/DetailsStep.tsx'
import { useUpgradeChoice } from './useUpgradeChoice.ts'

await loadTexts('subscription')

type Props = { hasFields: boolean }

const Start = observer(function Start({ of, hasFields }: Props & { of: SubscriptionOverview }) {
  const { choice } = useUpgradeChoice(of)
  const { baseId, period, seats } = choice.values
  return (
    <>
      <output>{JSON.stringify([baseId, period, seats])}</output>
      {hasFields && <DetailsStep choice={choice} />}
    </>
  )
})

const Page = observer(function Page(props: Props) {
  const { overview: known, plans: sold, load, loadPlans } = useCompanyStore(SubscriptionStore)
  useEffect(() => void Promise.all([load(), loadPlans()]), [load, loadPlans])
  return known.value && sold.value ? <Start of={known.value} {...props} /> : null
})

async function renderChoice(answer: object, { query = '', hasFields = true } = {}) {
  const server = new FakeServer()
    .on(subscriptionCalls.plans, plans)
    .on(subscriptionCalls.overview, answer)
    .on(subscriptionCalls.estimate, {})
  await renderPage(<Page hasFields={hasFields} />, { server, at: `/subscriptions/upgrade/${query}` })
  await screen.findByRole('status')
}

const readField = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name).value
const readFields = () =>
  [/First name/, /Last name/, /email/, /^Address\b(?! line)/, /City/, /State/].map(readField)

const payer = BillingInfo.parse({
  firstName: 'Una',
  lastName: 'Payer',
  email: 'bills@example.is',
  country: 'IS',
  line1: 'Hafnargata 1',
  city: 'Vík',
  state: 'South',
  zip: '870',
})

test('the billing details start with the known payer rather than the signed-in user', async () => {
  await renderChoice(makeOverview(makeSubscription(), { billingInfo: payer }))
  expect(readFields()).toEqual(['Una', 'Payer', 'bills@example.is', 'Hafnargata 1', 'Vík', 'South'])
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Country/ }).value).toBe('Iceland')
})

test("the billing details start with the signed-in user when there's no known payer", async () => {
  await renderChoice(makeOverview(null))
  expect(readFields()).toEqual(['Ása', 'Jónsdóttir', 'asa@example.is', '', '', ''])
})

test.each([
  ['the current plan', makeSubscription({ package_users: 120 }), '', ['business', 'year', 120]],
  ['the suggested seats if there is no plan', null, '', [null, 'year', 300]],
  [
    'the plan and seats from the address',
    makeSubscription(),
    '?plan=business-monthly&seats=50',
    ['business', 'month', 50],
  ],
  [
    'the current seats if the address has too many',
    makeSubscription(),
    '?plan=business-yearly&seats=1000',
    ['business', 'year', 300],
  ],
  [
    'the current billing period if the address has the free plan',
    makeSubscription(),
    '?plan=free-monthly&seats=5',
    ['free', 'year', 300],
  ],
  [
    'the current plan if the address has an unknown one',
    makeSubscription(),
    '?plan=gold&seats=50',
    ['business', 'year', 300],
  ],
])('the upgrade choice starts with %s', async (_, before, query, values) => {
  await renderChoice(makeOverview(before), { query, hasFields: false })
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(values)
})
