import { campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { assessmentUrl } from './testing/assessmentServer.ts'
import { aServer, renderAssessment } from './testing/renderAssessment.tsx'

// The test browser has no layout, so sizes are simulated.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

const findHeading = (name = 'Spring check') => screen.findByRole('heading', { level: 1, name })

async function openActions(options: Parameters<typeof renderAssessment>[0] = {}) {
  const page = await renderAssessment(options)
  await findHeading()
  await page.user.click(screen.getByRole('button', { name: 'Actions' }))
  const menu = await screen.findByRole('menu')
  return {
    ...page,
    menu,
    labels: within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  }
}

describe("the assessment page's actions", () => {
  it('are all listed for an admin, with the reason if one is unavailable', async () => {
    const { labels } = await openActions()
    expect(labels).toEqual([
      'Edit assessment',
      'Send reminders',
      'Detailed report (.csv)',
      'Rename',
      'Restart',
      'DeleteOnly a draft or scheduled assessment can be deleted',
    ])
  })

  it.each([
    ['2020-01-02T09:00:00.000Z', 'contained'],
    ['2030-01-02T09:00:00.000Z', 'outlined'],
  ])('highlight Send reminders a day after delivery: %s', async (deliveryDate, look) => {
    await renderAssessment({ server: aServer({ deliveryDate }) })
    const send = await screen.findByRole('button', { name: 'Send reminders' })
    expect(send.className).toContain(`MuiButton-${look}`)
  })

  it.each([
    ['name the employees who will get a reminder', undefined, ['Person 4', 'Person 5']],
    ['name no reminder recipients with anonymous tracking', '1', []],
  ] as const)('%s', async (_, anonymousTracking, names) => {
    const { user } = await renderAssessment(anonymousTracking && { company: { anonymousTracking } })
    await user.click(await screen.findByRole('button', { name: 'Send reminders' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }))
    await dialog.findByText(/^3 employees of .* will get a reminder/)
    await waitFor(() =>
      expect(dialog.queryAllByText(/^Person \d+$/).map(({ textContent }) => textContent)).toEqual(names),
    )
  })

  it('include only the report for a viewer', { tags: 'slow' }, async () => {
    const { labels } = await openActions({ as: 'viewer' })
    expect(labels).toEqual(['Detailed report (.csv)'])
    expect(screen.queryByRole('button', { name: 'Send reminders' })).toBeNull()
  })

  it('exclude editing and disable reminders for a completed assessment', async () => {
    const { labels } = await openActions({
      server: aServer({ status: campaignStatus.completed, canRemind: false }),
    })
    expect(labels.slice(0, 2)).toEqual([
      'Send remindersReminders can only be sent while an assessment is active',
      'Detailed report (.csv)',
    ])
  })

  it('include the download but no reminders for a packaged assessment', async () => {
    const { labels } = await openActions({ server: aServer({ isScorm: true }) })
    expect(labels).toEqual(['Detailed report (.csv)', 'Download assessment', 'Rename', 'Delete'])
    expect(screen.queryByRole('link', { name: /Reminders/ })).toBeNull()
  })

  it('download the report with token and time zone, with a retry after a failure', {
    tags: 'slow',
  }, async () => {
    const saved = recordSavedFiles()
    const report = `GET ${assessmentUrl}/detailed_report/csv`
    const server = aServer().on(report, refuse(500, 'The disk is full'))
    const { user, menu } = await openActions({ server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Detailed report (.csv)' }))
    await screen.findByText(/^The disk is full\s+Detailed report \(\.csv\) wasn't downloaded\.$/)
    server.on(report, 'Name\r\nÁsa')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Spring check.csv']))
    expect(server.listCalls(report).at(-1)?.path).toContain('?token=token-1&zone=Atlantic%2FReykjavik')
  })

  it('delete the assessment after confirmation and return to the list', async () => {
    const server = aServer({ status: campaignStatus.scheduled }).on(`DELETE ${assessmentUrl}`, {
      success: true,
    })
    const { user, menu, root, address } = await openActions({ server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(
      dialog.getByText(
        "Are you sure? This assessment will be deleted forever. 6 employees' invitations and answers will also be deleted.",
      ),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(root.notices.items[0]?.text).toBe('Assessment deleted.'))
    await waitFor(() => expect(address()).toBe('/assessment/'))
  })

  it('rename the assessment without its HTML tags', async () => {
    const server = aServer().on(`PUT ${assessmentUrl}/rename`, {
      success: true,
      assessment: { id: 7, status: 2, name: 'Vor' },
    })
    const { user, menu } = await openActions({ server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Rename' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename assessment' }))
    const box = dialog.getByRole('textbox', { name: /Name/ })
    await user.clear(box)
    await user.type(box, '<b>Vor</b>')
    dialog.getByText('heed api assessments.rename --companyId 11 --assessmentId 7 --name Vor')
    await user.click(dialog.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByText('Assessment renamed to Vor')).toBeTruthy()
    expect(server.listCalls(`PUT ${assessmentUrl}/rename`)[0]?.body).toEqual({ name: 'Vor' })
  })

  it('restart a completed assessment for the same period after confirmation', async () => {
    const own = {
      status: campaignStatus.completed,
      deliveryDate: '2026-02-10T12:00:00.000Z',
      due: '2026-02-20T12:00:07.500Z',
    } as const
    const call = `POST ${assessmentUrl}/restart`
    const server = aServer(own).on(call, { success: true, assessment: { id: 7, status: 2 } })
    const { user, menu } = await openActions({ server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Restart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Restart assessment' }))
    expect(dialog.getByText(/This clears 5 employees' answers/)).toBeTruthy()
    const restart = dialog.getByRole('button', { name: 'Restart' })
    expect(restart.getAttribute('aria-disabled')).toBe('true')
    await user.click(dialog.getByRole('checkbox', { name: 'Yes, clear all answers' }))
    dialog.getByText(/^heed api assessments\.restart --companyId 11 --assessmentId 7 --due 2026-03-12T10:00/)
    await user.click(restart)
    expect(await screen.findByText('Assessment restarted for 6 employees.')).toBeTruthy()
    expect(server.listCalls(call)[0]?.body).toEqual({ due: '2026-03-12T10:00:00.000Z' })
  })

  it("can't restart an assessment without a due date", async () => {
    const { user, menu } = await openActions({ server: aServer({ due: null }) })
    await user.click(within(menu).getByRole('menuitem', { name: 'Restart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Restart assessment' }))
    const restart = dialog.getByRole('button', { name: 'Restart' })
    expect(restart.getAttribute('aria-disabled')).toBe('true')
    await user.hover(restart)
    expect(await screen.findByText('Set a due date in the future')).toBeTruthy()
  })

  it('restart an active assessment without asking for a date', async () => {
    const call = `POST ${assessmentUrl}/restart`
    const reminders = {
      reminders_enabled: 1 as const,
      reminders_steps: [{ sendTime: '2026-02-24T12:00:00.000Z' }],
    }
    const server = aServer(reminders).on(call, { success: true, assessment: { id: 7, status: 2 } })
    const { user, menu } = await openActions({ server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Restart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Restart assessment' }))
    expect(dialog.getByText(/^Reminders for employees who haven't finished: Mar \d\d, 2026 /)).toBeTruthy()
    await user.click(dialog.getByRole('checkbox', { name: 'Yes, clear all answers' }))
    await user.click(dialog.getByRole('button', { name: 'Restart' }))
    expect(await screen.findByText('Assessment restarted for 6 employees.')).toBeTruthy()
    expect(server.listCalls(call)[0]?.body).toEqual({})
  })

  it('send reminders after showing how many employees will get one', async () => {
    const call = `POST ${assessmentUrl}/reminders`
    const server = aServer().on(call, { success: true, count: 3 })
    const { user } = await renderAssessment({ server })
    await findHeading()
    await user.click(screen.getByRole('button', { name: 'Send reminders' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }))
    expect(await dialog.findByText('3 employees of Norðurljós ehf. will get a reminder.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Send reminders' }))
    expect(await screen.findByText(/Reminders sent!/)).toBeTruthy()
    expect(server.listCalls(call)[0]?.body).toEqual({})
  })

  it('name the only employee who will get a reminder', async () => {
    const own = { completedDate: null, scorePercent: null, started: null, listName: 'Sales' }
    const server = aServer()
      .on(`GET ${assessmentUrl}/reminders/count`, { remindersCount: 1, lastReminders: null })
      .on(`GET ${assessmentUrl}/users`, {
        users: [{ ...own, name: 'Asa', email: 'asa@example.is' }],
        count: 1,
      })
    const { user } = await renderAssessment({ server })
    await findHeading()
    await user.click(screen.getByRole('button', { name: 'Send reminders' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }))
    expect(await dialog.findByText('Asa of Norðurljós ehf. will get a reminder.')).toBeTruthy()
  })
})
