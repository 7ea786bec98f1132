import { aManager } from '@heed/fixtures/factories'
import { aPartnerCompany, aPartnerEstimate } from '@heed/fixtures/factories/billing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type FakeCall, refuse } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { readTabDrafts } from '../../../../test/tabDrafts.ts'
import { anAccountServer } from '../testing/anAccountServer.ts'

const rows = [
  'name,plan,seats,validity',
  'Nordfish ehf.,partner-standard,50,12',
  'Fjallaverk hf.,partner-standard,50,12',
  'Blá,partner-standard,50,12',
  'Hótel Bjarg,Partner Premium,50,forever',
]

async function open(server = anAccountServer()) {
  server.on('POST /partners/3/subscriptions/estimate', aPartnerEstimate({ newCompanyTotal: 10_000 }))
  const view = await renderApp({ as: 'partner', at: '/partner/3/companies/', server })
  await screen.findByRole('link', { name: 'Fjallaverk hf.' })
  await view.user.click(screen.getByRole('button', { name: 'Add from a file' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add companies from a file' }))
  const choose = (text: string | Uint8Array<ArrayBuffer>, name = 'customers.csv') =>
    view.user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      new File([text], name),
    )
  return { ...view, dialog, choose }
}

it('a company file is checked line by line before creating companies, with individual results', async () => {
  const server = anAccountServer().on('POST /companies', ({ body }: FakeCall) =>
    (body as { companyName: string }).companyName === 'Hótel Bjarg'
      ? refuse(409, 'You already have a company with this name')
      : aCompany({ company_id: 31 }),
  )
  const { user, dialog, choose } = await open(server)
  await choose(rows.join('\n'))
  await dialog.findByText('New: 2. Existing: 1. Rejected: 1. Monthly cost for Borealis: $95.00 → $295.00.')
  expect(dialog.getByText(/^CSV \(comma/).hidden, 'what was read takes its place').toBe(true)
  dialog.getByText('name: Company name must be 4 to 150 characters')
  const make = dialog.getByRole('button', { name: 'Create 2 companies' })
  expect(make.getAttribute('aria-description')).toBe('Fix the rejected line or skip it')
  await user.click(dialog.getByRole('checkbox', { name: 'Skip 1 rejected line' }))
  dialog.getByText('heed companies create --from customers.csv --partner 3 --max-errors 1')
  await user.click(make)
  await dialog.findByText('You already have a company with this name')
  const list = within(await dialog.findByRole('list', { name: 'Result for each company' }))
  await waitFor(() =>
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Line 2 Nordfish ehf\..*Created$/),
      expect.stringMatching(/^Line 3 Fjallaverk hf\..*Existing$/),
      expect.stringMatching(/^Line 5 Hótel Bjarg.*Not created/),
    ]),
  )
  expect(server.listCalls('POST /companies').map(({ body }) => body)).toContainEqual({
    companyName: 'Hótel Bjarg',
    subscription: 'partner-premium',
    seats: 50,
    validity: 1200,
    accountId: 3,
  })
})

it('a line with several mistakes is listed once, separately from valid lines', async () => {
  const { dialog, choose } = await open()
  await choose(
    'name,plan,seats,validity\nNordfish ehf.,partner-standard,x,7\nHótel Bjarg,partner-standard,5,1',
  )
  const refused = within(await dialog.findByRole('list', { name: 'Rejected lines' }))
  expect(refused.getByRole('listitem').textContent).toBe(
    'Line 2 Nordfish ehf.Rejectedseats: Please enter number of seats\nvalidity: Please select a timespan: months (1, 3, 6, 12, 18, 24, 60 or 120) or forever',
  )
  const others = within(dialog.getByRole('list', { name: 'Result for each company' }))
  expect(others.getByRole('listitem').textContent).toBe('Line 3 Hótel BjargNew')
  await choose('name,plan,seats,validity\nNordfish ehf.,partner-standard,x,7')
  const make = await dialog.findByRole('button', { name: 'Create companies' })
  expect(make.getAttribute('aria-disabled'), 'nobody is offered to create none').toBe('true')
})

it('unknown columns in a company file are named and ignored', { tags: 'slow' }, async () => {
  const { dialog, choose } = await open()
  await choose('name,plan,seats,validity,colour\nNordfish ehf.,partner-standard,10,1,red')
  const status = await dialog.findByText(/Ignored columns: colour/)
  expect(status.textContent).toContain('Ignored columns: colour')
  expect(status.textContent).toContain('New: 1.')
})

it("a company file's preview says which values a free plan ignores", async () => {
  const { dialog, choose } = await open()
  await choose(
    'name,plan,seats,validity\nNordfish ehf.,partner-free,5,1\nHótel Bjarg,partner-free,10,forever',
  )
  const list = within(await dialog.findByRole('list', { name: 'Result for each company' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 2 Nordfish ehf.NewA free plan has 10 seats and no end date: seats and validity in the file are ignored',
    'Line 3 Hótel BjargNew',
  ])
})

it('an unreadable company file shows the reason, and a template can be downloaded', async () => {
  const files = recordSavedFiles()
  const { user, dialog, choose } = await open()
  await choose('name,colour\nA,b')
  await dialog.findByText(
    'customers.csv line 1: no column is named plan. The first line must contain the column names. Columns: name, plan, seats, validity, validTill, lastDay, managerEmail, managerName, managers',
  )
  await user.click(dialog.getByRole('button', { name: 'Download template' }))
  expect(await files[0]?.text()).toContain(
    'name,plan,seats,validity,validTill,lastDay,managerEmail,managerName,managers',
  )
})

it.each([
  [
    'tab-separated text',
    'Name\tPLAN\tSeats\tValidity\r\nNordfish ehf.\tpartner-standard\t50\t12\r\n',
    'Line 2 ',
  ],
  [
    'semicolon-separated text with a quoted line break',
    '\ufeffname;plan;seats;validity\n"Nordfish ehf.";"partner-standard\n";50;12\n',
    'Line 2 ',
  ],
  ['JSON', '[{"name":"Nordfish ehf.","plan":"partner-standard","seats":50,"validity":12}]', 'Row 1 '],
  ['JSON lines', '\n{"name":"Nordfish ehf.","plan":"partner-standard","seats":50,"validity":12}\n', 'Line '],
])('a company file is read from %s', async (_, text, place) => {
  const { dialog, choose } = await open()
  await choose(text, 'customers.txt')
  await dialog.findByText(/^New: 1\. Existing: 0\. Rejected: 0\./)
  const list = within(dialog.getByRole('list', { name: 'Result for each company' }))
  expect(list.getByRole('listitem').textContent).toMatch(new RegExp(`^${place}.*Nordfish ehf\\.New$`))
})

it.each([
  [
    'another encoding',
    [0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xdd],
    "customers.csv line 2 isn't UTF-8. Save it as UTF-8 and try again.",
  ],
  [
    'an Excel workbook',
    [0x50, 0x4b, 0x03, 0x04],
    /^customers\.csv: This is a zip archive or an Excel workbook/,
  ],
])('a company file is rejected: %s', async (_, bytes, lines) => {
  const { dialog, choose } = await open()
  await choose(new Uint8Array(bytes))
  await dialog.findByText(lines)
})

const managed = [
  'name,plan,seats,validity,managerEmail,managers',
  'Fjallaverk hf.,partner-standard,50,12,one@fjallaverk.example,Two <two@fjallaverk.example> (viewer)',
  'Nordfish ehf.,partner-standard,50,12,,Asa <asa@nordfish.example>',
]

it('a company file adds missing managers and reports a failure for a new company', async () => {
  const server = anAccountServer()
    .on(
      'GET /partners/3/companies/21',
      aCompany({ company_id: 21, managers: [aManager({ email: 'One@fjallaverk.example' })] }),
    )
    .on('GET /partners/3/companies/31', aCompany({ company_id: 31, managers: [] }))
    .on('POST /companies/21/managers', { success: true, manager: aManager() })
    .on('POST /companies/31/managers', refuse(503, 'Down for a moment'))
    .on('POST /companies', aCompany({ company_id: 31 }))
  const { user, dialog, choose } = await open(server)
  await choose(managed.join('\n'))
  await user.click(await dialog.findByRole('button', { name: 'Create 1 company' }))
  await dialog.findByText('The company exists, but not all of its managers were added: Down for a moment')
  const lines = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines()).toEqual([
    'Line 2 Fjallaverk hf.Existing',
    expect.stringMatching(/^Line 3 Nordfish ehf\.Managers missing/),
  ])
  expect(server.listCalls('POST /companies/21/managers').map(({ body }) => body)).toEqual([
    { name: 'Two', email: 'two@fjallaverk.example', role: 2, sendWelcome: false },
  ])
  server.on('POST /companies/31/managers', { success: true, manager: aManager() })
  await user.click(dialog.getByRole('button', { name: 'Retry 1 company' }))
  await waitFor(() => expect(lines()[1]).toBe('Line 3 Nordfish ehf.Created'))
  expect(server.listCalls('POST /companies')).toHaveLength(1)
})

it('retrying after a lost answer finds the company and reports it as created', async () => {
  const server = anAccountServer().on('POST /companies', refuse(503, 'Down for a moment'))
  const { user, dialog, choose } = await open(server)
  await choose('name,plan,seats,validity\nNordfish ehf.,partner-standard,50,12')
  await user.click(await dialog.findByRole('button', { name: 'Create 1 company' }))
  await dialog.findByText('Down for a moment')
  server
    .on('POST /companies', refuse(409, 'You already have a company with this name'))
    .on('GET /partners/3/companies', {
      companies: [aPartnerCompany({ id: 31, name: 'Nordfish ehf.' })],
      count: 1,
    })
  await user.click(dialog.getByRole('button', { name: 'Retry 1 company' }))
  await dialog.findByText('Created')
})

it('a company file and its results are kept after a reload', async () => {
  const server = anAccountServer().on('POST /companies', ({ body }: FakeCall) =>
    (body as { companyName: string }).companyName === 'Hótel Bjarg'
      ? refuse(503, 'Down for a moment')
      : aCompany({ company_id: 31 }),
  )
  const first = await open(server)
  await first.choose([rows[0], rows[1], rows[4]].join('\n'))
  await first.user.click(await first.dialog.findByRole('button', { name: 'Create 2 companies' }))
  await first.dialog.findByText('Down for a moment')
  const savedInTab = await readTabDrafts('Down for a moment')
  first.unmount()
  const { user } = await renderApp({ as: 'partner', at: '/partner/3/companies/', server, savedInTab })
  const dialog = within(await screen.findByRole('dialog', { name: 'Add companies from a file' }))
  server.on('POST /companies', aCompany({ company_id: 32 }))
  await user.click(await dialog.findByRole('button', { name: 'Retry 1 company' }))
  await waitFor(() => expect(dialog.getAllByText('Created')).toHaveLength(2))
  expect(
    server.listCalls('POST /companies').map(({ body }) => (body as { companyName: string }).companyName),
  ).toEqual(['Nordfish ehf.', 'Hótel Bjarg', 'Hótel Bjarg'])
})
