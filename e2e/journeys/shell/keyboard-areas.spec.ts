import { getManagerEmail } from '@heed/fixtures'
import { getLastEmail, startAssessment } from '../../campaigns.ts'
import { expect, tabTo, test } from '../../focus.ts'
import { AssessmentPage } from '../../pages/campaigns/assessment.ts'
import { DeskPage } from '../../pages/desk.ts'
import { Dialog } from '../../pages/dialogs.ts'
import { LearnerPage } from '../../pages/learners/learner.ts'

const admin = getManagerEmail('admin')
const questions = [1005]

test('the dashboard leads to reminders and to a new campaign by keyboard alone @dashboard', async ({
  page,
  signIn,
  keys,
}) => {
  await signIn(admin, '/')
  const opener = page
    .getByRole('region', { name: 'Needs attention' })
    .getByText('Send reminders', { exact: true })
  await keys.use(opener)
  const dialog = await new Dialog(page, 'Send reminders').expectShown()
  await keys.expectCycle(dialog.root)
  await keys.press('Escape')
  await dialog.expectClosed()
  await keys.waitForReports()
  await page.goBack()
  await keys.use(page.getByRole('button', { name: 'Create', exact: true }))
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await keys.press('Escape')
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeFocused()
})

test('two employees of an assessment are selected by keyboard alone @assessments', async ({
  page,
  signIn,
  keys,
  announced,
}) => {
  await signIn(admin, '/assessment/')
  await keys.use(page.getByRole('link', { name: 'Remote work check' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const assessment = await new AssessmentPage(page, 'Remote work check').expectShown()
  await keys.use(page.getByRole('link', { name: /^Employees \d/ }).last())
  await assessment.people.expectLoaded()
  for (const index of [0, 1]) {
    await tabTo(
      page
        .getByRole('row')
        .getByRole('checkbox', { name: /^Select (?!every)/ })
        .nth(index),
    )
    await keys.press('Space')
  }
  await announced.expectTexts('1 selected on this page', '2 selected on this page')
  await tabTo(page.getByRole('button', { name: 'Add to list', exact: true }), 'Shift+Tab')
  await keys.press('Enter')
  const dialog = page.getByRole('dialog', { name: /\b2 employees/ })
  await keys.expectCycle(dialog)
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
})

test('content is filtered and previewed by keyboard alone @content', async ({ page, signIn, keys }) => {
  await signIn(admin, '/content/')
  const chip = page.getByRole('group', { name: 'Type' }).getByRole('button', { name: /^Reinforcement/ })
  await keys.use(chip, 'Space')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(chip).toBeFocused()
  const card = page.getByRole('article').first()
  const opener = card.getByRole('button').or(card.getByRole('link')).first()
  await keys.use(opener)
  const preview = page.getByRole('dialog').last()
  await keys.expectCycle(preview)
  await keys.press('Escape')
  await expect(preview).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a package is chosen and left again by keyboard alone @packages', async ({ page, signIn, keys }) => {
  await signIn(admin, '/content/')
  const button = page.getByRole('button', { name: 'Import Scorm' })
  await keys.use(button)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await keys.expectCycle(dialog)
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('the groups of a directory are opened and left by keyboard alone @integrations', async ({
  page,
  signIn,
  keys,
}) => {
  await signIn(admin, '/settings/integrations/')
  await keys.use(page.getByRole('link', { name: 'Manage Azure AD' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keys.use(page.getByRole('button', { name: 'Choose groups' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Choose groups' })).toBeFocused()
})

test('the palette finds a page by keyboard alone @shell', async ({ page, signIn, keys }) => {
  await signIn(admin, '/users/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await keys.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await keys.type('Reports')
  await page
    .getByRole('option', { name: /Reports/ })
    .first()
    .waitFor()
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeFocused()
})

test('a fault is started and removed by keyboard alone @desk', async ({ page, world, keys }) => {
  await page.goto(`${world.address}_mock/pages/faults/`)
  const desk = new DeskPage(page)
  await expect(page.getByText('No faults')).toBeVisible()
  await keys.use(desk.card('API down').getByRole('button', { name: 'Start' }))
  await desk.expectText('API down started')
  await keys.use(desk.button('Remove all faults'))
  await desk.expectText('All faults removed')
})

test('an employee answers a scenario by keyboard alone @learner', async ({ page, world, keys }) => {
  const person = await world.person(admin)
  await startAssessment(world, person, questions, 'mailed')
  await world.advance('P1D')
  const { links } = await getLastEmail(world, 'invitation')
  const learner = new LearnerPage(page)
  await learner.openInEnglish(links[0] ?? '')
  await keys.use(learner.button('Start'))
  await tabTo(page.getByRole('radio'))
  await keys.press('Space')
  await keys.use(learner.button('Finish'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Error/)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test.describe('a company that has bought views', () => {
  test.use({ scenario: 'ppv' })

  test('a snippet is made and sized by keyboard alone @embed', async ({ page, signIn, keys, announced }) => {
    await signIn(admin, '/ppv/')
    const video = page.getByRole('row').filter({ hasText: 'QR codes with a hook' })
    await keys.use(video.getByRole('button', { name: 'Generate Snippet' }))
    await expect(page.getByRole('heading', { name: 'QR codes with a hook' })).toBeFocused()
    await announced.expectTexts('Snippet generated for QR codes with a hook')
    await tabTo(page.getByRole('radio', { checked: true }))
    await keys.press('ArrowUp')
    await expect(page.getByRole('radio', { checked: true }).first()).toBeFocused()
  })
})
