import { expect, test } from '../../heed.ts'
import { SignInPage } from '../../pages/auth.ts'
import { waitUntilSettled } from '../../scenes/stage/looks.ts'

const latin = /inter-latin-wght-normal.*\.woff2$/

test("text doesn't shift when the web font loads @sign-in", async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url())
  })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(latin, async (route) => {
    await held
    await route.continue()
  })
  const isThere = () => page.evaluate(() => document.fonts.check("14px 'Inter Variable'"))
  const standIn = () =>
    page.evaluate(() =>
      new FontFace('arial', 'local("Arial"), local("Liberation Sans"), local("Arimo")').load().then(
        () => true,
        () => false,
      ),
    )
  // The load event waits for the typeface, but the page must be readable before.
  await page.goto('/auth/signin/', { waitUntil: 'commit' })
  const signIn = await new SignInPage(page).expectShown()
  await waitUntilSettled(page)
  test.skip(!(await standIn()), 'this machine has no letters that could stand in: install fonts-liberation')
  const widths = () =>
    Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.getByText('Work email'),
        page.getByText('Invite your employees'),
      ].map((text) =>
        text.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getBoundingClientRect().width
        }),
      ),
    )
  const places = () =>
    Promise.all([signIn.email, page.getByRole('contentinfo')].map((one) => one.boundingBox()))
  const [before, placed] = [await widths(), await places()]
  expect(await isThere()).toBe(false)

  release()
  await expect.poll(isThere).toBe(true)
  await waitUntilSettled(page)
  expect(await places()).toEqual(placed)
  const changes = (await widths()).map((width, at) => Math.abs(width / (before[at] ?? width) - 1))
  expect(Math.max(...changes), 'as wide as what stood in for it').toBeLessThan(0.04)
  expect(
    asked.filter((url) => !latin.test(url)),
    'letters that nobody reads',
  ).toEqual([])
})
