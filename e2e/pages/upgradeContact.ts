import { expect, type Page } from '@playwright/test'

export async function expectUpgradeContact(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/settings\/subscriptions\/$/)
  await expect(
    page.getByText(/'s plan can't be changed here\. To change it, contact support@heed\.example/).first(),
  ).toBeVisible()
}
