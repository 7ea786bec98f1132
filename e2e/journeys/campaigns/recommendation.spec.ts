import { readFile } from 'node:fs/promises'
import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import { unzipSync } from 'fflate'
import { expect, test } from '../../heed.ts'
import { DownloadDialog } from '../../pages/campaigns/campaignList.ts'
import { TrainingWizard } from '../../pages/campaigns/trainingWizard.ts'

const admin = getManagerEmail('admin')
const company = companyIds.direct

test("an assessment's recommendation becomes a training and a package with its subjects @assessments", async ({
  page,
  signIn,
  world,
}) => {
  const person = await world.person(admin)
  const settings = { 'ui.assessment.recommendations': '1', 'ui.cmi5.enabled': '1' }
  await world.call(await world.person(superEmail), 'put', `/companies/${company}/settings`, settings)
  const done = company * 100 + 1
  const { recommendations, selectedUserListsIds } = await world.api<{
    recommendations: { videos: { id: number; title: string }[] }[]
    selectedUserListsIds: number[]
  }>(person, `/companies/${company}/assessments/${done}`)
  const videos = recommendations.flatMap((area) => area.videos)
  const facts = `${videos.length} subjects · ${Math.ceil(videos.length / 2)} weeks`
  await signIn(admin, `/assessment/${done}/view/recommendation/`)
  await expect(page.getByText(facts)).toBeVisible()
  await page.getByRole('link', { name: 'Create training' }).click()
  for (const { title } of videos) await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  const naming = page.getByRole('dialog')
  await naming.getByRole('textbox').first().fill('What to do about it')
  await naming.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('Training draft saved!')).toBeVisible()
  const { automations } = await world.api<{ automations: { id: number; name: string }[] }>(
    person,
    `/companies/${company}/trainings?d=1&n=100`,
  )
  const made = automations.find((one) => one.name === 'What to do about it')
  const training = await world.api<{ subjects: number[]; definition: { userLists: number[] } }>(
    person,
    `/companies/${company}/trainings/${made?.id}`,
  )
  expect(training.subjects).toEqual(videos.map((video) => video.id))
  expect(training.definition.userLists).toEqual(selectedUserListsIds)

  const wizard = await new TrainingWizard(page).expectStep('Content')
  await wizard.continueThrough('Employees', 'Schedule', 'Reminders', 'Intro message', 'Finalize')
  await wizard.button('Activate').click()
  await page.getByRole('heading', { name: 'Training scheduled' }).waitFor()
  const before = (await world.mails('lesson')).length
  await world.advance('PT25H')
  expect((await world.mails('lesson')).length).toBeGreaterThan(before)

  await page.goto(`${world.address}assessment/${done}/view/recommendation/`)
  await page.getByRole('link', { name: 'Create SCORM package' }).click()
  await wizard.expectStep('Content')
  expect(await wizard.subjects()).toEqual(videos.map(({ title }) => title))
  await wizard.continueThrough('Finalize')
  await wizard.button('Create').click()
  await wizard.call('To take along', 'Create')
  await page.getByRole('heading', { name: 'The package is ready' }).waitFor()
  await wizard.button('Download training').click()
  const file = await (await new DownloadDialog(page, 'To take along').expectShown()).download('SCORM 1.2')
  const names = Object.keys(unzipSync(await readFile(await file.path())))
  expect(names).toContain('imsmanifest.xml')
  const lessons = names.flatMap((name) => /^lessons\/(\d+)\//.exec(name)?.[1] ?? [])
  expect(lessons.map(Number).toSorted()).toEqual(videos.map(({ id }) => id).toSorted())
})
