import type { Company } from '@heed/contracts'
import { aPartnerCompany, aPartnerEstimate, aPlanChange } from '@heed/fixtures/factories/billing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { chooseOption } from '../../../../test/select.ts'
import { readTabDrafts } from '../../../../test/tabDrafts.ts'
import { springCheck } from '../../../parts/endings/testing/springCheck.ts'
import { anAccountServer } from '../testing/anAccountServer.ts'
import { changedSale } from '../testing/changedSale.ts'
import { renderCompanies } from '../testing/renderCompanies.tsx'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function open(server = anAccountServer()) {
  const view = await renderCompanies(server)
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select Fjallaverk hf.' }))
  await view.user.click(screen.getByRole('checkbox', { name: 'Select Bláberg verkfræði' }))
  await view.user.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 companies' }))
  return { ...view, dialog }
}

it("a bulk change prices the new plan first, then lists each company's result", {
  tags: 'slow',
}, async () => {
  const server = anAccountServer()
    .on('POST /partners/3/subscriptions/estimate', aPartnerEstimate({ newCompanyTotal: 19_000 }))
    .on('POST /companies/21/subscriptions/canEditSubscriptionPlan', aPlanChange())
    .on(
      'POST /companies/22/subscriptions/canEditSubscriptionPlan',
      aPlanChange({ canBeEdited: false, activeTrainings: 1 }),
    )
    .on('PUT /companies/21/subscriptions/', changedSale)
  const { user, dialog } = await open(server)
  await chooseOption(user, dialog.getByRole('combobox', { name: /Plan/ }), 'partner-premium')
  dialog.getByText('for id in 21 22; do heed subscription set "$id" --plan partner-premium --yes; done')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Change 2 companies?' }))
  question.getByText('Fjallaverk hf. and Bláberg verkfræði')
  question.getByText(
    "Plan and seats: Partner Premium. The total will be $190.00 a month instead of $95.00. 1 company can't be changed this way and will be skipped.",
  )
  expect(question.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Fjallaverk hf.',
    'Bláberg verkfræði',
  ])
  question.getByText('$95.00 → $190.00 a month')
  question.getByText('stays at $95.00 a month. To make this change, please stop the active campaigns.')
  await user.click(question.getByRole('button', { name: 'Change 1 company' }))
  await dialog.findByText('Unable to change subscription plan: please stop the active campaigns')
  const results = within(await dialog.findByRole('list', { name: 'Result for each company' }))
  await waitFor(() =>
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Bláberg verkfræði.*Not changed/),
      expect.stringMatching(/^Fjallaverk hf\..*Changed$/),
    ]),
  )
  const way = results.getByRole('link', { name: 'Bláberg verkfræði' })
  expect(way.getAttribute('href')).toBe('/partner/3/companies/22/')
  expect(way.getAttribute('target'), 'what became of the others stays here').toBe('_blank')
})

it('a bulk change retries only failed companies and keeps them selected', { tags: 'slow' }, async () => {
  const server = anAccountServer()
    .on('PUT /companies/21', aCompany({ company_id: 21 }))
    .on('PUT /companies/22', refuse(503, 'Down'))
  const { user, dialog } = await open(server)
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Setting to change' }), 'language')
  await chooseOption(user, dialog.getByRole('combobox', { name: /Default employee language/ }), 'en')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Change 2 companies' }))
  await dialog.findByText('Down')
  await dialog.findByText('for id in 22; do heed companies language set en --company "$id"; done')
  server.on('PUT /companies/22', refuse(503, 'Down again'))
  await user.click(await dialog.findByRole('button', { name: 'Retry 1 company' }))
  await dialog.findByText('Down again')
  expect(dialog.queryByRole('button', { name: 'Cancel' }), 'there is nothing to cancel').toBeNull()
  expect(server.listCalls('PUT /companies/21')).toHaveLength(1)
  await user.click(dialog.getByText('Close'))
  const isChosen = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` }).checked
  await waitFor(() => expect(isChosen('Fjallaverk hf.'), 'it is changed').toBe(false))
  expect(isChosen('Bláberg verkfræði'), 'it can be changed otherwise').toBe(true)
})

it('a bulk change of the language is free', async () => {
  let answer: (company: Company) => void = () => undefined
  const second = new Promise<Company>((resolve) => {
    answer = resolve
  })
  const server = anAccountServer()
    .on('PUT /companies/21', aCompany({ company_id: 21 }))
    .on('PUT /companies/22', () => second)
  const { user, dialog } = await open(server)
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Setting to change' }), 'language')
  dialog.getByText('Fjallaverk hf. and Bláberg verkfræði')
  const go = dialog.getByRole('button', { name: 'Continue' })
  expect(go.getAttribute('aria-description')).toBe('Choose a new value')
  await chooseOption(user, dialog.getByRole('combobox', { name: /Default employee language/ }), 'en')
  await user.click(go)
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText('Default employee language: English. This change is free.')
  await user.click(question.getByRole('button', { name: 'Change 2 companies' }))
  await dialog.findByRole('button', { name: 'Change 1 company' })
  expect(dialog.queryByText('Retry 1 company'), 'nothing has failed').toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  answer(aCompany({ company_id: 22 }))
  await waitFor(() => expect(dialog.getAllByText('Changed')).toHaveLength(2))
  expect(server.listCalls('PUT /companies/22')[0]?.body).toEqual({ defaultLanguage: 'en' })
  expect(dialog.getAllByText('Close')).toHaveLength(1)
  expect(dialog.queryByRole('button', { name: 'Stop' })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

it('a bulk change names the assessments that block a company, with their ends', async () => {
  const server = anAccountServer()
    .on('POST /partners/3/subscriptions/estimate', aPartnerEstimate({ newCompanyTotal: 19_000 }))
    .on('POST /companies/21/subscriptions/canEditSubscriptionPlan', aPlanChange())
    .on(
      'POST /companies/22/subscriptions/canEditSubscriptionPlan',
      aPlanChange({ canBeEdited: false, activeAssessments: 4 }),
    )
    .on('GET /companies/22/assessments', {
      assessments: [springCheck],
      count: 4,
    })
    .on('PUT /companies/21/subscriptions/', changedSale)
  const { user, dialog } = await open(server)
  await chooseOption(user, dialog.getByRole('combobox', { name: /Plan/ }), 'partner-premium')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(/An active assessment can't be stopped: it ends on its due date\./)
  await user.click(question.getByRole('button', { name: 'Change 1 company' }))
  const reason = await dialog.findByText(/^Unable to change subscription plan/)
  expect(reason.textContent?.split('\n')).toEqual([
    'Unable to change subscription plan: please stop the active campaigns',
    expect.stringMatching(/^An active assessment can't be stopped/),
    '“Spring check” ends Mar 20, 2026 09:00; and 3 more',
  ])
})

it('a bulk change skips free-plan companies when seats are missing, and says how many', async () => {
  const server = anAccountServer()
    .on('GET /partners/3/companies', {
      companies: [
        aPartnerCompany({ id: 21, subscriptionCode: 'partner-free', allowedUsers: 10 }),
        aPartnerCompany({ id: 22, name: 'Bláberg verkfræði', allowedUsers: 120 }),
      ],
      count: 2,
    })
    .on('POST /partners/3/subscriptions/estimate', aPartnerEstimate({ newCompanyTotal: 19_000 }))
    .on('POST /companies/22/subscriptions/canEditSubscriptionPlan', aPlanChange())
    .on('PUT /companies/22/subscriptions/', refuse(503, 'Down'))
  const { user, dialog } = await open(server)
  await chooseOption(user, dialog.getByRole('combobox', { name: /Plan/ }), 'partner-premium')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(
    "Plan and seats: Partner Premium. The total will be $190.00 a month instead of $95.00. 1 company can't be changed this way and will be skipped.",
  )
  question.getByText(/^stays at \$.* a month\. Please enter number of seats$/)
  await user.click(question.getByRole('button', { name: 'Change 1 company' }))
  await dialog.findByText('Please enter number of seats')
  await dialog.findByText('Down')
  expect(server.listCalls('PUT /companies/21/subscriptions/')).toEqual([])
})

it('a bulk change says which ended subscriptions will start again, and for how long', {
  tags: 'slow',
}, async () => {
  const server = anAccountServer()
    .on('GET /partners/3/companies', {
      companies: [
        aPartnerCompany({ id: 21 }),
        aPartnerCompany({ id: 22, name: 'Bláberg verkfræði', valid_to: '2026-01-01T00:00:00.000Z' }),
      ],
      count: 2,
    })
    .on('POST /partners/3/subscriptions/estimate', aPartnerEstimate({ newCompanyTotal: 19_000 }))
    .on('POST /companies/21/subscriptions/canEditSubscriptionPlan', aPlanChange())
    .on('POST /companies/22/subscriptions/canEditSubscriptionPlan', aPlanChange())
    .on('PUT /companies/21/subscriptions/', refuse(503, 'Down'))
    .on('PUT /companies/22/subscriptions/', refuse(503, 'Down'))
  const { user, dialog } = await open(server)
  await chooseOption(user, dialog.getByRole('combobox', { name: /Plan/ }), 'partner-premium')
  dialog.getByText('Expired subscriptions will be renewed for 12 months')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText('$95.00 → $190.00 a month')
  question.getByText('$0.00 → $190.00 a month, renewed for 12 months')
  await user.click(question.getByRole('button', { name: 'Change 2 companies' }))
  await waitFor(() => expect(dialog.getAllByText('Down')).toHaveLength(2))
  const sent = (id: number) => server.listCalls(`PUT /companies/${id}/subscriptions/`)[0]?.body
  expect(sent(22)).toMatchObject({ validity: 12 })
  expect(sent(21)).not.toHaveProperty('validity')
})

it('a bulk change to a free plan sets ten seats and no end', async () => {
  const { user, dialog } = await open()
  await chooseOption(user, dialog.getByRole('combobox', { name: /Plan/ }), 'partner-free')
  expect((dialog.getByRole('textbox', { name: /Seats/ }) as HTMLInputElement).value).toBe('10')
  expect(dialog.queryByRole('combobox', { name: /Timespan/ })).toBeNull()
  dialog.getByText('for id in 21 22; do heed subscription set "$id" --plan partner-free --yes; done')
})

it("a bulk change keeps the selected logo and each company's result after a reload", async () => {
  const drawing = vi.spyOn(globalThis, 'createImageBitmap').mockResolvedValue({
    width: 1,
    height: 1,
    close: () => undefined,
  })
  const server = anAccountServer()
    .on('POST /companies/21/logo', { success: true, logo_name: 'logo-21.png' })
    .on('POST /companies/22/logo', refuse(503, 'Down for a moment'))
  const first = await open(server)
  await chooseOption(first.user, first.dialog.getByRole('combobox', { name: 'Setting to change' }), 'logo')
  const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))
  await first.user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
    new File([bytes], 'new logo.png', { type: 'image/png' }),
  )
  await first.dialog.findByText(/heed companies logo set 'new logo\.png' --company "\$id"/)
  await first.user.click(first.dialog.getByRole('button', { name: 'Continue' }))
  await first.user.click(await screen.findByRole('button', { name: 'Change 2 companies' }))
  await first.dialog.findByText('Down for a moment')
  const savedInTab = await readTabDrafts('Down for a moment')
  first.unmount()
  const { user } = await renderCompanies(server, savedInTab)
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 companies' }))
  server.on('POST /companies/22/logo', { success: true, logo_name: 'logo-22.png' })
  await user.click(await dialog.findByRole('button', { name: 'Retry 1 company' }))
  await waitFor(() => expect(dialog.getAllByText('Changed')).toHaveLength(2))
  expect(server.listCalls('POST /companies/21/logo')).toHaveLength(1)
  drawing.mockRestore()
})
