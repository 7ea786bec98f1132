import { expect, type Locator, type Page } from '@playwright/test'

export class UpgradeWizard {
  readonly page: Page
  readonly root: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('dialog', { name: 'Upgrade' })
  }

  async expectShown(): Promise<this> {
    await expect(this.root.getByRole('article').first()).toBeVisible()
    return this
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }

  async choose(plan: string, seats: number): Promise<void> {
    await this.press(String(seats))
    await this.press(plan)
    await expect(this.root.getByRole('complementary').getByText('Charged today')).toBeVisible()
  }

  async next(step: string): Promise<void> {
    await expect(this.button('Continue')).not.toHaveAttribute('aria-disabled', 'true')
    await this.press('Continue')
    await expect(this.root.getByRole('heading', { name: step })).toBeVisible()
  }

  field(name: string | RegExp): Locator {
    return this.root.getByLabel(name)
  }

  get pay(): Locator {
    return this.button(/^Pay \$/)
  }
}
