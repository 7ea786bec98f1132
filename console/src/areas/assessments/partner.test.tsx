import { campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { assessmentUrl } from './detail/testing/assessmentServer.ts'
import { renderAssessment, aServer as serverOf } from './detail/testing/renderAssessment.tsx'
import { findListTable, openList } from './list/testing/assessments.ts'

const partnerView = { as: 'partner', company: { company_name: 'Fjarðarfiskur ehf.' } } as const

// The test browser has no layout, so sizes are simulated.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

/** Checks that the dialog shows the company's name on a separate line. */
async function expectCompanyName() {
  const dialog = await waitFor(() => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'))
  expect(await within(dialog).findByText('Fjarðarfiskur ehf.')).toBeTruthy()
}

describe('a dialog for a partner inside a customer', () => {
  test.each([
    ['Assessments', 'Spring check', 'Stop'],
    ['Assessments', 'Spring check', 'Delete'],
    ['Scorm assessments', 'Who pays?', 'Download assessment'],
  ] as const)('names the company in the list of assessments: %s, %s, %s', async (of, name, action) => {
    const { user } = await openList(partnerView)
    await findListTable(of)
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    await expectCompanyName()
  })

  test.each(['Send reminders', 'Rename', 'Restart', 'Delete'])(
    "names the company on an assessment's page: %s",
    { tags: 'slow' },
    async (action) => {
      const status = action === 'Delete' ? campaignStatus.scheduled : campaignStatus.active
      const { user } = await renderAssessment({ ...partnerView, server: serverOf({ status }) })
      await user.click(await screen.findByRole('button', { name: 'Actions' }))
      await user.click(await screen.findByRole('menuitem', { name: action }))
      await expectCompanyName()
    },
  )

  test.each(['people&progress=started', 'bounced', 'remind', 'rename', 'restart'])(
    'names the company when the address opens it: %s',
    async (dialog) => {
      const server = serverOf().on(`GET ${assessmentUrl}/users/bounced`, { users: [], count: 0 })
      await renderAssessment({ ...partnerView, server, at: `/assessment/7/view/?dialog=${dialog}` })
      await expectCompanyName()
    },
  )

  test.each(['Send reminders', 'Add to list'])(
    'names the company for selected employees: %s',
    { tags: 'slow' },
    async (action) => {
      const server = serverOf().on('GET /companies/11/lists', { lists: [], count: 0 })
      const { user } = await renderAssessment({ ...partnerView, server, at: '/assessment/7/view/employees/' })
      await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }))
      // The page also has a button with this name, before the table's button.
      await user.click(screen.getAllByRole('button', { name: action }).at(-1) as HTMLElement)
      await expectCompanyName()
    },
  )

  test.each([
    ['Send reminders', 'Person 5'],
    ['Reset progress', 'Person 1'],
  ])('names the company for one employee: %s', { tags: 'slow' }, async (action, name) => {
    const { user } = await renderAssessment({ ...partnerView, at: '/assessment/7/view/employees/' })
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    await expectCompanyName()
  })
})
