import type { Page } from '@playwright/test'
import type { World } from '../world.ts'
import { SignInPage } from './auth.ts'

export async function signInAgain(page: Page, world: World, email: string, isBack: () => Promise<unknown>) {
  const signIn = await new SignInPage(page).isShown()
  await (await signIn.ask(email)).isShown()
  const { links } = await world.nextMail(email)
  const other = await page.context().newPage()
  await other.goto(links[0] ?? '')
  await isBack()
  await other.close()
}
