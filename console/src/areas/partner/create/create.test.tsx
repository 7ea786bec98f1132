import { aPartnerEstimate } from '@heed/fixtures/factories/billing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { chooseOption, readLabels } from '../../../../test/select.ts'
import { anAccountServer } from '../testing/anAccountServer.ts'

const createdCompany = aCompany({ company_id: 31, company_name: 'Nordfish ehf.', managers: [] })

async function open(server = anAccountServer()) {
  server.on('POST /partners/3/subscriptions/estimate', aPartnerEstimate({ newPartnerTotal: 28_500 }))
  const view = await renderApp({ as: 'partner', at: '/partner/3/companies/', server })
  await screen.findByRole('link', { name: 'Fjallaverk hf.' })
  await view.user.click(screen.getByRole('button', { name: 'Add company' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add company' }))
  const box = (name: RegExp) => dialog.getByRole('textbox', { name })
  const choose = (name: RegExp, value: string) =>
    chooseOption(view.user, dialog.getByRole('combobox', { name }), value)
  const send = () => view.user.click(dialog.getByRole('button', { name: 'Create company' }))
  return { ...view, dialog, box, choose, send }
}

it('the company form says which required fields are missing', async () => {
  const { dialog, send } = await open()
  await send()
  await dialog.findByText('Please enter name of the company')
  dialog.getByText('Please choose a tier')
  dialog.getByText('Please enter number of seats')
  dialog.getByText('Please select a timespan')
})

it('the company form rejects a short name and a manager without an email', async () => {
  const { dialog, send, user, box } = await open()
  await user.type(box(/Company name/), 'Nor')
  await user.type(box(/Manager's name/), 'Bj')
  await send()
  await dialog.findByText('Company name must be 4 to 150 characters')
  dialog.getByText('A manager needs an email address')
})

it('the company form offers every timespan and a custom end', { tags: 'slow' }, async () => {
  const { dialog, choose, user } = await open()
  await choose(/Plan/, 'partner-standard')
  expect(await readLabels(user, dialog.getByRole('combobox', { name: /Timespan/ }))).toEqual([
    'Choose a timespan',
    '1 month',
    '3 months',
    '6 months',
    '12 months',
    '18 months',
    '24 months',
    '60 months',
    '120 months',
    'Eternal',
    'Custom',
  ])
})

it('the company form names the last day of a custom end', async () => {
  const { dialog, choose } = await open()
  await choose(/Plan/, 'partner-standard')
  await choose(/Timespan/, '-1')
  await dialog.findByText('Ends at the start of the chosen day, so the last day is Mar 01, 2027')
})

it('the company form shows the cost, creates the company and opens its page', async () => {
  const server = anAccountServer()
    .on('POST /companies', createdCompany)
    .on('GET /partners/3/companies/31', createdCompany)
  const { dialog, box, choose, send, user, address } = await open(server)
  await user.type(box(/Company name/), 'Nordfish ehf.')
  await choose(/Plan/, 'partner-standard')
  await user.type(box(/Seats/), '50')
  await dialog.findByText('$95.00 → $285.00 a month', undefined, { timeout: 3000 })
  expect(server.listCalls('POST /partners/3/subscriptions/estimate')).toHaveLength(1)
  await choose(/Timespan/, '12')
  await user.type(box(/Manager's email/), 'bjork@nordfish.example')
  await send()
  await screen.findByText('Company created.')
  expect(server.listCalls('POST /companies')[0]?.body).toEqual({
    companyName: 'Nordfish ehf.',
    subscription: 'partner-standard',
    seats: 50,
    validity: 12,
    managerEmail: 'bjork@nordfish.example',
    accountId: 3,
  })
  await waitFor(() => expect(address()).toBe('/partner/3/companies/31/'))
})

it('the company form sets ten seats and no end for a free plan only', async () => {
  const { dialog, box, choose } = await open()
  await choose(/Plan/, 'partner-free')
  const seats = box(/Seats/) as HTMLInputElement
  expect([seats.value, seats.disabled || seats.readOnly]).toEqual(['10', true])
  expect(dialog.queryByRole('combobox', { name: /Timespan/ })).toBeNull()
  await choose(/Plan/, 'partner-premium')
  expect((box(/Seats/) as HTMLInputElement).value).toBe('')
  expect((dialog.getByRole('combobox', { name: /Timespan/ }) as HTMLButtonElement).value).toBe('')
})

it("the company form shows at the name that it's taken", { tags: 'slow' }, async () => {
  const server = anAccountServer().on(
    'POST /companies',
    refuse(409, 'You already have a company with this name'),
  )
  const { dialog, box, choose, send, user } = await open(server)
  await user.type(box(/Company name/), 'Ísafold')
  await choose(/Plan/, 'partner-free')
  await send()
  await dialog.findByText('You already have a company with this name')
  expect(box(/Company name/).getAttribute('aria-invalid')).toBe('true')
})

it('the company form names the account before discarding typed data', { tags: 'slow' }, async () => {
  const { box, user } = await open()
  await user.type(box(/Company name/), 'Nordfish')
  await user.keyboard('{Escape}')
  within(await screen.findByRole('alertdialog')).getByText('Borealis')
})
