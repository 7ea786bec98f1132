import { anEmployee } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { editAssessment as edit, findButton } from './testing/openWizard.ts'
import { anAssessment, wizardServer } from './testing/wizardServer.ts'

it('each employee count in the wizard links to the recipients', async () => {
  const server = wizardServer(anAssessment()).on('GET /companies/11/users', {
    users: [anEmployee({ name: 'Dóra' })],
    count: 12,
  })
  const { user, address } = await edit(anAssessment(), { server }, 'finalize')
  const who = '/assessment/edit/5/?step=employees&recipients=shown'
  const links = () => screen.queryAllByRole('link', { name: /^12( employees)?$/ })
  await waitFor(() => expect(links().map((link) => link.getAttribute('href'))).toEqual([who, who, who]))
  await user.click(links()[0] as HTMLElement)
  expect(
    await within(await screen.findByRole('table', { name: 'Recipients' })).findByText('Dóra'),
  ).toBeTruthy()
  const list = screen.getByRole('link', { name: '12 employees on the Finance list (opens in a new tab)' })
  expect([list.getAttribute('href'), list.getAttribute('target')]).toEqual(['/users/list/7/', '_blank'])
  await user.click(await findButton('Hide recipients'))
  expect(address()).toBe('/assessment/edit/5/?step=employees')
})

it('an assessment shared by link sends no invitation and shows its intro there', async () => {
  const company = { settings: { 'ui.assessment_manual_schedule': '1' } }
  const own = { scheduleType: -1, date: null, introMessageEnabled: 1, introMessage: '<p>Hæ</p>' } as const
  const { user } = await edit(anAssessment({ ...own, channel: 3 }), { company }, 'introMessage')
  expect(
    await screen.findByText(/^No invitations will be sent\. Your message will appear on the page the/),
  ).toBeTruthy()
  expect(await screen.findByText('Shown only on the page the link opens.')).toBeTruthy()
  for (const sent of ['Email preview', 'Slack and Teams version']) {
    expect(screen.queryByText(sent)).toBeNull()
  }
  await user.click(screen.getByRole('switch', { name: 'Start with your own message' }))
  expect(screen.getByText('Without a message, the page will start with the assessment.')).toBeTruthy()
  await user.click(await findButton(/^Finalize/))
  expect((await findButton('Preview email')).getAttribute('aria-description')).toBe(
    "You'll share a link, so no invitations will be sent",
  )
})

it("employee counts in the wizard aren't links with anonymous tracking", async () => {
  await edit(anAssessment(), { company: { anonymousTracking: '1' } }, 'finalize')
  expect(await screen.findByText('12 employees')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^12/ })).toBeNull()
})
