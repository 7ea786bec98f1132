import { getManagerEmail, superEmail } from '@heed/fixtures'
import { findQuestion, translateQuestion } from '@heed/fixtures/library'
import { getLastEmail, startAssessment } from '../../campaigns.ts'
import { expect, test } from '../../heed.ts'
import { LearnerPage } from '../../pages/learners/learner.ts'
import { fetchAllPeople, findList } from '../../people.ts'

/** The scenarios ask for a single answer, steps in order, several answers, and yes or no. */
const questions = [1005, 1006, 1002, 1008]
function getQuestionName(id: number, language = 'en'): string {
  const question = findQuestion(id)
  return question ? translateQuestion(question, language).name : ''
}
const [choice = '', order = '', several = '', lines = ''] = questions.map((id) => getQuestionName(id))

interface Figures {
  usersStarted: number
  usersFinished: number
  resilienceScore: number | null
}

test('an employee answers emailed scenarios, can go back and resume, and the figures follow @learner @core', async ({
  page,
  world,
}) => {
  const admin = await world.person(getManagerEmail('admin'))
  const { path } = await startAssessment(world, admin, questions, 'mailed')
  await world.advance('P1D')
  const { links, to } = await getLastEmail(world, 'invitation')
  const figures = () => world.api<Figures>(admin, path)
  expect(await figures()).toMatchObject({ usersStarted: 0, usersFinished: 0, resilienceScore: null })

  const learner = new LearnerPage(page)
  const onward = learner.button('Next')
  await learner.openInEnglish(links[0] ?? '')
  await expect(learner.heading).toHaveText('Where we stand today')
  await learner.expectAccessible()
  await learner.button('Start').click()

  await learner.chooseLanguage('ja')
  await expect(learner.heading).toHaveText(getQuestionName(1005, 'ja'))
  await learner.chooseLanguage('en')
  await expect(learner.heading).toHaveText(choice)
  await onward.click()
  await expect(learner.alert).toHaveText('Please answer the marked questions first.')
  await learner.expectErrorAt(page.getByRole('radio').first(), 'Please answer this question.')
  await learner.expectAccessible()
  const team = learner.question('Your team lead never sent macros before. What do you do?')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await team.answer('Call the team lead before you open anything').check()
  await kept
  await page.reload()
  await expect(team.answer('Call the team lead before you open anything')).toBeChecked()
  await team.answer('Call the team lead before you open anything').press('Enter')

  await expect(learner.heading).toHaveText(order)
  const steps = learner.question('Bring the steps into the best order.')
  const last = 'Check your account for unknown sign-ins together'
  for (let at = 0; at < 3; at++) await steps.move('down', last).press('Enter')
  await steps.move('up', 'Close the false page').press('Enter')
  await steps.move('down', 'Report what happened to the security team').press('Enter')
  await expect(steps.steps).toHaveText([/Close/, /Change/, /Report/, /Check/])
  await learner.expectAccessible()
  await onward.click()

  await expect(learner.heading).toHaveText(several)
  const signs = learner.question('Which of these are signs of fraud?')
  await signs.answer('A short deadline').check()
  await learner.button('Back').click()
  await expect(steps.steps).toHaveText([/Close/, /Change/, /Report/, /Check/])
  await onward.click()
  await expect(signs.answer('A short deadline')).toBeChecked()
  await signs.answer('The link belongs to fee-desk.example').check()
  await signs.answer('The address of the sender belongs to nobody you know').check()
  await onward.click()

  await expect(learner.heading).toHaveText(lines)
  expect(await figures()).toMatchObject({ usersStarted: 1, usersFinished: 0 })
  await page.goto(links[0] ?? '')
  await learner.openInEnglish(links[0] ?? '')
  await learner.button('Continue').click()
  await expect(learner.heading).toHaveText(lines)
  const report = learner.question('Would you report this?')
  await report.line('Your own click on a false link', 'Yes').check()
  await report.line('The weekly menu of the canteen', 'No').check()
  await report.line('A mail that 20 colleagues got as well', 'Yes').check()
  await report.line('A mail that you are not sure about', 'Yes').check()
  await learner.expectAccessible()
  await learner.button('Finish').click()
  await expect(learner.heading).toHaveText('Thank you!')
  await learner.expectAccessible()

  expect(await figures()).toMatchObject({ usersStarted: 1, usersFinished: 1, resilienceScore: 100 })
  const { users } = await world.api<{ users: object[] }>(admin, `${path}/users?n=100`)
  expect(users).toContainEqual(expect.objectContaining({ email: to, scorePercent: 100 }))
})

test('with a shared assessment link, listed employees identify themselves by email @learner', async ({
  browser,
  world,
}) => {
  const admin = await world.person(getManagerEmail('admin'))
  const company = admin.company?.id ?? 0
  const settings = { 'ui.assessment_manual_schedule': '1' }
  await world.call(await world.person(superEmail), 'put', `/companies/${company}/settings`, settings)
  const { path, link } = await startAssessment(world, admin, questions.slice(0, 1), 'by hand')
  const { id } = await findList(world, admin, company, 'Leadership')
  const [someone] = await fetchAllPeople(world, admin, company, id)

  const page = await browser.newPage()
  const learner = new LearnerPage(page)
  await learner.openInEnglish(link ?? '')
  await expect(learner.heading).toHaveText('Who are you?')
  await learner.expectAccessible()
  const address = page.getByLabel('Your work email')
  await address.fill('nobody@nowhere.example')
  await learner.button('Continue').click()
  await expect(learner.alert).toContainText('No assessment is open for this address.')
  await expect(address).toHaveValue('nobody@nowhere.example')
  await learner.expectErrorAt(address, /^No assessment is open for this address/)
  await learner.expectAccessible()
  await address.fill(someone?.email ?? '')
  await address.press('Enter')
  await learner.button('Start').click()
  await page.getByLabel('Enable it, since it is internal').check()
  await learner.button('Finish').click()
  await expect(learner.heading).toHaveText('Thank you!')
  expect(await world.api<Figures>(admin, path)).toMatchObject({ usersFinished: 1, resilienceScore: 0 })
  await page.close()
})
