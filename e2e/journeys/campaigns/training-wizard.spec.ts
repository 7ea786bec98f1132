import { readFile } from 'node:fs/promises'
import { getManagerEmail } from '@heed/fixtures'
import { unzipSync } from 'fflate'
import { expect, test } from '../../heed.ts'
import { TrainingWizard } from '../../pages/campaigns/trainingWizard.ts'
import { LearnerPage } from '../../pages/learners/learner.ts'
import { FakeLms } from '../../pages/learners/learningSystem.ts'
import { signInAgain } from '../../pages/signInAgain.ts'
import type { Person, World } from '../../world.ts'

const admin = getManagerEmail('admin')
const template = 'Phishing from all sides'

interface SavedTraining {
  id: number
  name: string
  status: number
  subjects: number[]
  totalUsers: number
  opened: number
  events: object[]
}

const fetchTrainings = async (world: World, person: Person): Promise<SavedTraining[]> => {
  const path = `/companies/${person.company?.id}/trainings?d=1&n=100`
  return (await world.api<{ automations: SavedTraining[] }>(person, path)).automations
}
const findTrainingsByName = async (world: World, person: Person, name: string) =>
  (await fetchTrainings(world, person)).filter((one) => one.name === name)
const fetchTraining = (world: World, person: Person, id: number) =>
  world.api<SavedTraining>(person, `/companies/${person.company?.id}/trainings/${id}`)

test('a training is created from a template, edited, copied and sent @trainings @core', async ({
  page,
  signIn,
  world,
  heed,
}) => {
  const person = await signIn(admin, '/trainings/create/')
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await wizard.chooseTemplate(template)
  await wizard.continueThrough('Content')
  const [first = '', second = ''] = await wizard.subjects()
  await wizard.button(`Move ${first} down`).click()
  expect((await wizard.subjects()).slice(0, 2)).toEqual([second, first])
  await wizard.button(`Remove ${first}`).click()
  await wizard.button('Undo').click()
  expect((await wizard.subjects()).slice(0, 2)).toEqual([second, first])
  const [, , third = ''] = await wizard.subjects()
  await wizard.drag(third, second)
  await expect.poll(async () => (await wizard.subjects()).slice(0, 3)).toEqual([third, second, first])
  await wizard.continueThrough('Employees')
  await wizard.chooseList('Leadership')
  await wizard.button('Show recipients').click()
  await expect(page.getByRole('table', { name: 'Recipients' })).toBeVisible()
  await wizard.continueThrough('Schedule')
  const planned = await wizard.deliveries()
  await wizard.button('Edit delivery 1').click()
  const delivery = page.getByRole('dialog', { name: 'Delivery 1' })
  await delivery.getByLabel('Delivery name').fill('Kick-off')
  await delivery.getByRole('button', { name: 'Split in two' }).click()
  await delivery.getByRole('button', { name: 'Done' }).click()
  expect(await wizard.deliveries()).toBe(planned + 1)
  await wizard.button('Edit delivery 2').press('Enter')
  await page.keyboard.type('The day after')
  await page.keyboard.press('Escape')
  const plan = page.getByRole('list', { name: 'Deliveries' })
  for (const name of ['Kick-off', 'The day after']) await expect(plan.getByText(name)).toBeVisible()
  await wizard.continueThrough('Reminders', 'Intro message', 'Finalize')
  await page.goBack()
  await wizard.expectStep('Intro message')
  await page.goForward()
  await wizard.expectStep('Finalize')
  await wizard.button('Create').dblclick()
  await wizard.call('Spring 2026', 'Create')
  await page.getByRole('heading', { name: 'Training scheduled' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Spring 2026', level: 1 }).waitFor()
  await expect(page.getByRole('heading', { name: 'Training scheduled' })).toBeHidden()
  const [created] = await findTrainingsByName(world, person, 'Spring 2026')
  expect(await findTrainingsByName(world, person, 'Spring 2026')).toHaveLength(1)
  expect((await fetchTraining(world, person, created?.id ?? 0)).events).toHaveLength(planned + 1)

  await page.goto(`/trainings/edit/${created?.id}/?step=content`)
  await wizard.expectStep('Content')
  await wizard.button(`Remove ${second}`).click()
  await wizard.button('Save and update').click()
  await page.getByRole('heading', { name: 'Training updated!' }).waitFor()
  const changed = await fetchTraining(world, person, created?.id ?? 0)
  expect(changed.subjects).toHaveLength(6)

  await page.goto(`/trainings/create/copy/${created?.id}/`)
  await wizard.expectStep('Content')
  await wizard.button('Save draft').click()
  await wizard.notice('Training draft saved!').waitFor()
  await expect(page).toHaveURL(/\/trainings\/edit\/\d+\/\?step=content$/)
  expect(await findTrainingsByName(world, person, 'Spring 2026 Copy')).toMatchObject([{ status: -1 }])

  await world.advance('PT25H')
  const mails = await world.mails('lesson')
  expect(mails.length).toBeGreaterThan(0)
  const words = ['trainings', 'list', '--filter', 'Spring 2026', '--json']
  const listed = await heed([...words, '--company', String(person.company?.id)], { as: person })
  expect(listed.errors).toBe('')
  expect(listed.output).toContain('Spring 2026')
  await page.goto(`/trainings/edit/${created?.id}/`)
  await page
    .getByRole('heading', { name: "You can't edit an already ongoing or completed training" })
    .waitFor()
})

test('training wizard choices survive a reload, an ended session and a server error @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/trainings/create/')
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await wizard.chooseTemplate(template)
  await wizard.continueThrough('Content')
  const before = await wizard.subjects()
  await wizard.button(`Remove ${before[0]}`).click()
  await page.reload()
  await wizard.expectStep('Content')
  expect(await wizard.subjects()).toEqual(before.slice(1))

  await world.endSessions()
  await wizard.button('Save draft').click()
  await wizard.call('Kept', 'Save draft')
  await signInAgain(page, world, admin, () => wizard.expectStep('Content'))
  expect(await wizard.subjects()).toEqual(before.slice(1))
  await expect(page.getByRole('heading', { name: 'Kept' })).toBeVisible()

  await page.route(/\/trainings\/draft$/, (route) =>
    route.fulfill({ status: 500, json: { message: 'The server is out of order' } }),
  )
  await wizard.button('Save draft').click()
  await expect(page.getByText('Not saved: The server is out of order')).toBeVisible()
  expect(await wizard.subjects()).toEqual(before.slice(1))
  await page.unroute(/\/trainings\/draft$/)
  await wizard.button('Save draft').dblclick()
  await wizard.notice('Training draft saved!').waitFor()
  const kept = await findTrainingsByName(world, await world.person(admin), 'Kept')
  expect(kept, person.name).toHaveLength(1)
})

test('the older of two training tabs is warned and keeps its changes @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/trainings/create/')
  const older = await new TrainingWizard(page).expectStep('Goal')
  await older.chooseTemplate(template)
  await older.button('Save draft').click()
  await older.call('Both', 'Save draft')
  await older.notice('Training draft saved!').waitFor()
  await expect(page).toHaveURL(/\/trainings\/edit\/\d+\//)
  const address = page.url()
  const tab = await page.context().newPage()
  await tab.goto(address)
  const newer = await new TrainingWizard(tab).expectStep('Goal')
  await older.page.getByRole('button', { name: /^Content/ }).click()
  await older.expectStep('Content')
  const [gone = ''] = await older.subjects()
  await older.button(`Remove ${gone}`).click()
  const heading = page.getByRole('heading', { name: 'Content', exact: true })
  const place = await heading.boundingBox()
  await newer.chooseTemplate('Better sign-ins')
  await newer.button('Save draft').click()
  await newer.notice('Training updated!').waitFor()
  await expect(page.getByText('This training was saved by someone else or in another tab')).toBeVisible()
  // The message that appears must not move the content.
  expect(await heading.boundingBox()).toEqual(place)
  await older.button('Keep my version').click()
  expect(await older.subjects()).not.toContain(gone)
  await older.button('Save draft').click()
  await older.notice('Training updated!').waitFor()
  await tab.getByText('This training was saved by someone else or in another tab').waitFor()
  await newer.button('Load latest version').click()
  await expect(newer.page.getByRole('radio', { name: template })).toBeChecked()
  const [saved] = await findTrainingsByName(world, person, 'Both')
  expect((await fetchTraining(world, person, saved?.id ?? 0)).subjects).toHaveLength(6)
})

test('a packaged training is created once despite a lost response and completed in Icelandic @trainings', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { company } = await world.person(admin)
  await world.change('companies', { id: String(company?.id) }, { language: 'is' })
  const person = await signIn(admin, '/trainings/create_scorm/')
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await wizard.chooseTemplate(template)
  await wizard.continueThrough('Content')
  const [first, ...others] = await wizard.subjects()
  for (const subject of others) await wizard.button(`Remove ${subject}`).click()
  await wizard.continueThrough('Finalize')
  await page.route(/\/packages$/, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await wizard.button('Create').click()
  await wizard.call('Fyrir námskerfið', 'Create')
  await page.getByRole('heading', { name: 'The package is ready' }).waitFor()
  await expect(page.getByText(/^Saved\. Your changes got through /)).toBeVisible()
  expect(await findTrainingsByName(world, person, 'Fyrir námskerfið'), first).toHaveLength(1)
  await wizard.button('Download training').click()
  const dialog = page.getByRole('dialog', { name: 'Download Fyrir námskerfið' })
  await dialog.getByRole('radio', { name: 'SCORM 1.2' }).check()
  const arriving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const zip = await readFile(await (await arriving).path())
  expect(Object.keys(unzipSync(zip))).toContain('imsmanifest.xml')
  const system = new FakeLms(await context.newPage())
  await system.serveCourse(zip, 'scorm12')
  const course = await system.open('is')
  await expect(course.heading('Fyrir námskerfið')).toBeVisible()
  await course.press('Byrja')
  await course.readLesson()
  const check = course.button('Athuga svar')
  while (await check.isVisible()) await course.answerFirst()
  await expect(course.heading(course.word('isDone'))).toBeVisible()
  await expect(course.text).toContainText(`Einkunnin þín: ${await system.recorded('cmi.core.score.raw')}%`)
  await course.press('Loka')
  expect(await system.recorded('cmi.core.lesson_status')).toMatch(/^(passed|failed)$/)
  expect(system.outside).toEqual([])
})

test('sign-in links are downloaded instead of emailed, and one opens the training @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/trainings/create/')
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await wizard.chooseTemplate(template)
  await wizard.continueThrough('Content', 'Employees')
  await wizard.chooseList('Leadership')
  await wizard.continueThrough('Schedule')
  await page.getByRole('radio', { name: 'Download sign-in links' }).check()
  await wizard.continueThrough('Finalize')
  await wizard.button('Create').click()
  await wizard.call('By hand', 'Create')
  await page.getByRole('heading', { name: 'The sign-in links are ready' }).waitFor()
  const arriving = page.waitForEvent('download')
  await wizard.button('Sign in links (.csv)').click()
  const text = await readFile(await (await arriving).path(), 'utf8')
  const links = text.match(/https?:\/\/[^\s",;]+/g) ?? []
  const [made] = await findTrainingsByName(world, person, 'By hand')
  expect(links).toHaveLength((await fetchTraining(world, person, made?.id ?? 0)).totalUsers)
  expect(await world.mails('lesson')).toEqual([])
  const learner = new LearnerPage(page)
  await learner.openInEnglish(links[0] ?? '')
  await expect(learner.heading).toHaveText('By hand')
  await learner.button('Start').first().click()
  await expect.poll(async () => (await fetchTraining(world, person, made?.id ?? 0)).opened).toBe(1)
})
