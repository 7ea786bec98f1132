import { expect, type Locator, type Page } from '@playwright/test'

/** The wizard of a campaign, over the whole window; its steps by the names that they have on screen. */
export abstract class CampaignWizard<Step extends string> {
  readonly page: Page
  private readonly naming: string

  constructor(page: Page, naming: string) {
    this.page = page
    this.naming = naming
  }

  async isAt(step: Step): Promise<this> {
    await this.page.getByRole('region', { name: step, exact: true }).waitFor()
    return this
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async pick(template: string): Promise<void> {
    await this.page.getByRole('radio', { name: template }).check()
  }

  /** Ticks a list of employees, and waits until its people are counted. */
  async chooseList(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await expect(
      this.page.getByRole('navigation', { name: 'Steps' }).getByText(/people on 1 list/),
    ).toBeVisible()
  }

  /** One step after the other. */
  async goOn(...steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      await this.button('Continue').click()
      await this.isAt(step)
    }
  }

  /** Gives the name that is asked for on the way; `submit` is what follows. */
  async call(name: string, submit: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.naming })
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('button', { name: submit }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  notice(text: string): Locator {
    return this.page.getByText(text, { exact: true })
  }
}
