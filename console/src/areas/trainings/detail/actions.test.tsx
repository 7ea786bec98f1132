import { campaignStatus, trainingScheduleType } from '@heed/contracts'
import { aTraining } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { aTrainingServer, renderTraining, trainingPagePath, trainingUrl } from './testing/renderTraining.tsx'

const findHeading = (name = 'Safe every day') => screen.findByRole('heading', { level: 1, name })

async function openMenu(options: Parameters<typeof renderTraining>[0] = {}) {
  const view = await renderTraining(options)
  await findHeading()
  await view.user.click(screen.getByRole('button', { name: 'Actions' }))
  const menu = await screen.findByRole('menu')
  const labels = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
  return { ...view, menu, labels }
}

describe("the training page's actions", () => {
  it('are all offered to an admin, with a reason for each unavailable one', async () => {
    const { labels } = await openMenu()
    expect(labels).toEqual([
      'Send reminders',
      'Report (.pdf)',
      'Employee report (.pdf)',
      'Employee report (.csv)',
      'Detailed employee report (.csv)',
      'Sign in links (.csv)',
      'Rename training',
      'Copy training',
      'Stop training',
      'Delete trainingOnly a draft or scheduled training can be deleted',
    ])
  })

  it('are limited to reports for a viewer', async () => {
    const { labels } = await openMenu({ as: 'viewer' })
    expect(labels).toEqual([
      'Report (.pdf)',
      'Employee report (.pdf)',
      'Employee report (.csv)',
      'Detailed employee report (.csv)',
    ])
    expect(screen.queryByRole('button', { name: 'Send reminders' })).toBeNull()
  })

  it.each([campaignStatus.scheduled, campaignStatus.draft])(
    'include editing but no reminders before the start: status %i',
    async (status) => {
      await renderTraining({ server: aTrainingServer({ status, active: 0 }) })
      const edit = await screen.findByRole('link', { name: 'Edit' })
      expect(edit.getAttribute('href')).toBe('/trainings/edit/5/')
      expect(screen.queryByRole('button', { name: 'Send reminders' })).toBeNull()
    },
  )

  it('put sign-in links before reminders for a link-only training, which sends no messages', async () => {
    const byLink = { scheduleType: trainingScheduleType.downloadLinks, events: [] }
    await renderTraining({ server: aTrainingServer(byLink), as: 'admin' })
    const links = await screen.findByRole('button', { name: 'Sign in links (.csv)' })
    const remind = screen.getByRole('button', { name: 'Send reminders' })
    expect(links.className).toContain('MuiButton-contained')
    expect(remind.className).not.toContain('MuiButton-contained')
    expect(screen.getByText('240 employees with sign-in links; no messages will be sent')).toBeTruthy()
    expect(screen.queryByText(/invited|Last delivery/)).toBeNull()
    const lessons = within(await screen.findByRole('table', { name: 'Lessons' }))
    expect(lessons.getAllByText('160 of 240')).toHaveLength(2)
  })

  it("don't let a viewer edit a scheduled training", async () => {
    await renderTraining({ as: 'viewer', server: aTrainingServer({ status: campaignStatus.scheduled }) })
    await findHeading()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  it('disable the employee report (.pdf) for a thousand employees', async () => {
    const { labels } = await openMenu({ server: aTrainingServer({ totalUsers: 1000 }) })
    expect(labels[2]).toBe(
      'Employee report (.pdf)The employee report (.pdf) is only available for fewer than 1000 employees',
    )
  })

  it("disable stopping when the platform doesn't allow it", async () => {
    const { labels } = await openMenu({ server: aTrainingServer({ canStop: false }) })
    expect(labels[8]).toBe('Stop trainingNot possible right now')
  })

  it.each([
    ['Report (.pdf)', 'report?token=token-1&zone=Atlantic%2FReykjavik'],
    ['Employee report (.pdf)', 'report?users_details=1&token=token-1&zone=Atlantic%2FReykjavik'],
    ['Employee report (.csv)', 'users_report/csv?token=token-1&zone=Atlantic%2FReykjavik'],
    ['Detailed employee report (.csv)', 'users_detailed_report/csv?token=token-1&zone=Atlantic%2FReykjavik'],
    ['Sign in links (.csv)', 'users/csv?token=token-1&zone=Atlantic%2FReykjavik'],
  ])('download %s with the session token, and show a busy state until it arrives', async (name, link) => {
    const saved = recordSavedFiles()
    const wanted = new URL(`${trainingUrl}/${link}`, 'https://heed.example')
    const file = `GET ${wanted.pathname}`
    let arrive = (_: string): void => undefined
    const server = aTrainingServer().on(file, () => new Promise<string>((done) => (arrive = done)))
    const { user, menu } = await openMenu({ server })
    await user.click(within(menu).getByRole('menuitem', { name }))
    const dots = screen.getByRole('button', { name: 'Actions', hidden: true })
    await waitFor(() => expect(dots.getAttribute('aria-busy')).toBe('true'))
    arrive('Name')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(dots.getAttribute('aria-busy')).toBeNull()
    const asked = server.listCalls(file).map(({ path }) => new URL(path, 'https://heed.example').searchParams)
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([Object.fromEntries(wanted.searchParams)])
  })

  it("show why a file couldn't be downloaded, and can try again", { tags: 'slow' }, async () => {
    const saved = recordSavedFiles()
    const server = aTrainingServer().on(
      `GET ${trainingUrl}/report`,
      refuse(409, 'This training has not started yet'),
    )
    const { user, menu } = await openMenu({ server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Report (.pdf)' }))
    await screen.findByText(/^This training has not started yet\s+Report \(\.pdf\) wasn't downloaded\.$/)
    expect(saved).toEqual([])
    server.on(`GET ${trainingUrl}/report`, '%PDF-1.7')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it("name the file language once if it differs, also as the menu's description", async () => {
    const { menu, labels } = await openMenu({ company: { defaultLanguage: 'is' } })
    const said = "Files are in is, Norðurljós ehf.'s default language."
    expect(within(menu).getAllByText(said)).toHaveLength(1)
    expect(document.getElementById(menu.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said)
    expect(labels[1]).toBe('Report (.pdf)')
  })

  it('rename the training and strip HTML tags', { tags: 'slow' }, async () => {
    const rename = `PUT ${trainingUrl}/rename`
    const server = aTrainingServer().on(rename, { success: true, automation: { id: 5, name: 'Öryggi' } })
    const { user, menu } = await openMenu({ server })
    await user.click(within(menu).getByRole('menuitem', { name: 'Rename training' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename training' }))
    const submit = dialog.getByRole('button', { name: 'Rename' })
    const name = dialog.getByRole('textbox', { name: /Name/ })
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    await user.clear(name)
    await user.type(name, '<b> </b>')
    expect(submit.getAttribute('aria-description')).toBe('You need to enter some information to save')
    await user.type(name, '<i>Öryggi</i>')
    dialog.getByText("heed api trainings.rename --companyId 11 --trainingId 5 --name 'Öryggi'")
    server.on(`GET ${trainingUrl}`, aTraining({ id: 5, name: 'Öryggi' }))
    await user.click(submit)
    expect(await findHeading('Öryggi')).toBeTruthy()
    expect(server.listCalls(rename).map(({ body }) => body)).toEqual([{ name: 'Öryggi' }])
  })
})

describe('a training page with anonymous tracking', () => {
  it('shows no individual employees and requests none', async () => {
    const { server } = await renderTraining({
      at: `${trainingPagePath}?tab=employees`,
      company: { anonymousTracking: true },
    })
    expect(await screen.findByText('Tracking users is disabled')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'View Employees' })).toBeNull()
    expect(screen.getByText(/bounced emails$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /bounced emails$/ })).toBeNull()
    expect(server.calls.filter(({ path }) => path.includes('perUsersDetails'))).toEqual([])
  })

  it('disables employee reports with the reason', async () => {
    const { labels } = await openMenu({ company: { anonymousTracking: true } })
    expect(labels.slice(1, 4)).toEqual([
      'Report (.pdf)',
      'Employee report (.pdf)Tracking users is disabled',
      'Employee report (.csv)Tracking users is disabled',
    ])
  })
})
