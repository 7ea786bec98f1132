import { expect, type Locator } from '@playwright/test'

export async function expectDisabled(control: Locator, reason: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-disabled', 'true')
  await expect(control).toHaveAccessibleDescription(reason)
}
