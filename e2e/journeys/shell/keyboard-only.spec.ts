import { getManagerEmail, partnerEmails } from '@heed/fixtures'
import { expect, tabTo, test } from '../../focus.ts'
import { SignInPage } from '../../pages/auth.ts'
import { TrainingPage } from '../../pages/campaigns/training.ts'
import { TrainingListPage } from '../../pages/campaigns/trainingList.ts'
import { TrainingWizard } from '../../pages/campaigns/trainingWizard.ts'
import { ConfirmDialog, Dialog } from '../../pages/dialogs.ts'
import { EmployeesPage } from '../../pages/employees.ts'
import { ImportDialog } from '../../pages/importDialog.ts'
import { CustomerPage, PartnerPage } from '../../pages/partner.ts'
import { ReportsPage } from '../../pages/reports.ts'
import { Menu } from '../../pages/table.ts'

const admin = getManagerEmail('admin')

test("after signing in with Continue, the focus is on the next page's heading @sign-in", async ({
  page,
  keys,
}) => {
  await new SignInPage(page).open()
  await keys.type(admin)
  await keys.use(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByRole('heading', { name: 'Email is on its way!' })).toBeFocused()
})

test('employee lists are created and deleted by keyboard alone @employees', async ({
  page,
  signIn,
  keys,
  announced,
}) => {
  await signIn(admin, '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  await employees.lists.expectLoaded()
  await keys.use(employees.createListButton)
  const naming = await new Dialog(page, 'Create list').expectShown()
  await expect(naming.root.getByLabel('List name')).toBeFocused()
  announced.allow(/^List name: You need to enter some information to save$/)
  await keys.expectCycle(naming.root)
  await keys.type('Aaa by keyboard')
  await keys.press('Enter')
  const byHand = await new Dialog(page, 'Add employees to “Aaa by keyboard”').expectShown()
  await keys.expectCycle(byHand.root)
  await keys.press('Escape')
  await byHand.expectClosed()
  await keys.waitForReports()

  await page.goto('/users/?lists.filter=Aaa')
  await employees.lists.expectLoaded()
  await keys.use(page.getByRole('button', { name: 'Actions for Aaa by keyboard' }))
  const menu = await new Menu(page).expectShown()
  await keys.press('End')
  await expect(menu.item('Delete list')).toBeFocused()
  await keys.press('Enter')
  const question = await new ConfirmDialog(page, 'Delete the list “Aaa by keyboard”?').expectShown()
  await expect(question.button('Cancel')).toBeFocused()
  await keys.expectCycle(question.root)
  await keys.use(question.button('Delete list'))
  await question.expectClosed()
  await expect(page.getByText('List deleted.')).toBeVisible()
  await announced.expectTexts('List deleted.')
})

test('a file is imported by keyboard alone @employees', async ({ page, signIn, keys, announced }) => {
  await signIn(admin, '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  await keys.use(employees.importButton)
  const dialog = await new ImportDialog(page).expectShown()
  const chooser = page.waitForEvent('filechooser')
  await keys.use(dialog.button('Choose a file'))
  await (await chooser).setFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('asa@keys.example;Ása\nwei@keys.example;李伟\n'),
  })
  await dialog.tab('New').waitFor()
  await announced.expectTexts('people.csv: 2 lines, 2 employees')
  await keys.waitForReports()
  await keys.use(dialog.root.getByRole('button', { name: 'Confirm import of 2 employees' }))
  await dialog.isDone(2)
  await announced.expectTexts('2 employees saved.')
  await keys.waitForReports()
  await keys.press('Escape')
  await dialog.expectClosed()
})

test('a training is planned by keyboard alone @trainings', async ({ page, signIn, keys, announced }) => {
  await signIn(admin, '/trainings/create/')
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await expect(page.getByRole('textbox').first()).toBeFocused()
  await announced.expectTexts('Choose a template first')
  await tabTo(page.getByRole('radio').first())
  await keys.press('Space')
  await keys.use(wizard.button('Continue'))
  await wizard.expectStep('Content')
  await expect(page.getByRole('heading', { name: 'Content' })).toBeFocused()
  const [first = '', second = ''] = await wizard.subjects()
  await keys.use(wizard.button(`Remove ${first}`))
  await expect(wizard.button(`Remove ${second}`)).toBeFocused()
  const lastStepNote = 'Nothing will be sent until you press Create in the last step.'
  await announced.expectTexts(lastStepNote, `“${first}” removed`, await wizard.readHint('Content'))
  await keys.use(wizard.button('Undo'))
  await expect(wizard.button(`Remove ${first}`)).toBeVisible()
  await announced.expectTexts('Change undone', await wizard.readHint('Content'))
  await keys.waitForReports()
  await keys.use(wizard.button('Continue'))
  await wizard.expectStep('Employees')
  await announced.expectTexts('Choose at least one employee')
  await tabTo(page.getByRole('checkbox', { name: /Leadership/ }))
  await keys.press('Space')
  await announced.expectTexts(lastStepNote, await wizard.readHint('Employees'))
  await keys.use(wizard.button('Continue'))
  await wizard.expectStep('Schedule')

  announced.allow(/^[A-Z][a-z]+ 20\d\d$/, /^Name: /, /^Lesson 1 on /, /^\d deliver/)
  const chooseDay = async (...dayKeys: string[]) => {
    const button = page.getByRole('button', { name: /^Start date: choose a date/ })
    await keys.use(button)
    const calendar = await new Dialog(page, 'Start date').expectShown()
    await expect(calendar.root.getByRole('gridcell', { selected: true })).toBeFocused()
    for (const key of dayKeys) await keys.press(key)
    const day = await page.evaluate(() => document.activeElement?.textContent)
    await keys.press('Enter')
    await keys.press('Escape')
    await calendar.expectClosed()
    await expect(button).toBeFocused()
    return day
  }
  expect(await chooseDay('ArrowDown', 'ArrowRight')).toBe('10')
  expect(await chooseDay('ArrowRight', 'ArrowDown'), 'keys work on a changed date').toBe('18')
  await chooseDay('Shift+PageDown', 'PageDown', 'PageUp')
  await expect(page.getByRole('button', { name: /currently Feb 18, 2027$/ })).toBeVisible()
  expect(await chooseDay('Shift+PageUp')).toBe('18')
  for (const step of ['Reminders', 'Intro message', 'Finalize'] as const) {
    await keys.use(wizard.button('Continue'))
    await wizard.expectStep(step)
  }
  await keys.use(wizard.button('Save draft'))
  const naming = await new Dialog(page, 'Name this training').expectShown()
  await keys.expectCycle(naming.root)
  await keys.press('Escape')
  await naming.expectClosed()
})

test('reminders are sent by keyboard alone @trainings', async ({ page, signIn, keys, announced }) => {
  await signIn(admin, '/trainings/')
  await keys.use(page.getByRole('link', { name: 'Safe every day' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keys.use(page.getByRole('button', { name: 'Send reminders' }))
  const dialog = await new Dialog(page, 'Send reminders').expectShown()
  await keys.expectCycle(dialog.root)
  await keys.press('Escape')
  await dialog.expectClosed()
  await expect(page.getByRole('button', { name: 'Send reminders' })).toBeFocused()
  await keys.press('Enter')
  await dialog.expectShown()
  await keys.use(dialog.button('Send reminders'))
  await dialog.expectClosed()
  await announced.expectTexts('Reminders sent! 126 employees were reminded.')
})

test('reports are added and deleted by keyboard alone @reports', async ({
  page,
  signIn,
  keys,
  announced,
}) => {
  await signIn(admin, '/reports/')
  const reports = await new ReportsPage(page).expectShown()
  await keys.use(page.getByRole('button', { name: '+ add' }))
  const dialog = await new Dialog(page, 'Add a recurring report').expectShown()
  await expect(dialog.root.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await keys.expectCycle(dialog.root)
  await keys.press('Escape')
  await dialog.expectClosed()
  const [name = ''] = await reports.recurring.names()
  await keys.use(page.getByRole('button', { name: `Delete ${name}`, exact: true }))
  const question = await new ConfirmDialog(page, 'Are you sure you want to delete this report?').expectShown()
  await expect(question.button('Cancel')).toBeFocused()
  announced.allow(/^Employee lists: Please select at least one employee list$/)
  await keys.expectCycle(question.root)
  await keys.use(question.root.getByRole('button', { name: /^Delete/ }))
  await question.expectClosed()
  await expect(page.getByText('Report deleted!')).toBeVisible()
  await announced.expectTexts('Report deleted!')
})

test('settings are changed by keyboard alone @settings', async ({ page, signIn, keys, announced }) => {
  await signIn(admin, '/settings/')
  await tabTo(page.getByRole('textbox', { name: 'Name' }))
  await keys.type('Úlfur')
  await announced.expectTexts('Unsaved profile changes')
  await keys.use(page.getByRole('button', { name: 'Save changes' }))
  await expect(page.getByText('Your profile successful updated')).toBeVisible()
  await announced.expectTexts('Your profile successful updated')
  await keys.waitForReports()
  await tabTo(page.getByRole('link', { name: 'Admins' }), 'Shift+Tab')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keys.use(page.getByRole('button', { name: 'Add admin' }))
  const dialog = await new Dialog(page, 'Add admin').expectShown()
  announced.allow(/^Name: Please enter name of the admin$/, /^Email: Please enter a correct work email$/)
  await keys.expectCycle(dialog.root)
  await keys.press('Escape')
  await dialog.expectClosed()
  const receiver = page.getByRole('button', { name: /^Actions for / })
  await keys.use(receiver)
  await new Menu(page).expectShown()
  await keys.press('Escape')
  await expect(receiver.first()).toBeFocused()
})

test('a plan is chosen by keyboard alone @subscription', async ({ page, signIn, keys }) => {
  await signIn(getManagerEmail('admin', 'trial'), '/settings/subscriptions/')
  await keys.use(page.getByRole('main').getByRole('link', { name: 'Upgrade', exact: true }))
  const wizard = page.getByRole('dialog', { name: 'Upgrade' })
  await keys.use(wizard.getByRole('button', { name: 'Choose Business' }))
  await expect(wizard.getByRole('complementary').getByText('Charged today')).toBeVisible()
  await keys.use(wizard.getByRole('button', { name: 'Continue' }))
  await expect(wizard.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await keys.waitForReports()
  await keys.press('Escape')
})

test("a partner edits a customer's subscription by keyboard alone @partner", async ({
  page,
  signIn,
  keys,
}) => {
  await signIn(partnerEmails.bjarg, '/partner/')
  const partner = await new PartnerPage(page).expectShown()
  const [name = ''] = await partner.companies.names()
  await keys.use(partner.companies.link(name))
  const customer = await new CustomerPage(page, name).expectShown()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keys.use(customer.subscription.getByRole('button', { name: 'Edit subscription' }))
  const dialog = await new Dialog(page, 'Edit subscription').expectShown()
  await keys.expectCycle(dialog.root)
  await keys.press('Escape')
  await dialog.expectClosed()
  await keys.waitForReports()
})

test('Tab passes through each question with a command line, and Escape closes it @trainings', async ({
  page,
  signIn,
  keys,
}) => {
  const expectUsable = async (question: Dialog, start = 'Cancel') => {
    await question.expectShown()
    await expect(question.button(start)).toBeFocused()
    await keys.expectCycle(question.root)
    await keys.press('Escape')
    await question.expectClosed()
  }
  await signIn(admin, '/trainings/')
  await expectUsable(await new TrainingListPage(page).openStop('Safe every day'))

  await page.getByRole('link', { name: 'Safe every day', exact: true }).click()
  const people = await (await new TrainingPage(page, 'Safe every day').expectShown()).openPeople()
  await people.people.expectLoaded()
  await people.root
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await people.root.getByRole('button', { name: 'Send reminders', exact: true }).click()
  await expectUsable(new ConfirmDialog(page, 'Send reminders'))

  await page.goto('/settings/admins/')
  await page
    .getByRole('button', { name: /^Actions for / })
    .last()
    .click()
  await (await new Menu(page).expectShown()).choose('Make billing manager')
  await expectUsable(new ConfirmDialog(page, /^Send invoices to .+\?$/))
})

test('a question over a dialog can be answered by keyboard @partner', async ({ page, signIn, keys }) => {
  await signIn(partnerEmails.bjarg, '/partner/')
  const partner = await new PartnerPage(page).expectShown()
  const [name = ''] = await partner.companies.names()
  const dialog = await (await partner.open(name)).openEdit()
  await dialog.root.getByLabel('Seats').fill('60')
  await keys.use(dialog.button('Continue'))
  const question = await new ConfirmDialog(page, 'Change the subscription?').expectShown()
  await expect(question.button('Cancel')).toBeFocused()
  await keys.expectCycle(question.root)
  await keys.press('Escape')
  await question.expectClosed()
  await expect(dialog.button('Continue')).toBeFocused()
})
