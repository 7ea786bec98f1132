import { campaignStatus, type TrainingRow } from '@heed/contracts'
import { aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { ConfirmHost } from '../../../app/shell/ConfirmHost.tsx'
import { DownloadDialog } from '../../../parts/campaigns/dialogs.ts'
import { useCampaignActions } from '../../../parts/campaigns/list/useCampaignActions.tsx'
import { ActionMenu } from '../../../ui/buttons/ActionMenu.tsx'
import { trainingKind } from './training.tsx'

const called = vi.fn()
const Menu = observer(function Menu({ campaign }: { campaign: TrainingRow }) {
  const [downloading, setDownloading] = useState<TrainingRow>()
  const actions = useCampaignActions<TrainingRow>(trainingKind, {
    onDownload: setDownloading,
    onChanged: () => called('changed'),
    onDeleted: () => called('deleted'),
  })
  return (
    <>
      <ActionMenu actions={Object.values(actions(campaign))} />
      <ConfirmHost />
      {downloading && <DownloadDialog campaign={downloading} onClose={() => setDownloading(undefined)} />}
    </>
  )
})

beforeEach(() => {
  called.mockClear()
})

async function openMenu(campaign: TrainingRow, options: Omit<Parameters<typeof renderPage>[1], 'path'> = {}) {
  const page = await renderPage(<Menu campaign={campaign} />, options)
  await page.user.click(await screen.findByRole('button', { name: 'Actions' }))
  return { ...page, menu: await screen.findByRole('menu') }
}

const readLabels = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)

describe("a training's action menu", () => {
  test('offers an admin all actions, with a reason for each unavailable one', async () => {
    const { menu } = await openMenu(aTrainingEntry())
    expect(readLabels(menu)).toEqual([
      'Open',
      'Duplicate',
      "EditYou can't edit an already ongoing or completed training",
      'Stop',
      'DeleteOnly a draft or scheduled training can be deleted',
    ])
  })

  test('offers a viewer only Open', async () => {
    const { menu } = await openMenu(aTrainingEntry(), { as: 'viewer' })
    expect(readLabels(menu)).toEqual(['Open'])
  })

  test('links a draft to the wizard', async () => {
    const { menu } = await openMenu(aTrainingEntry({ id: 7, status: campaignStatus.draft }))
    const link = (name: string) => within(menu).getByRole('menuitem', { name }).getAttribute('href')
    expect([link('Open'), link('Edit'), link('Duplicate')]).toEqual([
      '/trainings/edit/7/',
      '/trainings/edit/7/',
      '/trainings/create/copy/7/',
    ])
  })

  test('disables Duplicate without a license', async () => {
    const { menu } = await openMenu(aTrainingEntry(), { company: { canCreateTraining: false } })
    expect(readLabels(menu)[1]).toBe('DuplicateNo license available')
  })
})

describe('stopping a training', () => {
  const stop = 'PUT /companies/11/trainings/1/pauseAutomation'
  const status = 'GET /companies/11/trainings/1/status'
  const aServer = (own: Parameters<typeof aTraining>[0] = {}) =>
    new FakeServer().on(status, aTraining({ id: 1, ...own }))
  test('names the number of affected employees in the dialog and in the result', async () => {
    const server = aServer().on(stop, { success: true, automation: { id: 1, status: -1 } })
    const { user, menu, root } = await openMenu(aTrainingEntry({ totalUsers: 36 }), { server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Stop' }))
    const question = root.confirm.question
    expect(question?.title).toBe('Are you sure you want to stop this training?')
    expect(question?.description).toBe(
      "Phishing basics will become a draft that you can change and start again. 36 employees won't get any more lessons or reminders. Results will be kept.",
    )
    expect(question?.command).toBe('heed api trainings.pause --companyId 11 --trainingId 1')
    await root.confirm.confirm()
    expect(root.notices.items[0]).toMatchObject({
      tone: 'success',
      text: "Training stopped!\n36 employees won't get any more lessons.",
      duration: 5000,
    })
    expect(called.mock.calls).toEqual([['changed']])
  })

  test("says for a scheduled training how many employees won't get it", async () => {
    const server = aServer().on(stop, { success: true, automation: { id: 1, status: -1 } })
    const planned = aTrainingEntry({ status: campaignStatus.scheduled, totalUsers: 36 })
    const { user, menu, root } = await openMenu(planned, { server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Stop' }))
    expect(root.confirm.question?.description).toBe(
      "Phishing basics will become a draft again, and 36 employees won't get it.",
    )
    await root.confirm.confirm()
    expect(root.notices.items[0]?.text).toBe("Training stopped!\n36 employees won't get the training.")
  })

  test('shows in the dialog why it failed, and reloads the training', async () => {
    const reason = 'Only a scheduled or active training can be stopped'
    const server = aServer().on(stop, { success: false, reason })
    const { user, menu, root } = await openMenu(aTrainingEntry(), { server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Stop' }))
    await root.confirm.confirm()
    expect([root.confirm.isOpen, root.confirm.error]).toEqual([true, reason])
    expect(called.mock.calls).toEqual([['changed']])
    expect(root.notices.items).toEqual([])
  })

  test.each([
    [
      campaignStatus.draft,
      "Phishing basics has already been stopped by someone else or in another tab. It's a draft now.",
    ],
    [campaignStatus.completed, 'Only a scheduled or active training can be stopped'],
  ])('checks first whether the training can still be stopped: status %i', async (is, words) => {
    const { user, menu } = await openMenu(aTrainingEntry(), { server: aServer({ status: is }) })
    await user.click(within(menu).getByRole('menuitem', { name: 'Stop' }))
    const question = within(await screen.findByRole('alertdialog'))
    await question.findByText(words)
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
    expect(called.mock.calls).toEqual([['changed']])
    await user.click(question.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test("asks as usual when the status can't be loaded", async () => {
    const server = aServer().on(status, refuse(500, 'Out of order')).on(stop, { success: true })
    const { user, menu, root } = await openMenu(aTrainingEntry(), { server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Stop' }))
    await waitFor(() => expect(server.listCalls(status)).toHaveLength(1))
    await root.confirm.confirm()
    expect(server.listCalls(stop)).toHaveLength(1)
  })
})

describe('deleting a training', () => {
  const remove = (id: string) => `DELETE /companies/11/trainings/${id}`
  test.each([
    [
      'a scheduled training',
      { status: campaignStatus.scheduled, subjectsSent: 0, totalUsers: 2 },
      "Training will be deleted forever. 2 employees won't get the training.",
      "Training deleted!\n2 employees won't get the training.",
    ],
    [
      'a training stopped after its first lessons',
      { status: campaignStatus.draft, subjectsSent: 2, totalUsers: 1 },
      "Training will be deleted forever. 1 employee's results will also be deleted.",
      "Training deleted!\n1 employee's results were also deleted.",
    ],
    [
      'a draft without employees',
      { status: campaignStatus.draft, subjectsSent: 0, totalUsers: 0 },
      'Training will be deleted forever.',
      'Training deleted!',
    ],
    [
      'a packaged training',
      { id: 'p1', isScorm: true, totalUsers: 0 },
      "Training will be deleted forever. You won't be able to download this training again. Copies in your learning system won't be affected.",
      'Training deleted!',
    ],
  ] as const)('says what will be deleted with %s', async (_, own, before, after) => {
    const training = aTrainingEntry(own)
    const server = new FakeServer().on(remove(String(training.id)), { success: true })
    const { user, menu, root } = await openMenu(training, { server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }))
    expect(root.confirm.question?.title).toBe('Delete Phishing basics?')
    expect(root.confirm.question?.description).toBe(before)
    await root.confirm.confirm()
    expect(root.notices.items[0]).toMatchObject({ text: after, duration: 5000 })
    expect(called.mock.calls).toEqual([['deleted']])
  })

  test('shows an error when the training no longer exists', async () => {
    const server = new FakeServer().on(remove('1'), refuse(404, 'Training program not found :('))
    const { user, menu, root } = await openMenu(aTrainingEntry({ status: campaignStatus.draft }), { server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }))
    await root.confirm.confirm()
    expect(root.confirm.error).toBe('Training program not found :(')
    expect(called.mock.calls).toEqual([['changed']])
  })
})

describe('downloading a training', () => {
  const packaged = aTrainingEntry({ id: 'p1', isScorm: true, uniqueId: 'k1v7q2', name: 'Secure coding' })
  const zip = 'GET /companies/11/packages/k1v7q2/zip'

  test('saves the zip in the selected format', async () => {
    const saved = recordSavedFiles()
    const server = new FakeServer().on(zip, 'PK')
    const { user, menu } = await openMenu(packaged, { server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Download training' }))
    const dialog = await screen.findByRole('dialog', { name: /Download Secure coding/ })
    expect(within(dialog).getByText('Norðurljós ehf.')).toBeTruthy()
    const formats = within(dialog).getAllByRole('radio')
    expect(formats.map((format) => format.closest('label')?.textContent)).toEqual([
      'SCORM 1.2',
      'SCORM 2004 3rd Edition',
      'cmi5',
    ])
    await user.click(within(dialog).getByRole('radio', { name: 'cmi5' }))
    expect(within(dialog).getByText(/^heed .*k1v7q2.*cmi5/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.listCalls(zip)[0]?.path).toContain('format=cmi5&token=token-1')
    const [file] = saved
    expect([file?.name, await file?.text()]).toEqual(['Secure coding.zip', 'PK'])
  })

  test('shows an error when the package no longer exists', async () => {
    const saved = recordSavedFiles()
    const server = new FakeServer().on(zip, refuse(404, 'There is no such package'))
    const { user, menu } = await openMenu(packaged, { server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Download training' }))
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    expect(await screen.findByText('There is no such package')).toBeTruthy()
    expect(saved).toEqual([])
  })
})
