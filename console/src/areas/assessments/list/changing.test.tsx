import { campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anAssessment as aWhole } from '../wizard/testing/wizardServer.ts'
import {
  allAssessments,
  aServer,
  listCall,
  makeListResponse,
  openList,
  plannedAssessment,
} from './testing/assessments.ts'

const openMenu = async (user: Awaited<ReturnType<typeof openList>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return await screen.findByRole('menu')
}
const readMenuItems = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)

const onlyPlanned = 'Only a draft or scheduled assessment can be deleted'
const onlyScheduled = 'Only a scheduled assessment can be stopped'

describe("an assessment row's actions", () => {
  test.each([
    ['Spring check', ['Open', 'Duplicate', 'Edit', 'Stop', 'Delete']],
    ['For those who pay', ['Open', 'Duplicate', 'Edit', `Stop${onlyScheduled}`, 'Delete']],
    ['Where we stand', ['Open', 'Duplicate', 'Edit', `Stop${onlyScheduled}`, `Delete${onlyPlanned}`]],
    [
      'The first look',
      [
        'Open',
        'Duplicate',
        "EditYou can't edit an already completed assessment",
        `Stop${onlyScheduled}`,
        `Delete${onlyPlanned}`,
      ],
    ],
    [
      'Who pays?',
      [
        'Open',
        'Download assessment',
        'Duplicate',
        "EditPackaged assessments can't be edited",
        `Stop${onlyScheduled}`,
        'Delete',
      ],
    ],
  ])('for %s include the reason if one is unavailable', { tags: 'slow' }, async (name, expected) => {
    const { user } = await openList()
    expect(readMenuItems(await openMenu(user, name))).toEqual(expected)
  })
})

describe('changing an assessment in the list', () => {
  test('shows a stopped assessment as a draft immediately', { tags: 'slow' }, async () => {
    const server = aServer().on('PUT /companies/11/assessments/3/pauseAssessment', () => {
      server.on(listCall, ({ path }: { path: string }) =>
        makeListResponse([{ ...plannedAssessment, status: -1 }], path),
      )
      return { success: true }
    })
    const { user } = await openList({ server })
    await user.click(within(await openMenu(user, 'Spring check')).getByRole('menuitem', { name: 'Stop' }))
    const question = await screen.findByRole('alertdialog', {
      name: /Are you sure you want to stop this assessment\?/,
    })
    expect(within(question).getByText('Norðurljós ehf.')).toBeTruthy()
    expect(
      within(question).getByText("Spring check will become a draft again, and 221 employees won't get it."),
    ).toBeTruthy()
    expect(
      within(question).getByText('heed api assessments.pause --companyId 11 --assessmentId 3'),
    ).toBeTruthy()
    await user.click(within(question).getByRole('button', { name: 'Stop assessment' }))
    expect(await screen.findByText(/Assessment paused!/)).toBeTruthy()
    expect(await screen.findByText('Not started yet')).toBeTruthy()
  })

  test.each([
    ['Spring check', '3', "221 employees won't get “Spring check”."],
    ['For those who pay', '4', "“For those who pay” is a draft and hasn't been sent to anyone."],
    [
      'Who pays?',
      'p51',
      "You won't be able to download “Who pays?” again. Copies in your learning system won't be affected.",
    ],
  ])('deletes %s after explaining the consequences', { tags: 'slow' }, async (name, id, goes) => {
    const server = aServer().on(`DELETE /companies/11/assessments/${id}`, () => {
      const left = allAssessments.filter((one) => String(one.id) !== id)
      server.on(listCall, ({ path }: { path: string }) => makeListResponse(left, path))
      return { success: true }
    })
    const { user } = await openList({ server })
    await user.click(within(await openMenu(user, name)).getByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: /Delete this assessment\?/ })
    expect(within(question).getByText(`Assessment will be deleted forever. ${goes}`)).toBeTruthy()
    await user.click(within(question).getByRole('button', { name: 'Delete assessment' }))
    expect(await screen.findByText(/Assessment deleted!/)).toBeTruthy()
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: new RegExp(name.replace('?', '')) })).toBeNull(),
    )
  })

  test('shows why a stop was refused and reloads the list', {
    tags: 'slow',
  }, async () => {
    const reason = 'Only a scheduled assessment can be stopped'
    const server = aServer().on('PUT /companies/11/assessments/3/pauseAssessment', { success: false, reason })
    const { user } = await openList({ server })
    await user.click(within(await openMenu(user, 'Spring check')).getByRole('menuitem', { name: 'Stop' }))
    const before = server.listCalls(listCall).length
    await user.click(await screen.findByRole('button', { name: 'Stop assessment' }))
    expect(await screen.findByText(reason)).toBeTruthy()
    await waitFor(() => expect(server.listCalls(listCall).length).toBe(before + 2))
  })

  test('offers only Close if another tab has already stopped the assessment', async () => {
    const stopped = aWhole({ id: 3, status: campaignStatus.draft })
    const { user } = await openList({ server: aServer().on(`${listCall}/3`, stopped) })
    await user.click(within(await openMenu(user, 'Spring check')).getByRole('menuitem', { name: 'Stop' }))
    const question = within(await screen.findByRole('alertdialog'))
    await question.findByText(/^Spring check has already been stopped/)
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
  })

  test('offers three formats when downloading a package', { tags: 'slow' }, async () => {
    const { user } = await openList()
    const menu = await openMenu(user, 'Who pays?')
    await user.click(within(menu).getByRole('menuitem', { name: 'Download assessment' }))
    const dialog = await screen.findByRole('dialog', { name: /Who pays\?/ })
    expect(within(dialog).getAllByRole('radio')).toHaveLength(3)
  })
})
