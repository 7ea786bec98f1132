import { campaignStatus } from '@heed/contracts'
import { aList, anEmployee } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../test/fakeServer.ts'
import { refocusTab } from '../../test/refocusTab.ts'
import { findButton, laterDate, openSavedCampaign, place, wizardCases } from '../../test/wizards.ts'

const { scheduled, active } = campaignStatus

describe.each(wizardCases)('an open $kind wizard', (of) => {
  const { at, kind, title, library } = of
  const start = `PUT ${at}/5`

  async function openFinalizeStep() {
    const server = of.serve(of.make())
    const view = await openSavedCampaign(of, { server, step: 'finalize' })
    await place('Finalize')
    await screen.findByText('12 employees')
    const activate = await findButton('Activate')
    await waitFor(() => expect(activate.getAttribute('aria-disabled')).not.toBe('true'))
    return { ...view, server, press: () => view.user.click(activate) }
  }

  it('reports withdrawn content when starting fails and removes it with one click', {
    tags: 'slow',
  }, async () => {
    const { server, user, press } = await openFinalizeStep()
    server.on(library.call, library.withdrawn)
    server.on(start, { success: false, reason: library.lacking })
    await press()
    expect((await screen.findAllByText(library.lacking)).length).toBeGreaterThan(1)
    await waitFor(async () =>
      expect((await findButton('Activate')).getAttribute('aria-description')).toBe(library.lacking),
    )
    const content = within(screen.getByRole('region', { name: 'Content' }))
    await user.click(content.getByRole('button', { name: /^Remove/ }))
    server.on(start, of.result(5, active))
    await user.click(await findButton('Activate'))
    await screen.findByRole('heading', { name: new RegExp(`^${title} (started|scheduled)`) })
    expect(server.listCalls(start).at(-1)?.body).toMatchObject(library.left)
  })

  it('marks withdrawn content when the tab regains focus', async () => {
    const server = of.serve(of.make())
    const { user } = await openSavedCampaign(of, { server, step: 'content' })
    await screen.findAllByText(library.shown)
    server.on(library.call, library.withdrawn)
    refocusTab()
    expect(await screen.findByText(library.lacking)).toBeTruthy()
    await user.click(await findButton('Continue'))
    await place(library.next)
    const rail = within(screen.getByRole('navigation', { name: 'Steps' }))
    expect(rail.getByRole('button', { name: 'Content' }).textContent).toContain(library.lacking)
  })

  it('opens Employees when starting fails because the list is empty', { tags: 'slow' }, async () => {
    const { server, user, press } = await openFinalizeStep()
    const sales = aList({ id: 8, name: 'Sales', usersCount: 3 })
    const finance = aList({ id: 7, name: 'Finance', usersCount: 0 })
    server.on('GET /companies/11/lists', { lists: [finance, sales], count: 2 })
    server.on('GET /companies/11/users', ({ path }: { path: string }) => ({
      users: [],
      count: path.includes('listId=8') ? 3 : 0,
    }))
    server.on(start, { success: false, reason: 'Choose at least one employee' })
    await press()
    await place('Employees')
    expect(await screen.findByText('No employees')).toBeTruthy()
    expect(screen.getAllByText('Choose at least one employee').length).toBeGreaterThan(0)
    await user.click(await screen.findByRole('checkbox', { name: 'Sales' }))
    await waitFor(async () =>
      expect((await findButton('Continue')).getAttribute('aria-disabled')).not.toBe('true'),
    )
  })

  it('hides the sample employee of an emptied list when the tab regains focus', {
    tags: 'slow',
  }, async () => {
    const server = of.serve(of.make())
    server.on('GET /companies/11/users', { users: [anEmployee({ name: 'Jón Ásgeirsson' })], count: 12 })
    await openSavedCampaign(of, { server })
    expect(await screen.findByText('Jón Ásgeirsson')).toBeTruthy()
    server.on('GET /companies/11/users', { users: [], count: 0 })
    refocusTab()
    expect(await screen.findByText('Each employee')).toBeTruthy()
    expect(screen.queryByText('Jón Ásgeirsson')).toBeNull()
  })

  it('reports a deleted list in the Employees part', async () => {
    const { server, press } = await openFinalizeStep()
    server.on('GET /companies/11/lists', { lists: [aList({ id: 8, name: 'Sales' })], count: 1 })
    server.on(start, refuse(404, 'There is no such employee list'))
    await press()
    const people = within(await screen.findByRole('region', { name: 'Employees' }))
    expect(await people.findByText(/^A selected list no longer exists/)).toBeTruthy()
    expect(people.getByRole('link', { name: 'Edit Employees' })).toBeTruthy()
  })

  it('reports that someone else stopped the campaign when the tab regains focus', async () => {
    const server = of.serve(of.make({ status: scheduled }))
    const { user } = await openSavedCampaign(of, { server })
    await findButton('Save and update')
    const planned = new RegExp(`The ${kind} continues as planned`)
    expect(screen.getByText(planned)).toBeTruthy()
    server.on(`GET ${at}/5`, of.make({ changed: laterDate }))
    refocusTab()
    expect(
      await screen.findByText(new RegExp(`^This ${kind} was stopped on .+ and is a draft again`)),
    ).toBeTruthy()
    expect(screen.queryByText(planned)).toBeNull()
    await user.click(await findButton('Keep my version'))
    expect(await findButton('Save draft')).toBeTruthy()
  })
})
