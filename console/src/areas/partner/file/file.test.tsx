import { aPartnerEstimate } from '@heed/fixtures/factories/billing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type FakeCall, refuse } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { savedFiles } from '../../../../test/savedFiles.ts'
import { anAccount } from '../testing/anAccount.ts'

const rows = [
  'name,plan,seats,validity',
  'Nordfish ehf.,partner-standard,50,12',
  'Fjallaverk hf.,partner-standard,50,12',
  'Blá,partner-standard,50,12',
  'Hótel Bjarg,Partner Premium,50,forever',
]

async function open(server = anAccount()) {
  server.on('POST /partners/3/subscriptions/estimate', aPartnerEstimate({ newCompanyTotal: 10_000 }))
  const view = await renderApp({ as: 'partner', at: '/partner/3/companies/', server })
  await screen.findByRole('link', { name: 'Fjallaverk hf.' })
  await view.user.click(screen.getByRole('button', { name: 'Add from a file' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add companies from a file' }))
  const choose = (text: string) =>
    view.user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      new File([text], 'customers.csv', { type: 'text/csv' }),
    )
  return { ...view, dialog, choose }
}

it('checks every line first, and makes what is new with a result each', async () => {
  const server = anAccount().on('POST /companies', ({ body }: FakeCall) =>
    (body as { companyName: string }).companyName === 'Hótel Bjarg'
      ? refuse(409, 'You already have a company with this name')
      : aCompany({ company_id: 31 }),
  )
  const { user, dialog, choose } = await open(server)
  await choose(rows.join('\n'))
  await dialog.findByText('New: 2. There already: 1. Refused: 1. Borealis pays $95.00 → $295.00 a month.')
  dialog.getByText('name: Company name must be 4 to 150 characters')
  const make = dialog.getByRole('button', { name: 'Create 2 companies' })
  expect(make.getAttribute('aria-description')).toBe('Mend the line that is refused, or leave it out')
  await user.click(dialog.getByRole('checkbox', { name: 'Leave out the 1 line that is refused' }))
  dialog.getByText('heed companies create --from customers.csv --partner 3 --max-errors 1')
  await user.click(make)
  await dialog.findByText('You already have a company with this name')
  const list = within(await dialog.findByRole('list', { name: 'What became of each company' }))
  await waitFor(() =>
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Line 4 Blá.*Refused/),
      expect.stringMatching(/^Line 2 Nordfish ehf\..*Created$/),
      expect.stringMatching(/^Line 3 Fjallaverk hf\..*There already$/),
      expect.stringMatching(/^Line 5 Hótel Bjarg.*Not created/),
    ]),
  )
  expect(server.callsOf('POST /companies').map(({ body }) => body)).toContainEqual({
    companyName: 'Hótel Bjarg',
    subscription: 'partner-premium',
    seats: 50,
    validity: 1200,
    accountId: 3,
  })
})

it('says why a file cannot be read, and saves one to fill in', async () => {
  const files = savedFiles()
  const { user, dialog, choose } = await open()
  await choose('name,colour\nA,b')
  await dialog.findByText('customers.csv: There is no column "colour".')
  await user.click(dialog.getByRole('button', { name: 'Download a file to fill in' }))
  expect(await files[0]?.text()).toContain(
    'name,plan,seats,validity,validTill,managerEmail,managerName,managers',
  )
})
