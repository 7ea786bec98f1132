import { expect, type Page } from '@playwright/test'

export async function expectContent(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading').first(), `${path} has a heading`).toBeVisible()
  await expect(page.locator('main [aria-busy=true]'), `${path} has its data`).toHaveCount(0)
  await expect(page.getByText(/couldn't be loaded/), path).toBeHidden()
}
