import { aSubscription } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCustomerServer, heldSubscription, openCustomer } from '../testing/aCustomerServer.ts'

describe('ending a customer', () => {
  const free = { canBeRemoved: true, activeAssessments: 0, activeTrainings: 0 }
  const running = { canBeRemoved: false, activeAssessments: 0, activeTrainings: 1 }

  it('shows the new price before deactivating the subscription', async () => {
    const server = aCustomerServer()
      .on('GET /companies/22/subscriptions/canBeRemoved', free)
      .on('PUT /companies/22/deactivateSubscription', { success: true })
    const { user } = await openCustomer(server)
    await user.click(await screen.findByRole('button', { name: 'Deactivate subscription' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate subscription' }))
    expect(server.listCalls('POST /partners/3/subscriptions/estimate')[0]?.body).toMatchObject({ seats: 0 })
    question.getByText('Bláberg verkfræði')
    question.getByText(
      'Bláberg verkfræði will change from Partner Standard with 50 seats ($95.00 a month) to no plan ($190.00 a month). Borealis will pay $285.00 a month instead of $95.00.',
    )
    await user.click(question.getByRole('button', { name: 'Yes, deactivate' }))
    await screen.findByText('Subscription deactivated.')
    expect(server.listCalls('PUT /companies/22/deactivateSubscription')[0]?.body).toEqual({ partnerId: 3 })
  })

  it("can't deactivate the subscription while campaigns are active", { tags: 'slow' }, async () => {
    const server = aCustomerServer().on('GET /companies/22/subscriptions/canBeRemoved', running)
    const { user } = await openCustomer(server)
    await user.click(await screen.findByRole('button', { name: 'Deactivate subscription' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Unable to deactivate subscription' }),
    )
    dialog.getByText('To deactivate the subscription, stop the active trainings and assessments first.')
    dialog.getByRole('button', { name: 'Trainings: 1 active' })
  })

  it("can't delete the company while campaigns are active", { tags: 'slow' }, async () => {
    const server = aCustomerServer().on('GET /companies/22/subscriptions/canBeRemoved', running)
    const { user } = await openCustomer(server)
    await screen.findByRole('heading', { level: 1, name: 'Bláberg verkfræði' })
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText("In order to delete Bláberg verkfræði, please stop the client's active campaigns")
  })

  it('deletes the company once the loss of employees and results is confirmed', async () => {
    const server = aCustomerServer()
      .on('GET /companies/22/subscriptions/canBeRemoved', free)
      .on('DELETE /partners/3/companies/22', { success: true })
    const { user, address } = await openCustomer(server)
    await screen.findByRole('heading', { level: 1, name: 'Bláberg verkfræði' })
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete company?' }))
    const sure = "48 employees and all of Bláberg verkfræði's results will be permanently deleted"
    await user.click(question.getByRole('checkbox', { name: sure }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Company deleted.')
    await waitFor(() => expect(address()).toBe('/partner/3/companies/'))
  })

  it("says that a company without a plan isn't billed", async () => {
    const ended = aSubscription({
      ...heldSubscription,
      package_valid: 0,
      package_valid_to: '2026-01-01T00:00:00.000Z',
    })
    const server = aCustomerServer({ subscription: ended }).on(
      'GET /companies/22/subscriptions/canBeRemoved',
      free,
    )
    const { user } = await openCustomer(server)
    await screen.findByRole('heading', { level: 1, name: 'Bláberg verkfræði' })
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete company?' }))
    question.getByText("Bláberg verkfræði has no plan, so it isn't billed.")
  })
})
