import { campaignStatus } from '@heed/contracts'
import { aList, anEmployee } from '@heed/fixtures/factories'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { triggerRefresh } from '../../../../test/waitForRefresh.ts'
import { aTraining, aWizardServer, trainingsPath } from './testing/aWizardServer.ts'
import { editTraining as edit, findButton, findSection } from './testing/openWizard.ts'

const startCall = `PUT ${trainingsPath}/5`

describe('an open training wizard', () => {
  it('refreshes the server time and the company', async () => {
    const server = aWizardServer(aTraining())
    const { root } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=schedule' })
    await findSection('Schedule')
    server.time = new Date('2026-03-14T10:00:00.000Z')
    act(triggerRefresh)
    await waitFor(() => expect(root.clock.now()).toEqual(server.time))
    expect(server.listCalls('GET /companies/11').length).toBeGreaterThan(0)
  })

  it('hides the sample employee of a deleted list after reloading the lists', {
    tags: 'slow',
  }, async () => {
    const server = aWizardServer(aTraining())
    server.on('GET /companies/11/users', { users: [anEmployee({ name: 'Jón Ásgeirsson' })], count: 12 })
    const { user } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=content' })
    expect(await screen.findByText('Jón Ásgeirsson')).toBeTruthy()
    server.on('GET /companies/11/users', { users: [], count: 0 })
    server.on('GET /companies/11/lists', { lists: [aList({ id: 8, name: 'Sales' })], count: 1 })
    await user.click(await findButton('Continue'))
    await findSection('Employees')
    await screen.findByRole('button', { name: 'Remove list' })
    await waitFor(() => expect(screen.queryByText('Jón Ásgeirsson')).toBeNull())
  })

  it("doesn't restart a training that someone else just stopped", {
    tags: 'slow',
  }, async () => {
    const server = aWizardServer(aTraining({ status: campaignStatus.scheduled }))
    const { user } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=finalize' })
    await findSection('Finalize')
    const update = await findButton('Update')
    await waitFor(() => expect(update.getAttribute('aria-disabled')).not.toBe('true'))
    server.on(`GET ${trainingsPath}/5`, aTraining())
    server.on(startCall, { success: true, automation: { id: 5, status: campaignStatus.scheduled } })
    await user.click(update)
    expect(await screen.findByText(/^This training was stopped on .+ and is a draft again\./)).toBeTruthy()
    expect(server.listCalls(startCall)).toHaveLength(0)
  })
})
