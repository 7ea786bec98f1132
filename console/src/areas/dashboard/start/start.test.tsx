import { campaignStatus } from '@heed/contracts'
import { aTrainingEntry } from '@heed/fixtures/factories'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { answerTrainings } from '../testing/campaignRows.ts'

const none = { active: { value: 0, users: 0 }, completed: { value: 0, users: 0 } }
const makeNewServer = () =>
  makeHomeServer().on('GET /companies/11/statistics/status', { trainings: none, assessments: none })
const company = (employees: number) => ({ canCreateTraining: true, users_total: employees })

const findCard = async () => within(await screen.findByRole('region', { name: 'Get started' }))
type Card = Awaited<ReturnType<typeof findCard>>
const readSteps = (card: Card) =>
  card.getAllByRole('listitem').map((step) => ({
    title: step.querySelector('strong')?.textContent,
    isDone: within(step).queryByText('Done') !== null,
    isNext: step.getAttribute('aria-current') === 'step',
  }))
const titles = [
  'Add employees',
  'Create an assessment or training from a template',
  'Invite your employees to take part',
]
const expectSteps = (card: Card, doneCount: number) =>
  expect(readSteps(card)).toEqual(
    titles.map((title, index) => ({ title, isDone: index < doneCount, isNext: index === doneCount })),
  )

describe("a new company's dashboard", () => {
  it('has one way to start, with the import first', async () => {
    await renderApp({ server: makeNewServer(), company: company(0) })
    const card = await findCard()
    expectSteps(card, 0)
    const href = card.getByRole('link', { name: 'Import employees' }).getAttribute('href')
    expect(href).toBe('/users/?do=import')
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Training programs' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull()
  })

  it('ticks off the employees, and offers to create something next', async () => {
    await renderApp({ server: makeNewServer(), company: company(12) })
    const card = await findCard()
    expectSteps(card, 1)
    expect(card.queryByRole('link', { name: 'Import employees' })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Create' })).toHaveLength(1)
  })

  it('ticks off a draft, and continues it', async () => {
    const draft = aTrainingEntry({ id: 7, name: 'Our first training', status: campaignStatus.draft })
    const server = makeNewServer().on('GET /companies/11/trainings', answerTrainings([draft]))
    await renderApp({ server, company: company(12) })
    const card = await findCard()
    expectSteps(card, 2)
    expect(card.getByRole('link', { name: 'Continue draft' }).getAttribute('href')).toBe('/trainings/edit/7/')
  })

  it('shows the usual cards once something has started, and to viewers', { tags: 'slow' }, async () => {
    const { unmount } = await renderApp({ server: makeHomeServer(), company: company(0) })
    await screen.findByRole('region', { name: 'Training programs' })
    expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull()
    unmount()
    await renderApp({ server: makeNewServer(), company: company(0), as: 'viewer' })
    await screen.findByRole('region', { name: 'Needs attention' })
    expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull()
  })
})
