import { getManagerEmail, superEmail } from '@heed/fixtures'
import { findSubject } from '@heed/fixtures/library'
import { getLastEmail, startAssessment, startTraining } from '../../campaigns.ts'
import { engine } from '../../engines/engine.ts'
import { expectContent } from '../../engines/expectContent.ts'
import { expect, test } from '../../heed.ts'
import { LearnerPage } from '../../pages/learners/learner.ts'
import {
  expectActive,
  expectFocusVisible,
  expectPhoneLayout,
  expectSafeAreas,
  tap,
} from '../../pages/phone.ts'
import { engineTag } from '../../runner/scope.mjs'

const admin = getManagerEmail('admin')

/** Pages with each kind of field: search, page size, text, colours, rich text, dates, choices and amounts. */
const consolePaths = [
  '/users/',
  '/settings/',
  '/settings/company/',
  '/settings/company/appearance/',
  '/settings/email/',
  '/settings/integrations/azure/',
  '/reports/',
  '/trainings/create/',
  '/assessment/create/',
  '/subscriptions/upgrade/',
]

for (const width of [360, 390]) {
  test.describe(`on a phone ${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: !engine })

    test('lessons and their questions fit, and a missing answer is marked and focused @learner', {
      tag: engineTag,
    }, async ({ page, world }) => {
      const subjectId = 107
      await startTraining(world, await world.person(admin), [subjectId])
      await world.advance('P1D')
      const { links } = await getLastEmail(world, 'lesson')
      const learner = new LearnerPage(page)
      await learner.openInEnglish(links[0] ?? '')
      await learner.expectOnPhone()
      await tap(learner.button('Start'))
      await expect(learner.player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      await learner.expectOnPhone()
      await tap(page.getByRole('link', { name: 'Go to the questions' }))
      await tap(learner.button('Check my answers'))
      await expect(learner.alert).toHaveText('Please answer every question.')
      await learner.expectErrorAt(page.getByRole('radio').first(), 'Please answer this question.')
      await learner.expectOnPhone()
      for (const [question, right] of findSubject(subjectId)?.quiz ?? [])
        await tap(learner.question(question).answer(right))
      await expect(page.locator('[aria-invalid], .error')).toHaveCount(0)
      await tap(learner.button('Check my answers'))
      await expect(learner.text('Well done! You’ve completed all your lessons.')).toBeVisible()
      await learner.expectOnPhone()
    })

    test('an assessment fits, and a missing answer is marked and focused @learner', {
      tag: engineTag,
    }, async ({ page, world }) => {
      await startAssessment(world, await world.person(admin), [1005, 1008], 'mailed')
      await world.advance('P1D')
      const { links } = await getLastEmail(world, 'invitation')
      const learner = new LearnerPage(page)
      await learner.openInEnglish(links[0] ?? '')
      await learner.expectOnPhone()
      await tap(learner.button('Start'))
      await tap(learner.button('Next'))
      await expect(learner.alert).toHaveText('Please answer the marked questions first.')
      await learner.expectErrorAt(page.getByRole('radio').first(), 'Please answer this question.')
      await learner.expectOnPhone()
      await tap(page.getByRole('radio').first())
      await expect(page.locator('[aria-invalid], .error')).toHaveCount(0)
      await tap(learner.button('Next'))
      await tap(page.getByRole('radio', { name: 'Yes' }).first())
      await tap(learner.button('Finish'))
      const secondLine = page.getByRole('radio', { name: 'Yes' }).nth(1)
      await learner.expectErrorAt(secondLine, 'Please answer this question.')
      await learner.expectOnPhone()
    })

    test('the form of a shared assessment fits and says what is wrong with an address @learner', {
      tag: engineTag,
    }, async ({ browser, world }) => {
      const person = await world.person(admin)
      const settings = { 'ui.assessment_manual_schedule': '1' }
      await world.call(
        await world.person(superEmail),
        'put',
        `/companies/${person.company?.id}/settings`,
        settings,
      )
      const { link } = await startAssessment(world, person, [1005], 'by hand')
      // A separate page, because browsers log the refused form as an error.
      const page = await browser.newPage()
      const learner = new LearnerPage(page)
      await learner.openInEnglish(link ?? '')
      await tap(learner.button('Continue'))
      const address = page.getByLabel('Your work email')
      await learner.expectErrorAt(address, 'Please enter your work email, such as name@company.com.')
      await learner.expectOnPhone()
      await page.close()
    })

    test('the sign-in page fits and says what is wrong with an address @sign-in', {
      tag: engineTag,
    }, async ({ page }) => {
      for (const path of ['/auth/signup/', '/auth/signin/']) {
        await page.goto(path)
        const address = page.getByLabel('Work email')
        await expectActive(address)
        await tap(page.getByRole('button', { name: 'Continue' }))
        await expectActive(address)
        await expect(address).toHaveAccessibleDescription(/Please enter your work email/)
        await expect(page).toHaveTitle(/^Error: /)
        // Only Chromium can pretend that there is no mouse.
        if (!engine) await expectPhoneLayout(page)
        await expectFocusVisible(page)
        await expectSafeAreas(page)
      }
    })

    test('fields of the console’s forms are large enough for Safari, and nothing covers them @shell', async ({
      page,
      signIn,
    }) => {
      test.setTimeout(240_000)
      await signIn(admin)
      for (const path of consolePaths) {
        await page.goto(path)
        await expectContent(page, path)
        await expectPhoneLayout(page)
        await expectFocusVisible(page)
        await expectSafeAreas(page)
      }
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a missing answer is marked and focused @learner', async ({ page, world }) => {
    await startAssessment(world, await world.person(admin), [1005], 'mailed')
    await world.advance('P1D')
    const { links } = await getLastEmail(world, 'invitation')
    const learner = new LearnerPage(page)
    await learner.openInEnglish(links[0] ?? '')
    await learner.button('Start').click()
    await learner.button('Finish').click()
    await learner.expectErrorAt(page.getByRole('radio').first(), 'Please answer this question.')
  })
})
