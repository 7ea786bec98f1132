import { createTimeline, findSubject, getSubjectText } from '@heed/fixtures/library'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'

/** An interactive lesson from the library. */
const interactiveLessonId = 106

function throwNoDecision(): never {
  throw new Error(`Lesson ${interactiveLessonId} asks for no decision`)
}

/**
 * Opens a lesson from a page on the same server and records its messages. `runFor` also moves the lesson's
 * clock.
 */
async function openLesson(context: BrowserContext, lesson: string) {
  await context.clock.install()
  const opener = await context.newPage()
  await opener.goto('/static/posters/')
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    opener.evaluate((address) => {
      const said: unknown[] = []
      Object.assign(window, { said })
      addEventListener('message', ({ data }) => said.push(data))
      open(address)
    }, `/static/lessons/${lesson}.html`),
  ])
  await page.waitForLoadState()
  const said = (): Promise<{ percent?: number }[]> => opener.evaluate(() => Reflect.get(window, 'said'))
  return { page, said, percents: async () => (await said()).flatMap(({ percent }) => percent ?? []) }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: 'Position' })

test('a lesson plays to the end and reports progress at each quarter @learner', async ({ context }) => {
  const { page, said, percents } = await openLesson(context, '107/en')
  await button(page, 'Play').click()
  await expect(page.getByRole('heading', { name: 'One report, many saved' })).toBeVisible()
  await page.clock.runFor(40_000)
  await expect(button(page, 'Play again')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Worth remembering' })).toBeVisible()
  await expect.poll(percents).toEqual([0, 25, 50, 75, 100])
  expect((await said())[0]).toEqual({ source: 'heed-player', subjectId: 107, language: 'en', percent: 0 })
})

test("skipping to the end doesn't count as having seen the lesson @learner", async ({ context }) => {
  const { page, percents } = await openLesson(context, '101/en')
  await button(page, 'Play').click()
  await slider(page).press('End')
  await page.clock.runFor(2000)
  await expect(button(page, 'Play again')).toBeVisible()
  expect(await percents()).toEqual([0])
})

test("pausing keeps the lesson's position @learner", async ({ context }) => {
  const { page } = await openLesson(context, '101/en')
  await button(page, 'Play').click()
  await page.clock.runFor(5000)
  await button(page, 'Pause').click()
  const position = await slider(page).inputValue()
  await page.clock.runFor(20_000)
  expect(Number(position)).toBeGreaterThan(2)
  await expect(slider(page)).toHaveValue(position)
})

test('an interactive lesson asks, explains a wrong answer and continues in the requested language @learner', async ({
  context,
}) => {
  const { page } = await openLesson(context, `${interactiveLessonId}/is`)
  const { text } = getSubjectText(findSubject(interactiveLessonId) ?? throwNoDecision(), 'is')
  const { after, options, right } = text.decisions?.[0] ?? throwNoDecision()
  const [wrong, why] = options.find((_, at) => at !== right) ?? throwNoDecision()
  const scenes = createTimeline(text)
  await button(page, 'Spila').click()
  await page.clock.runFor(((scenes[after]?.to ?? 0) + 1) * 1000)
  await button(page, wrong).click()
  await expect(page.getByRole('status').first()).toContainText(why)
  await button(page, 'Halda áfram').click()
  await page.clock.runFor(2000)
  await expect(page.getByRole('heading', { name: scenes[after + 1]?.heading ?? '' })).toBeVisible()
})

test("a lesson fits a phone and doesn't animate with reduced motion @learner", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/static/lessons/802/el.html')
  await page.getByRole('button', { name: 'Αναπαραγωγή' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const moving = page.locator('.moving')
  expect(await moving.evaluate((part) => getComputedStyle(part).animationName)).toBe('none')
})
