import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordSavedFiles } from '../../../../../test/savedFiles.ts'
import { assessmentUrl } from '../testing/assessmentServer.ts'
import { aServer, renderAssessment } from '../testing/renderAssessment.tsx'

// The test browser has no layout, so sizes are simulated.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

describe("an assessment's employees tab", () => {
  const at = '/assessment/7/view/employees/'

  it('loads employees by list and score from the address', async () => {
    const { server } = await renderAssessment({ at: `${at}?people.lists=2&people.scores=0-49` })
    await screen.findByRole('table', { name: 'Employees' })
    const [call] = server.listCalls(`GET ${assessmentUrl}/users`)
    const asked = new URLSearchParams(call?.path.split('?')[1])
    expect([asked.getAll('listId'), asked.get('minScore'), asked.get('maxScore'), asked.get('n')]).toEqual([
      ['2'],
      '0',
      '49',
      '10',
    ])
    expect(await screen.findByText('Score 0 to 49')).toBeTruthy()
  })

  it("doesn't apply a reversed score range, and says why", async () => {
    const { user, server } = await renderAssessment({ at })
    await screen.findByRole('table', { name: 'Employees' })
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const from = await screen.findByRole('textbox', { name: /From/ })
    await user.clear(from)
    await user.type(from, '60')
    const to = screen.getByRole('textbox', { name: /^To/ })
    await user.clear(to)
    await user.type(to, '50')
    await user.tab()
    expect(await screen.findByText('Max value must be higher than min value.')).toBeTruthy()
    expect(
      server.listCalls(`GET ${assessmentUrl}/users`).every(({ path }) => !path.includes('maxScore=50')),
    ).toBe(true)
  })

  it('applies a score while its field still has the focus', { tags: 'slow' }, async () => {
    const { user, address } = await renderAssessment({ at })
    await screen.findByRole('table', { name: 'Employees' })
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const to = await screen.findByRole('textbox', { name: /^To/ })
    await user.clear(to)
    await user.type(to, '49')
    expect(await screen.findByText('Score 0 to 49')).toBeTruthy()
    expect(document.activeElement).toBe(to)
    expect(address()).toContain('people.scores=0-49')
  })

  it("resets one employee's progress after confirmation", { tags: 'slow' }, async () => {
    const call = `DELETE ${assessmentUrl}/users/person0%40example.is/progress`
    const server = aServer().on(call, { success: true })
    const { user } = await renderAssessment({ at, server })
    await screen.findByRole('table', { name: 'Employees' })
    await user.click(await screen.findByRole('button', { name: 'Actions for Person 0' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reset progress' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Progress/result of this employee will be cleared. Are you sure?')).toBeTruthy()
    dialog.getByText(
      /^heed api assessments\.resetProgress --companyId 11 --assessmentId 7 .*person0@example\.is/,
    )
    await user.click(dialog.getByRole('button', { name: 'Reset progress' }))
    expect(await screen.findByText('Progress reset for Person 0')).toBeTruthy()
    expect(server.listCalls(call)).toHaveLength(1)
  })

  it('sends reminders to selected employees after showing how many will get one', {
    tags: 'slow',
  }, async () => {
    const call = `POST ${assessmentUrl}/reminders`
    const server = aServer().on(call, { success: true, count: 2 })
    const { user } = await renderAssessment({ at, server })
    for (const name of ['Person 4', 'Person 5']) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    }
    // The page also has a button with this name, before the table's button.
    await user.click(screen.getAllByRole('button', { name: 'Send reminders' }).at(-1) as HTMLElement)
    const question = within(await screen.findByRole('alertdialog'))
    expect(
      question.getByText('2 employees of Norðurljós ehf. will get a reminder: Person 4 and Person 5.'),
    ).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Send reminders' }))
    expect(await screen.findByText(/^Reminders sent!/)).toBeTruthy()
    expect(server.listCalls(call)[0]?.body).toEqual({
      selection: {
        allSelected: false,
        checkedUsers: ['person4@example.is', 'person5@example.is'],
        unCheckedUsers: [],
      },
    })
  })

  it('counts only employees who can get a reminder when every row is selected', async () => {
    const { user } = await renderAssessment({ at })
    await user.click(await screen.findByRole('checkbox', { name: 'Select every row on this page' }))
    await user.click(screen.getAllByRole('button', { name: 'Send reminders' }).at(-1) as HTMLElement)
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('3 employees of Norðurljós ehf. will get a reminder.')).toBeTruthy()
  })

  it('marks a bounced invitation and suggests a fix instead of a reminder', async () => {
    const own = { completedDate: null, scorePercent: null, started: null, listName: 'Sales' }
    const server = aServer().on(`GET ${assessmentUrl}/users`, {
      users: [
        {
          ...own,
          name: 'Asa',
          email: 'asa@example.is',
          bounced: '2026-02-10T09:00:00.000Z',
          remindable: false,
        },
      ],
      count: 1,
    })
    const { user } = await renderAssessment({ at, server })
    expect(await screen.findByText('Bounced Feb 10, 2026')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Actions for Asa' }))
    const item = await screen.findByRole('menuitem', { name: /Send reminders/ })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toContain(
      "Open the employee's details to correct the address and send the email again.",
    )
  })

  it('has no row menus for a viewer and exports users.csv', async () => {
    const saved = recordSavedFiles()
    const { user } = await renderAssessment({ at, as: 'viewer' })
    await screen.findByRole('link', { name: /Person 0/ })
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved[0]?.name).toBe('users.csv'))
  })

  it("offers each employee's link if links are shared by hand", async () => {
    const link = 'https://learn.heed.example/a/1'
    const user = {
      name: 'Ása',
      email: 'asa@example.is',
      listName: null,
      completedDate: null,
      scorePercent: null,
      started: null,
    }
    const server = aServer({ scheduleType: -1 }).on(`GET ${assessmentUrl}/users`, {
      users: [{ ...user, access_link: link }],
      count: 1,
    })
    await renderAssessment({ at, server })
    expect(await screen.findByRole('button', { name: 'Copy link: Ása' })).toBeTruthy()
    expect(screen.getByText('List unavailable')).toBeTruthy()
  })

  it('loads no employees with anonymous tracking', async () => {
    const { server } = await renderAssessment({ at, company: { anonymousTracking: '1' } })
    expect(await screen.findByText('Tracking users is disabled')).toBeTruthy()
    expect(server.listCalls(`GET ${assessmentUrl}/users`)).toEqual([])
  })
})
