import { expect, type Locator } from '@playwright/test'

export async function expectRefused(control: Locator, reason: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-disabled', 'true')
  await expect(control).toHaveAccessibleDescription(reason)
}
