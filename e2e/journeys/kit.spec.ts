import { expect, test } from '@playwright/test'
import { paintIn, settled, sideways, violations } from '../pages/looks.ts'

for (const scheme of ['light', 'dark'] as const) {
  test(`the kit shows every part in ${scheme}, and none fails axe or scrolls sideways @shell`, async ({
    page,
  }, info) => {
    test.skip(!!process.env.HEED_E2E_URL, 'a server that runs already has no development build beside it')
    await page.goto(`${process.env.HEED_KIT}/_kit/`)
    // A development build that is cold takes its time; charts, editor and pickers come last.
    await expect(page.getByRole('img', { name: /^Lessons completed/ })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('img', { name: /^Score distribution/ })).toBeVisible()
    await expect(page.getByRole('toolbar', { name: 'Format of Header' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Delivery', exact: true })).toBeVisible()
    await paintIn(page, scheme)
    expect(await violations(page)).toEqual([])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      const path = info.outputPath(`kit-${scheme}-${width}.png`)
      const picture = await page.screenshot({ path, fullPage: true })
      await info.attach(`kit-${scheme}-${width}`, { path })
      expect(picture.length, 'a page that shows something').toBeGreaterThan(50_000)
      await expect.poll(() => sideways(page), `${width} px`).toEqual([])
    }
  })
}
