import { campaignStatus } from '@heed/contracts'
import { aList, anEmployee } from '@heed/fixtures/factories'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { comeBack } from '../../../../test/comeBack.ts'
import { refuse } from '../../../../test/fakeServer.ts'
import { waitForRefresh } from '../../../../test/waitForRefresh.ts'
import { aSubject } from '../../../parts/subjects/testing/aSubject.ts'
import { button, editTraining as edit, lines, place } from './testing/openWizard.ts'
import { aTraining, at, wizardServer } from './testing/wizardServer.ts'

const start = `PUT ${at}/5`
const passwords = aSubject({ id: 102, subject_id: 102, title: 'Passwords' })
const lacking = '1/2 of selected subjects are unavailable in your subscription; remove them or upgrade'

async function ready() {
  const server = wizardServer(aTraining())
  const view = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=finalize' })
  await place('Finalize')
  await screen.findByText('12 employees')
  const activate = await button('Activate')
  await waitFor(() => expect(activate.getAttribute('aria-disabled')).not.toBe('true'))
  return { ...view, server, press: () => view.user.click(activate) }
}

describe('while the wizard is open', () => {
  it('a subject that is withdrawn is told of when it cannot start, and goes by one press', {
    tags: 'slow',
  }, async () => {
    const { server, user, press } = await ready()
    server.on('GET /companies/11/subjects/all', { subjects: [passwords] })
    server.on(start, { success: false, reason: lacking })
    await press()
    expect((await screen.findAllByText(lacking)).length).toBeGreaterThan(1)
    await waitFor(async () =>
      expect((await button('Activate')).getAttribute('aria-description')).toBe(lacking),
    )
    const content = within(screen.getByRole('region', { name: 'Content' }))
    await user.click(content.getByRole('button', { name: /^Remove/ }))
    server.on(start, { success: true, automation: { id: 5, status: campaignStatus.active } })
    await user.click(await button('Activate'))
    await screen.findByRole('heading', { name: /^Training (started|scheduled)/ })
    expect(server.callsOf(start).at(-1)?.body).toMatchObject({ subjects: [102] })
  })

  it('the server moves on, and what the company may do, though the step asks for nothing', async () => {
    const server = wizardServer(aTraining())
    const { root } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=schedule' })
    await place('Schedule')
    server.time = new Date('2026-03-14T10:00:00.000Z')
    act(waitForRefresh)
    await waitFor(() => expect(root.clock.now()).toEqual(server.time))
    expect(server.callsOf('GET /companies/11').length).toBeGreaterThan(0)
  })

  it('a subject that is withdrawn is marked when somebody comes back to the page', async () => {
    const server = wizardServer(aTraining())
    const { user } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=content' })
    await waitFor(() => expect(lines()).toHaveLength(2))
    server.on('GET /companies/11/subjects/all', { subjects: [passwords] })
    comeBack()
    expect(await screen.findByText(lacking)).toBeTruthy()
    await user.click(await button('Continue'))
    await place('Employees')
    const content = within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', {
      name: 'Content',
    })
    expect(content.textContent).toContain(lacking)
  })

  it('a list that is emptied leads to where another one is chosen', async () => {
    const { server, user, press } = await ready()
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
      expect((await button('Continue')).getAttribute('aria-disabled')).not.toBe('true'),
    )
  })

  it('a list that is emptied takes with it who was named of it when somebody comes back to the page', async () => {
    const server = wizardServer(aTraining())
    server.on('GET /companies/11/users', { users: [anEmployee({ name: 'Jón Ásgeirsson' })], count: 12 })
    await edit(aTraining(), { server })
    expect(await screen.findByText('Jón Ásgeirsson')).toBeTruthy()
    server.on('GET /companies/11/users', { users: [], count: 0 })
    comeBack()
    expect(await screen.findByText('Each employee')).toBeTruthy()
    expect(screen.queryByText('Jón Ásgeirsson')).toBeNull()
  })

  it('a list that is deleted takes with it who was named of it as soon as the lists are read again', {
    tags: 'slow',
  }, async () => {
    const server = wizardServer(aTraining())
    server.on('GET /companies/11/users', { users: [anEmployee({ name: 'Jón Ásgeirsson' })], count: 12 })
    const { user } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=content' })
    expect(await screen.findByText('Jón Ásgeirsson')).toBeTruthy()
    server.on('GET /companies/11/users', { users: [], count: 0 })
    server.on('GET /companies/11/lists', { lists: [aList({ id: 8, name: 'Sales' })], count: 1 })
    await user.click(await button('Continue'))
    await place('Employees')
    await screen.findByRole('button', { name: 'Remove it' })
    await waitFor(() => expect(screen.queryByText('Jón Ásgeirsson')).toBeNull())
  })

  it('a list that is deleted is named where people are', { tags: 'slow' }, async () => {
    const { server, press } = await ready()
    server.on('GET /companies/11/lists', { lists: [aList({ id: 8, name: 'Sales' })], count: 1 })
    server.on(start, refuse(404, 'There is no such employee list'))
    await press()
    const people = within(await screen.findByRole('region', { name: 'Employees' }))
    expect(await people.findByText(/^A selected list no longer exists/)).toBeTruthy()
    expect(people.getByRole('link', { name: 'Edit Employees' })).toBeTruthy()
  })

  it('a training that somebody else stops is told of when somebody comes back to the page', async () => {
    const server = wizardServer(aTraining({ status: campaignStatus.scheduled }))
    const { user } = await edit(aTraining(), { server })
    await button('Save and update')
    expect(screen.getByText(/The training continues as planned/)).toBeTruthy()
    server.on(`GET ${at}/5`, aTraining({ updated: '2026-03-01T12:00:00.000Z' }))
    comeBack()
    expect(await screen.findByText(/^This training was stopped and is a draft again/)).toBeTruthy()
    expect(screen.queryByText(/The training continues as planned/)).toBeNull()
    await user.click(await button('Keep mine'))
    expect(await button('Save draft')).toBeTruthy()
  })

  it('a training that somebody else stops in the same moment of the clock is not started again by an update', {
    tags: 'slow',
  }, async () => {
    const server = wizardServer(aTraining({ status: campaignStatus.scheduled }))
    const { user } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=finalize' })
    await place('Finalize')
    const update = await button('Update')
    await waitFor(() => expect(update.getAttribute('aria-disabled')).not.toBe('true'))
    server.on(`GET ${at}/5`, aTraining())
    server.on(start, { success: true, automation: { id: 5, status: campaignStatus.scheduled } })
    await user.click(update)
    expect(await screen.findByText(/^This training was stopped and is a draft again/)).toBeTruthy()
    expect(server.callsOf(start)).toHaveLength(0)
  })
})
