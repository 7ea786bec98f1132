import { expect, test } from '../../heed.ts'
import { SignInPage } from '../../pages/auth.ts'
import { setColorScheme } from '../../scenes/stage/looks.ts'

test('with reduced motion, a theme change shows no transitions @sign-in', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/auth/signin/')
  await new SignInPage(page).expectShown()
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    addEventListener('transitionrun', ({ target }) => moved.push((target as Element).tagName), true)
  })
  await setColorScheme(page, 'dark')
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})
