import { getManagerEmail } from '@heed/fixtures'
import { getLastEmail, startAssessment } from '../../campaigns.ts'
import { expect, test } from '../../heed.ts'
import { LearnerPage } from '../../pages/learners/learner.ts'
import { checkAdaptedDisplay } from '../../scenes/stage/adaptedChecks.ts'

test('an assessment is usable in contrast themes, with large text, at 400% zoom and without motion @learner', async ({
  page,
  world,
}) => {
  const admin = await world.person(getManagerEmail('admin'))
  await startAssessment(world, admin, [1005, 1006], 'mailed')
  await world.advance('P1D')
  const { links } = await getLastEmail(world, 'invitation')
  const learner = new LearnerPage(page)
  await learner.openInEnglish(links[0] ?? '')
  await checkAdaptedDisplay(page, 'assessment')
  await learner.button('Start').click()
  await page.getByRole('radio').first().check()
  await checkAdaptedDisplay(page, 'scenario')
})

test('a lesson is usable in contrast themes, with large text, at 400% zoom and without motion @learner', async ({
  page,
}) => {
  for (const lesson of ['101', '106']) {
    await page.goto(`/static/lessons/${lesson}/en.html`)
    await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
    await checkAdaptedDisplay(page, `lesson ${lesson}`)
  }
})
