import { aPartnerEstimate, aPlanChange } from '@heed/fixtures/factories/billing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { anAccount } from '../testing/anAccount.ts'

async function open(server = anAccount()) {
  const view = await renderApp({ as: 'partner', at: '/partner/3/companies/', server })
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select Fjallaverk hf.' }))
  await view.user.click(screen.getByRole('checkbox', { name: 'Select Bláberg verkfræði' }))
  await view.user.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 companies' }))
  await dialog.findByRole('option', { name: 'Partner Premium' })
  return { ...view, dialog }
}

it('changes the plan of several companies, priced before, with a result each', async () => {
  const server = anAccount()
    .on('POST /partners/3/subscriptions/estimate', aPartnerEstimate({ newCompanyTotal: 19_000 }))
    .on('POST /companies/21/subscriptions/canEditSubscriptionPlan', aPlanChange())
    .on(
      'POST /companies/22/subscriptions/canEditSubscriptionPlan',
      aPlanChange({ canBeEdited: false, activeTrainings: 1 }),
    )
    .on('PUT /companies/21/subscriptions/', {
      success: true,
      subscription: {
        subscription_code: 'partner-premium',
        subscription_name: 'Partner Premium',
        subscription_type: 'partner',
        package_users: 50,
      },
    })
  const { user, dialog } = await open(server)
  await user.selectOptions(dialog.getByRole('combobox', { name: /Plan/ }), 'partner-premium')
  dialog.getByText(
    'for id in 21 22; do heed companies subscription set "$id" --plan partner-premium --yes; done',
  )
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Change 2 companies?' }))
  question.getByText('Fjallaverk hf. and Bláberg verkfræði')
  question.getByText('Together they cost $380.00 a month, now $190.00.')
  await user.click(question.getByRole('button', { name: 'Change 2 companies' }))
  await dialog.findByText('Unable to change subscription plan: please stop the active campaigns')
  const results = within(await dialog.findByRole('list', { name: 'What became of each company' }))
  await waitFor(() =>
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Bláberg verkfræði.*Not changed/),
      expect.stringMatching(/^Fjallaverk hf\..*Changed$/),
    ]),
  )
  server.on('POST /companies/22/subscriptions/canEditSubscriptionPlan', refuse(503, 'Down'))
  await user.click(dialog.getByRole('button', { name: 'Try 1 again' }))
  await dialog.findByText('Down')
  expect(server.callsOf('PUT /companies/21/subscriptions/')).toHaveLength(1)
})

it('changes the language of several companies for nothing', async () => {
  const server = anAccount()
    .on('PUT /companies/21', aCompany({ company_id: 21 }))
    .on('PUT /companies/22', aCompany({ company_id: 22 }))
  const { user, dialog } = await open(server)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to change' }), 'language')
  const go = dialog.getByRole('button', { name: 'Continue' })
  expect(go.getAttribute('aria-description')).toBe('Choose what it is changed to')
  await user.selectOptions(dialog.getByRole('combobox', { name: /Default employee language/ }), 'en')
  await user.click(go)
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText('It costs nothing.')
  await user.click(question.getByRole('button', { name: 'Change 2 companies' }))
  await waitFor(() => expect(dialog.getAllByText('Changed')).toHaveLength(2))
  expect(server.callsOf('PUT /companies/22')[0]?.body).toEqual({ defaultLanguage: 'en' })
})
