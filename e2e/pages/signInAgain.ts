import type { Page } from '@playwright/test'
import type { World } from '../world.ts'
import { SignInPage } from './auth.ts'

export async function signInAgain(
  page: Page,
  world: World,
  email: string,
  waitForReturn: () => Promise<unknown>,
) {
  const signIn = await new SignInPage(page).expectShown()
  await (await signIn.requestLink(email)).expectShown()
  const { links } = await world.waitForEmail(email)
  const otherPage = await page.context().newPage()
  await otherPage.goto(links[0] ?? '')
  await waitForReturn()
  await otherPage.close()
}
