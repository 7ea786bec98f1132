import { expect, type Page } from '@playwright/test'
import { engine } from '../../engines/engine.ts'
import { isScreenPath, type Scene } from './scene.ts'

/** In Firefox, `page.url()` misses addresses that the page sets itself. */
export const readUrl = async (page: Page): Promise<URL> =>
  new URL(engine === 'firefox' ? await page.evaluate(() => location.href) : page.url())

export const getWorldPath = ({ pathname }: URL, worldAddress: string): string =>
  pathname.slice(new URL(worldAddress).pathname.length - 1)

/** The scene's address may redirect, so either address counts. */
export async function expectScreen(
  page: Page,
  { at, screen }: Pick<Scene, 'at' | 'screen'>,
  worldAddress: string,
): Promise<void> {
  if (!screen || (at && isScreenPath(screen, at))) return
  await expect
    .poll(
      async () => isScreenPath(screen, getWorldPath(await readUrl(page), worldAddress)),
      `${screen} is open`,
    )
    .toBe(true)
}
