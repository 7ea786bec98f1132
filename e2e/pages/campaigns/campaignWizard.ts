import { expect, type Locator, type Page } from '@playwright/test'

export abstract class CampaignWizard<Step extends string> {
  readonly page: Page
  private readonly nameDialogTitle: string

  constructor(page: Page, naming: string) {
    this.page = page
    this.nameDialogTitle = naming
  }

  async expectStep(step: Step): Promise<this> {
    await this.page.getByRole('region', { name: step, exact: true }).waitFor()
    return this
  }

  async readHint(step: Step): Promise<string> {
    const button = this.page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: new RegExp(`^${step}`) })
    await expect(button).toHaveAccessibleDescription(/./)
    return button.evaluate(({ ariaDescribedByElements: hints }) => hints?.[0]?.textContent ?? '')
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async chooseTemplate(template: string): Promise<void> {
    await this.page.getByRole('radio', { name: template }).check()
  }

  async chooseList(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await expect(
      this.page.getByRole('navigation', { name: 'Steps' }).getByText(/employees on 1 list/),
    ).toBeVisible()
  }

  async continueThrough(...steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      await this.button('Continue').click()
      await this.expectStep(step)
    }
  }

  async call(name: string, submit: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.nameDialogTitle })
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('button', { name: submit }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  notice(text: string): Locator {
    return this.page.getByText(text, { exact: true })
  }
}
