import { campaignStatus } from '@heed/contracts'
import { aList, anEmployee } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { comeBack } from '../../../../test/comeBack.ts'
import { refuse } from '../../../../test/fakeServer.ts'
import { aScenario } from '../../../parts/scenarios/testing/scenarios.ts'
import { button, editAssessment as edit, place } from './testing/openWizard.ts'
import { anAssessment, at, wizardServer } from './testing/wizardServer.ts'

const start = `PUT ${at}/5`
const bank = aScenario(1003, [], { name: 'New bank details', area: 'Payments' })
const lacking = '1/2 selected questions are unavailable in your plan'

async function ready() {
  const server = wizardServer(anAssessment())
  const view = await edit(anAssessment(), { server }, 'finalize')
  await place('Finalize')
  await screen.findByText('12 employees')
  const activate = await button('Activate')
  await waitFor(() => expect(activate.getAttribute('aria-disabled')).not.toBe('true'))
  return { ...view, server, press: () => view.user.click(activate) }
}

describe('while the wizard is open', () => {
  it('a scenario that is withdrawn is told of when it cannot start, and goes by one press', {
    tags: 'slow',
  }, async () => {
    const { server, user, press } = await ready()
    server.on('GET /companies/11/questions', { questions: [bank] })
    server.on(start, { success: false, reason: lacking })
    await press()
    expect(await screen.findAllByText(lacking)).not.toEqual([])
    await waitFor(async () =>
      expect((await button('Activate')).getAttribute('aria-description')).toBe(lacking),
    )
    const content = within(screen.getByRole('region', { name: 'Content' }))
    await user.click(content.getByRole('button', { name: /^Remove/ }))
    server.on(start, { success: true, assessment: { id: 5, status: campaignStatus.active } })
    await user.click(await button('Activate'))
    await screen.findByRole('heading', { name: /^Assessment (started|scheduled)/ })
    expect(server.callsOf(start).at(-1)?.body).toMatchObject({ questions: [1003] })
  })

  it('a scenario that is withdrawn is marked when somebody comes back to the page', async () => {
    const server = wizardServer(anAssessment())
    await edit(anAssessment(), { server }, 'content')
    await screen.findByText('The prize')
    server.on('GET /companies/11/questions', { questions: [bank] })
    comeBack()
    expect(await screen.findByText(lacking)).toBeTruthy()
  })

  it('a list that is emptied leads to where another one is chosen', { tags: 'slow' }, async () => {
    const { server, press } = await ready()
    server.on('GET /companies/11/lists', {
      lists: [aList({ id: 7, name: 'Finance', usersCount: 0 })],
      count: 1,
    })
    server.on('GET /companies/11/users', { users: [], count: 0 })
    server.on(start, { success: false, reason: 'Choose at least one employee' })
    await press()
    await place('Employees')
    expect(await screen.findByText('No employees')).toBeTruthy()
    expect(screen.getAllByText('Choose at least one employee').length).toBeGreaterThan(0)
  })

  it('a list that is emptied takes with it who was named of it when somebody comes back to the page', {
    tags: 'slow',
  }, async () => {
    const server = wizardServer(anAssessment())
    server.on('GET /companies/11/users', { users: [anEmployee({ name: 'Jón Ásgeirsson' })], count: 12 })
    await edit(anAssessment(), { server })
    expect(await screen.findByText('Jón Ásgeirsson')).toBeTruthy()
    server.on('GET /companies/11/users', { users: [], count: 0 })
    comeBack()
    expect(await screen.findByText('Each employee')).toBeTruthy()
    expect(screen.queryByText('Jón Ásgeirsson')).toBeNull()
  })

  it('a list that is deleted is named where people are', async () => {
    const { server, press } = await ready()
    server.on('GET /companies/11/lists', { lists: [aList({ id: 8, name: 'Sales' })], count: 1 })
    server.on(start, refuse(404, 'There is no such employee list'))
    await press()
    const people = within(await screen.findByRole('region', { name: 'Employees' }))
    expect(await people.findByText(/^A selected list no longer exists/)).toBeTruthy()
  })

  it('an assessment that somebody else stops is told of when somebody comes back to the page', async () => {
    const planned = anAssessment({ status: campaignStatus.scheduled })
    const server = wizardServer(planned)
    await edit(planned, { server })
    await button('Save and update')
    server.on(`GET ${at}/5`, anAssessment({ last_updated: '2026-03-01T12:00:00.000Z' }))
    comeBack()
    expect(await screen.findByText(/^This assessment was stopped and is a draft again/)).toBeTruthy()
  })
})
