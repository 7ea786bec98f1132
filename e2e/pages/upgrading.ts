import { expect, type Page } from '@playwright/test'

/** A company that buys nothing by itself is led to its subscription, and told whom to ask. */
export async function readsWhomToAsk(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/settings\/subscriptions\/$/)
  await expect(
    page.getByText(/is not bought here\. Please contact support@heed\.example/).first(),
  ).toBeVisible()
}
