import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FakeServer, refuse } from '../../../../../test/fakeServer.ts'
import { chooseOption } from '../../../../../test/select.ts'
import { renderContent } from '../testing/renderContent.tsx'
import { ContentStep } from './ContentStep.tsx'

type Case = Parameters<typeof renderContent>[1]
const renderContentStep = (own: Case = {}) => renderContent(<ContentStep />, own)
const findGroup = (behaviour: string) => screen.findByRole('list', { name: `Behaviour ${behaviour}` })
const findProgress = (name: string) => screen.findByRole('progressbar', { name })
const readProgressText = async (name: string) => (await findProgress(name)).getAttribute('aria-valuetext')

describe("an assessment's content", () => {
  it('is grouped by threat area and key behaviour, each with its coverage', async () => {
    await renderContentStep({ values: { questions: [1, 2, 3, 4] } })
    expect((await screen.findByRole('region', { name: /Phishing/ })).textContent).toContain('Scenario 1')
    expect(within(await findGroup('look')).getByText('Basic · 1 min')).toBeTruthy()
    expect(within(await findGroup('look')).getByText('Advanced · 1 min 35 sec')).toBeTruthy()
    expect(await readProgressText('Behaviour look')).toBe('100%, 2 scenarios')
    expect(await readProgressText('Behaviour report')).toBe('50%, 1 of 2 scenarios')
    expect(await readProgressText('Key behaviours with enough scenarios')).toBe('33%, 1 of 3')
    expect(
      screen.getByText(
        '“Behaviour report” needs 1 more scenario. No other scenarios in your plan measure this behaviour.',
      ),
    ).toBeTruthy()
  })

  it('suggests a scenario that a behaviour lacks and adds it with one click', async () => {
    const { user, store } = await renderContentStep()
    expect(await screen.findByText('“Behaviour look” needs 1 more scenario.')).toBeTruthy()
    const add = screen.getByRole('button', { name: 'Add “Scenario 2”' })
    await user.click(add)
    expect(await readProgressText('Behaviour look')).toBe('100%, 2 scenarios')
    expect(store.values).toMatchObject({ questions: [1, 3, 2], templateIds: [7, 'custom'] })
  })

  it('lists behaviours that need scenarios and adds all suggestions with one click', async () => {
    const { user, store } = await renderContentStep({ values: { questions: [1, 3, 4] } })
    expect(
      await screen.findByText('More scenarios needed: Behaviour look, Behaviour report, Behaviour strong'),
    ).toBeTruthy()
    const fill = screen.getByRole('button', { name: 'Add 1 suggestion' })
    expect(fill.getAttribute('aria-description')).toBe('Scenario 2')
    await user.click(fill)
    expect(store.values.questions).toEqual([1, 3, 4, 2])
    expect(screen.getByText('More scenarios needed: Behaviour report, Behaviour strong')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /suggestion/ })).toBeNull()
    expect(screen.getByText('1 scenario added')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(store.values).toMatchObject({ questions: [1, 3, 4], templateIds: [7], templateCustomized: false })
  })

  it('restores a removed scenario to its position on undo', async () => {
    const { user, store } = await renderContentStep()
    await user.click(await screen.findByRole('button', { name: 'Remove Scenario 1' }))
    expect(screen.getByText('“Scenario 1” removed')).toBeTruthy()
    expect(store.values.questions).toEqual([3])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(store.values.questions).toEqual([1, 3])
  })

  it('marks unavailable scenarios and removes them with one click', async () => {
    const { user, store } = await renderContentStep({ values: { questions: [1, 5, 9999] } })
    expect(
      await screen.findByText('2/3 selected questions are unavailable in your plan', { exact: false }),
    ).toBeTruthy()
    expect(screen.getAllByText('Not in your plan')).toHaveLength(2)
    expect(screen.getByText('Scenario 9999, no longer available')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove 2 scenarios' }))
    expect(store.values.questions).toEqual([1])
    expect(screen.getByText('2 scenarios removed')).toBeTruthy()
  })

  it('can be previewed before and after a scenario is added', async () => {
    const { user } = await renderContentStep()
    await user.click(await screen.findByRole('button', { name: 'Preview Scenario 3' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Scenario 3' }))
    expect(await dialog.findByText('Question 2 of 2')).toBeTruthy()
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Preview Scenario 2' }))
    const offered = within(await screen.findByRole('dialog', { name: 'Scenario 2' }))
    expect(await offered.findByText('Question 1 of 1')).toBeTruthy()
  })

  it("can't be changed in an ongoing assessment, and says why", async () => {
    const { user, store } = await renderContentStep({ isOngoing: true })
    const reason = "An ongoing assessment's scenarios, template and delivery can't be changed"
    expect(await screen.findByText(reason)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Remove Scenario 1' }))
    expect(store.values.questions).toEqual([1, 3])
    expect(screen.queryByRole('button', { name: /^Add “/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /suggestion/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add scenarios' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('says that no scenarios are selected', async () => {
    await renderContentStep({ values: { questions: [] } })
    expect(await screen.findByText('No scenarios selected yet')).toBeTruthy()
  })

  it("shows behaviour coverage even if the threat areas can't be loaded", async () => {
    const server = new FakeServer().on('GET /threatAreas', refuse(500, 'Out of order'))
    await renderContentStep({ server })
    expect(await readProgressText('Behaviour look')).toBe('50%, 1 of 2 scenarios')
  })
})

describe('adding scenarios to an assessment', () => {
  const open = async (own: Case = {}) => {
    const view = await renderContentStep(own)
    await view.user.click(await screen.findByRole('button', { name: 'Add scenarios' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add scenarios' }))
    return { ...view, dialog }
  }

  it('adds several, filtered by threat area, key behaviour, difficulty and name', async () => {
    const { user, store, dialog } = await open()
    const box = (name: string) => dialog.findByRole<HTMLInputElement>('checkbox', { name })
    expect((await box('Scenario 1')).checked).toBe(true)
    expect((await box('Scenario 1')).getAttribute('aria-disabled')).toBe('true')
    expect(dialog.getByText('In the assessment', { selector: 'li:first-child *' })).toBeTruthy()
    expect(dialog.getByText('Not in your plan')).toBeTruthy()
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Difficulty' }), 'Advanced')
    await user.click(await box('Scenario 2'))
    expect(dialog.queryByRole('checkbox', { name: 'Scenario 1' })).toBeNull()
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Difficulty' }), 'All')
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Threat area' }), 'Passwords')
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Key behaviour' }), 'Behaviour strong')
    expect(dialog.queryByRole('checkbox', { name: 'Scenario 2' })).toBeNull()
    await user.click(await box('Scenario 4'))
    await user.type(dialog.getByRole('searchbox', { name: 'Search scenarios' }), 'nothing like it')
    expect(await dialog.findByText('No matching scenarios')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Add 2 scenarios' }))
    await waitFor(() => expect(store.values.questions).toEqual([1, 3, 2, 4]))
  })

  it('returns from a preview to the dialog', async () => {
    const { user, dialog } = await open()
    await user.click(await dialog.findByRole('button', { name: 'Preview Scenario 4' }))
    const preview = within(await screen.findByRole('dialog', { name: 'Scenario 4' }))
    await user.click(await preview.findByRole('button', { name: 'Back to add scenarios' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Scenario 4' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Add scenarios' })).toBeTruthy()
  })

  it("shows why the threat areas couldn't be loaded, and retries", async () => {
    const server = new FakeServer().on('GET /threatAreas', refuse(500, 'Out of order'))
    const { user, dialog } = await open({ server })
    expect(await dialog.findByText('Out of order')).toBeTruthy()
    server.on('GET /threatAreas', { threatAreas: [] })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('checkbox', { name: 'Scenario 2' })).toBeTruthy()
  })
})
