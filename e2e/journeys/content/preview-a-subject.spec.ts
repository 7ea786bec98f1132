import { type SubjectType, subjectType } from '@heed/contracts'
import { getManagerEmail } from '@heed/fixtures'
import { findSubject, type LibrarySubject, librarySubjects } from '@heed/fixtures/library'
import { expect, test } from '../../heed.ts'
import { SubjectPreview } from '../../pages/content/subjectPreview.ts'
import { chooseOption } from '../../pages/select.ts'
import { findViolations } from '../../scenes/stage/looks.ts'

const admin = getManagerEmail('admin')

function throwMissing(what: string): never {
  throw new Error(`The library has no ${what}`)
}

const findSubjectByType = (type: SubjectType): LibrarySubject =>
  librarySubjects.find((subject) => subject.type === type) ?? throwMissing(`subject of kind ${type}`)

interface ReportedStatement {
  packageId: number
  verb: string
  completion: boolean | null
}

test('a video preview plays, seeks, shows the share watched and switches language @content', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn(admin)
  const { title, quiz } = findSubject(101) ?? throwMissing('subject 101')
  const preview = await SubjectPreview.open(page, title)
  await chooseOption(preview.language, 'English')
  await expect(preview.heading(title)).toBeVisible()
  await preview.play()
  await preview.slider.press('End')
  await page.clock.runFor(2000)
  await expect(preview.text('0%')).toBeVisible()
  await preview.slider.press('Home')
  await preview.play()
  await preview.finishLesson()
  await expect(preview.text('100%')).toBeVisible()
  await preview.tab(/^Questions/).click()
  await expect(preview.text(quiz[0]?.[0] ?? '')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await chooseOption(preview.language, 'Icelandic')
  await expect(preview.heading(title)).toBeHidden()
  await expect(preview.control('Spila')).toBeVisible()
  await page.keyboard.press('Escape')
  await preview.expectClosed()
})

test('an interactive video shows the number of correct decisions and the right path @content', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn(admin)
  const { title, decisions = [] } = findSubjectByType(subjectType.decision)
  const preview = await SubjectPreview.open(page, title)
  await chooseOption(preview.language, 'English')
  await expect(preview.heading(title)).toBeVisible()
  await preview.play()
  for (const [at, { options, right }] of decisions.entries()) {
    // The first answer is wrong on purpose.
    const place = at === 0 ? (right + 1) % options.length : right
    await preview.chooseDecision(options[place]?.[0] ?? throwMissing(`option of decision ${at}`))
  }
  await preview.finishLesson()
  const result = `Finished. Correct decisions: ${decisions.length - 1} of ${decisions.length}.`
  await expect(preview.text(result)).toBeVisible()
  await preview.press('see answer')
  await expect(preview.text('Watched')).toBeHidden()
  await preview.play()
  await preview.finishLesson()
  await preview.press('Back to the decisions')
  await expect(preview.text('Not decided yet')).toHaveCount(decisions.length)
})

for (const type of [subjectType.scorm, subjectType.scormQuiz]) {
  const { id, title, quiz } = findSubjectByType(type)
  test(`the package ${title} plays to the end and reports completion @content`, async ({
    page,
    world,
    signIn,
  }) => {
    await page.clock.install()
    await signIn(admin)
    const preview = await SubjectPreview.open(page, title)
    await chooseOption(preview.language, 'English')
    const { course } = preview
    await expect(course.heading(title)).toBeVisible()
    await course.press('Start')
    await course.watchLesson()
    for (const _ of quiz) await course.answerFirst()
    const ended = async () =>
      (await world.rows<ReportedStatement>('statements')).filter(
        ({ packageId, completion }) => packageId === id && completion,
      )
    await expect.poll(async () => (await ended()).length).toBeGreaterThan(0)
  })
}

test("a subject's notes can be added, edited and deleted @content", async ({ page, signIn }) => {
  await signIn(admin)
  const { title } = findSubjectByType(subjectType.scormQuiz)
  const preview = await SubjectPreview.open(page, title)
  await preview.tab(/^Notes/).click()
  await preview.note.fill('Ask Ása first.')
  await preview.press('Save note')
  await expect(page.getByText('Note saved.')).toBeVisible()
  await preview.press('Edit the note “Ask Ása first.”')
  await preview.note.fill('Ask Björn first.')
  await preview.press('Save note')
  await preview.press('Delete the note “Ask Björn first.”')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Note deleted.')).toBeVisible()
  await expect(preview.text('No notes yet')).toBeVisible()
})

test("a viewer can't write notes on a subject @content", async ({ page, signIn }) => {
  await signIn(getManagerEmail('viewer'))
  const preview = await SubjectPreview.open(page, findSubjectByType(subjectType.video).title)
  await preview.tab(/^Notes/).click()
  await expect(preview.note).toBeHidden()
})

test.describe('content in a trial', () => {
  test.use({ scenario: 'trial-active' })

  test('a subject outside the trial offers the upgrade @content', async ({ page, signIn }) => {
    await signIn(admin)
    const { title } = librarySubjects.find(({ trial }) => !trial) ?? throwMissing('subject outside the trial')
    const preview = await SubjectPreview.open(page, title)
    await expect(preview.text('Not in your plan')).toBeVisible()
    const upgrade = preview.root.getByRole('link', { name: 'Upgrade now' })
    await expect(upgrade).toHaveAttribute('href', /\/subscriptions\/upgrade\/$/)
  })
})
