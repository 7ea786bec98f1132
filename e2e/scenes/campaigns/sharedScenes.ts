import { getManagerEmail } from '@heed/fixtures'
import { expect, type Page } from '@playwright/test'
import type { Scene } from '../stage/scene.ts'

/** Waits until the details of a campaign have loaded. */
export const showDetails = (name: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

export function makeNotFoundScenes(
  campaign: 'training' | 'assessment',
  path: string,
  heading: string,
): Omit<Scene, 'area'>[] {
  const show = (page: Page) => page.getByRole('heading', { name: heading }).waitFor()
  const adminEmail = getManagerEmail('admin')
  return [
    {
      name: `${campaign}-edit-not-there`,
      screen: `${path}/edit/:${campaign}Id`,
      as: adminEmail,
      at: `${path}/edit/999999/`,
      show,
    },
    {
      name: `${campaign}-copy-of-nothing`,
      screen: `${path}/create/copy/:fromId`,
      as: adminEmail,
      at: `${path}/create/copy/999999/`,
      show,
    },
  ]
}
