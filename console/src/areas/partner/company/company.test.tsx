import { aManager } from '@heed/fixtures/factories'
import { aPlanChange } from '@heed/fixtures/factories/billing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { aBranding } from '../../../../test/people.ts'
import { chooseOption } from '../../../../test/select.ts'
import { aBlaberg, aCustomerServer, heldSubscription, openCustomer } from '../testing/aCustomerServer.ts'
import { anAccountServer } from '../testing/anAccountServer.ts'

async function editSubscription(server: FakeServer, change: { plan?: string; seats?: string }) {
  const view = await openCustomer(server)
  await screen.findByRole('heading', { level: 1, name: 'Bláberg verkfræði' })
  await view.user.click(screen.getByRole('button', { name: 'Edit subscription' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit subscription' }))
  if (change.plan) await chooseOption(view.user, dialog.getByRole('combobox', { name: /Plan/ }), change.plan)
  if (change.seats) {
    await view.user.clear(dialog.getByRole('textbox', { name: /Seats/ }))
    await view.user.type(dialog.getByRole('textbox', { name: /Seats/ }), change.seats)
  }
  await view.user.click(dialog.getByRole('button', { name: 'Continue' }))
  return view
}

describe("a customer's page", () => {
  it("shows the customer's subscription and activity, and names the customer in the tab title", async () => {
    const status = { trainings: { active: { value: 2 } }, assessments: { active: { value: 1 } } }
    await openCustomer(aCustomerServer({ created: '2025-01-05T09:00:00.000Z', status }))
    await screen.findByRole('heading', { level: 1, name: 'Bláberg verkfræði' })
    expect(document.title).toBe('Bláberg verkfræði · Borealis · Heed')
    screen.getByText('Joined Jan 05, 2025 · 48 employees · 2 active trainings · 1 active assessment')
    const card = within(screen.getByRole('region', { name: 'Subscription' }))
    card.getByText('Partner Standard')
    card.getByText('May 31, 2027')
    card.getByText('$95.00/mo')
    expect(screen.getByRole('link', { name: 'Back to Companies' }).getAttribute('href')).toBe(
      '/partner/3/companies/',
    )
  })

  it.each(['99', 'abc'])("says that company %s isn't found", async (id) => {
    const server = anAccountServer().on('GET /partners/3/companies/99', refuse(404, 'No such company'))
    await openCustomer(server, `/partner/3/companies/${id}/`)
    await screen.findByRole('heading', { name: 'Page not found' })
    screen.getByText("The page you are looking for doesn't exist, or another error occurred.")
  })

  it('says that nothing was changed when loading failed, and tries again', async () => {
    const server = anAccountServer().on('GET /partners/3/companies/22', refuse(503, 'Down for a moment'))
    const { user } = await openCustomer(server)
    await screen.findByText('Down for a moment')
    screen.getByText('Nothing was changed. Try again in a moment.')
    server.on('GET /partners/3/companies/22', aBlaberg())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Bláberg verkfræði' })
  })

  it('renames the customer and validates the new name', async () => {
    const server = aCustomerServer().on('PUT /companies/22', aBlaberg({ company_name: 'Bláberg hf.' }))
    const { user } = await openCustomer(server)
    await user.click(await screen.findByRole('button', { name: 'Rename company' }))
    const field = screen.getByRole('textbox', { name: 'Rename company' })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('You need to enter some information to save')
    await user.type(field, 'Blá')
    await screen.findByText('Company name must be 4 to 150 characters')
    await user.type(field, 'berg hf.')
    await screen.findByText("heed companies rename 22 --name 'Bláberg hf.'")
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Company renamed.')
    expect(server.listCalls('PUT /companies/22')[0]?.body).toEqual({ companyName: 'Bláberg hf.' })
    await screen.findByRole('heading', { level: 1, name: 'Bláberg hf.' })
  })

  it("links to the logo and colour settings inside the customer's company", async () => {
    const server = aCustomerServer()
      .on('GET /companies/22', aBlaberg())
      .on('GET /companies/22/branding', aBranding())
    const { user, router } = await openCustomer(server)
    await user.click(await screen.findByRole('button', { name: 'Logo and colour' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/company/appearance/'))
    await screen.findByRole('textbox', { name: 'Colour as #rrggbb' })
  })

  it('changes the default employee language', async () => {
    const server = aCustomerServer().on('PUT /companies/22', aBlaberg({ defaultLanguage: 'en' }))
    const { user } = await openCustomer(
      server.on('GET /languages/all', {
        languages: [
          { code: 'en', english_name: 'English', name: 'English' },
          { code: 'is', english_name: 'Icelandic', name: 'Íslenska' },
        ],
      }),
    )
    await chooseOption(user, await screen.findByRole('combobox', { name: 'Default employee language' }), 'is')
    await waitFor(() =>
      expect(server.listCalls('PUT /companies/22')[0]?.body).toEqual({ defaultLanguage: 'is' }),
    )
    await screen.findByText('Default language for Bláberg verkfræði: Icelandic')
  })

  it('keeps the last admin and adds another one', async () => {
    const manager = { email: 'ny@blaberg.example', name: 'Ný', role: 1 }
    const server = aCustomerServer().on('POST /companies/22/managers', { success: true, manager })
    const { user } = await openCustomer(server)
    await user.click(await screen.findByRole('button', { name: 'Actions for Jón' }))
    const remove = await screen.findByRole('menuitem', { name: /^Remove/ })
    expect(remove.textContent).toContain("A company's last admin can't be removed")
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Add admin' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add admin' }))
    dialog.getByText('Bláberg verkfræði')
    await user.click(dialog.getByRole('button', { name: 'Add admin' }))
    await dialog.findByText('Please enter name of the admin')
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Ný')
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'ny@blaberg.example')
    dialog.getByText(/^heed api managers.create --companyId 22 --name 'Ný' .*--role 1$/)
    await user.click(dialog.getByRole('button', { name: 'Add admin' }))
    await screen.findByText('Admin added!')
    expect(server.listCalls('POST /companies/22/managers')[0]?.body).toMatchObject({
      role: 1,
      sendWelcome: false,
    })
  })
})

it("a customer's page shows the billing manager, makes another one and sends login info", async () => {
  const jon = aManager({ email: 'only@blaberg.example', name: 'Jón', billing: true })
  const una = aManager({ email: 'una@blaberg.example', name: 'Una' })
  const server = aCustomerServer({ company_name: 'Bláberg', managers: [jon, una] })
    .on('POST /companies/22/managers/set_billing_manager', { success: true })
    .on('POST /auth/email/manager_signin', { status: 'success' })
  const { user } = await openCustomer(server)
  expect((await screen.findByRole('row', { name: /Jón/ })).textContent).toContain('Receives invoices')
  await user.click(screen.getByRole('button', { name: 'Actions for Una' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make billing manager' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Send invoices to Una?' }))
  question.getByText('Bláberg')
  question.getByText("Bláberg's invoices will no longer go to Jón.")
  await user.click(question.getByRole('button', { name: 'Make billing manager' }))
  await screen.findByText("Una now receives Bláberg's invoices.")
  await user.click(await screen.findByRole('button', { name: 'Actions for Una' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Send login email' }))
  await screen.findByText('Login email sent!')
  expect(server.listCalls('POST /auth/email/manager_signin')[0]?.body).toEqual({
    email: 'una@blaberg.example',
    company_id: 22,
  })
})

describe('a subscription change', () => {
  it("is checked, confirmed with its cost and the company's name, and saved", {
    tags: 'slow',
  }, async () => {
    const server = aCustomerServer()
      .on('POST /companies/22/subscriptions/canEditSubscriptionPlan', aPlanChange())
      .on('PUT /companies/22/subscriptions/', { success: true, subscription: heldSubscription })
    const { user } = await editSubscription(server, { plan: 'partner-premium', seats: '60' })
    const question = within(await screen.findByRole('alertdialog', { name: 'Change the subscription?' }))
    question.getByText('Bláberg verkfræði')
    question.getByText(
      'Bláberg verkfræði will change from Partner Standard with 50 seats ($95.00 a month) to Partner Premium with 60 seats ($190.00 a month). Borealis will pay $285.00 a month instead of $95.00.',
    )
    await user.click(question.getByRole('button', { name: 'Change subscription' }))
    await screen.findByText('Subscription updated.')
    expect(server.listCalls('PUT /companies/22/subscriptions/')[0]?.body).toEqual({
      partnerId: 3,
      subscriptionCode: 'partner-premium',
      seats: 60,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    [
      'active campaigns',
      { plan: 'partner-premium', seats: '40' },
      { activeTrainings: 2, activeAssessments: 1, removeEmployees: 8 },
      'Unable to change subscription plan',
      'To make this change, please stop the active campaigns.',
      ['Trainings: 2 active', 'Assessments: 1 active'],
    ],
    [
      'too many employees for another plan',
      { plan: 'partner-premium', seats: '40' },
      { removeEmployees: 8 },
      'Unable to change your subscription plan',
      'To make this change, please delete at least 8 employees.',
      ['Employees: 8 too many'],
    ],
    [
      'too many employees for fewer seats',
      { seats: '47' },
      { activeTrainings: 2, removeEmployees: 1 },
      'Unable to change number of seats',
      'To make this change, please delete at least 1 employees.',
      ['Employees: 1 too many'],
    ],
    [
      "the plan's maximum number of seats",
      { seats: '2000' },
      { removeSeats: 1001 },
      'Unable to make changes',
      'Remove 1001 seats.',
      ['Change to 999 seats'],
    ],
  ] as const)(
    'is blocked by %s, with links to fix it',
    { tags: 'slow' },
    async (_, change, answer, title, text, ways) => {
      const server = aCustomerServer()
        .on(
          'POST /companies/22/subscriptions/canEditSubscriptionPlan',
          aPlanChange({ canBeEdited: false, ...answer }),
        )
        .on('GET /companies/22/assessments', { assessments: [], count: 0 })
      await editSubscription(server, change)
      const dialog = within(await screen.findByRole('alertdialog', { name: title }))
      dialog.getByText(text)
      dialog.getByText('Bláberg verkfræði')
      const hint = dialog.queryByText(/^An active assessment can't be stopped: it ends on its due date\./)
      expect(hint !== null).toBe('activeAssessments' in answer)
      const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent)
      expect(buttons).toEqual([...ways, 'Close'])
      expect(server.listCalls('PUT /companies/22/subscriptions/')).toEqual([])
    },
  )

  it("applies the plan's maximum number of seats with one click", async () => {
    const server = aCustomerServer().on(
      'POST /companies/22/subscriptions/canEditSubscriptionPlan',
      aPlanChange({ canBeEdited: false, removeSeats: 1001 }),
    )
    const { user } = await editSubscription(server, { seats: '2000' })
    const blocked = within(await screen.findByRole('alertdialog', { name: 'Unable to make changes' }))
    await user.click(blocked.getByRole('button', { name: 'Change to 999 seats' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit subscription' }))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Seats/ }).value).toBe('999')
  })

  it.each([
    ['Trainings: 1 active', '/trainings/active/', { activeTrainings: 1 }],
    ['Assessments: 1 active', '/assessment/active/', { activeAssessments: 1 }],
    ['Employees: 1 too many', '/users/', { removeEmployees: 1 }],
  ])('opens by "%s" the page %s without asking, and Back restores the form', async (way, to, blocks) => {
    const server = aCustomerServer()
      .on(
        'POST /companies/22/subscriptions/canEditSubscriptionPlan',
        aPlanChange({ canBeEdited: false, ...blocks }),
      )
      .on('GET /companies/22/trainings', { automations: [], count: 0 })
      .on('GET /companies/22/assessments', { assessments: [], count: 0 })
      .on('GET /companies/22', aBlaberg())
      .on('GET /companies/22/branding', aBranding())
      .on('GET /companies/22/lists', { lists: [], count: 0 })
      .on('GET /companies/22/users', { users: [], count: 0 })
    const { user, router } = await editSubscription(server, { plan: 'partner-premium', seats: '47' })
    await user.click(await screen.findByRole('button', { name: way }))
    await waitFor(() => expect(router.state.location.pathname).toBe(to))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await act(() => router.navigate(-1))
    const again = within(await screen.findByRole('dialog', { name: 'Edit subscription' }))
    expect(again.getByRole<HTMLInputElement>('textbox', { name: /Seats/ }).value).toBe('47')
  })

  it('names the customer before discarding typed changes', { tags: 'slow' }, async () => {
    const { user } = await openCustomer(aCustomerServer())
    await user.click(await screen.findByRole('button', { name: 'Edit subscription' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit subscription' }))
    await user.type(dialog.getByRole('textbox', { name: /Seats/ }), '1')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Discard without saving changes?' }),
    )
    question.getByText('Bláberg verkfræði')
  })

  it('reactivates an ended subscription', async () => {
    const server = aCustomerServer({
      subscription: { ...heldSubscription, package_valid: 0 },
      valid_to: '2026-01-01T00:00:00.000Z',
    })
      .on('POST /companies/22/subscriptions/canEditSubscriptionPlan', aPlanChange())
      .on('PUT /companies/22/subscriptions/', { success: true, subscription: heldSubscription })
    const { user } = await openCustomer(server)
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reactivate' }))
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Reactivate the subscription?' }))
    question.getByText(/^Bláberg verkfræði will get Partner Standard with 50 seats \(/)
    await user.click(question.getByRole('button', { name: 'Reactivate' }))
    await screen.findByText('Subscription updated.')
    expect(server.listCalls('PUT /companies/22/subscriptions/')[0]?.body).toMatchObject({
      validity: 12,
      seats: 50,
    })
    expect(screen.queryByRole('button', { name: 'Deactivate subscription' })).toBeNull()
  })
})
