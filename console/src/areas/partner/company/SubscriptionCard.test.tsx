import { aPlanChange } from '@heed/fixtures/factories/billing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { aBranding } from '../../../../test/people.ts'
import { chooseOption } from '../../../../test/select.ts'
import { springCheck } from '../../../parts/endings/testing/springCheck.ts'
import { aBlaberg, aCustomerServer, heldSubscription, openCustomer } from '../testing/aCustomerServer.ts'

it('the subscription card shows the discount of a coupon', { tags: 'slow' }, async () => {
  await openCustomer(aCustomerServer({ subscription: { ...heldSubscription, discount: 2980 } }))
  const card = within(await screen.findByRole('region', { name: 'Subscription' }))
  expect((await card.findByText('Discount')).nextElementSibling?.textContent).toBe(
    "-$29.80 on this billing period's invoice",
  )
})

it('the subscription form names the assessments that block a change, and links to them', {
  tags: 'slow',
}, async () => {
  const server = aCustomerServer()
    .on(
      'POST /companies/22/subscriptions/canEditSubscriptionPlan',
      aPlanChange({ canBeEdited: false, activeAssessments: 3 }),
    )
    .on('GET /companies/22/assessments', { assessments: [springCheck], count: 3 })
    .on('GET /companies/22', aBlaberg())
    .on('GET /companies/22/branding', aBranding())
    .on('GET /companies/22/lists', { lists: [], count: 0 })
  const { user, router } = await openCustomer(server)
  await user.click(await screen.findByRole('button', { name: 'Edit subscription' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit subscription' }))
  await chooseOption(user, form.getByRole('combobox', { name: /Plan/ }), 'partner-premium')
  await user.click(form.getByRole('button', { name: 'Continue' }))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Unable to change subscription plan' }),
  )
  const ends = within(await dialog.findByRole('list', { name: 'Active assessments' }))
  expect(ends.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Spring check ends Mar 20, 2026 09:00',
    'and 2 more',
  ])
  expect(server.listCalls('GET /companies/22/assessments')[0]?.path).toContain('order=due+asc')
  for (const part of ['', '/riskInsights', '/listScores', '/employees_report']) {
    server.on(`GET /companies/22/assessments/7${part}`, refuse(503, 'Down'))
  }
  await user.click(ends.getByRole('button', { name: 'Spring check' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/assessment/7/view/'))
})
