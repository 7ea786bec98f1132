import { expect, type Locator, type Page } from '@playwright/test'

/** Steps by the names that they have on screen. */
type Step = 'Goal' | 'Content' | 'Employees' | 'Schedule' | 'Reminders' | 'Intro message' | 'Finalize'

/** The wizard of a training, over the whole window. */
export class TrainingWizard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
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

  /** One step after the other. */
  async goOn(...steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      await this.button('Continue').click()
      await this.isAt(step)
    }
  }

  /** Ticks a list of employees, and waits until its people are counted. */
  async chooseList(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await expect(
      this.page.getByRole('navigation', { name: 'Steps' }).getByText(/people on 1 list/),
    ).toBeVisible()
  }

  /** The chosen subjects in their order. */
  async subjects(): Promise<string[]> {
    const handles = this.page
      .getByRole('list', { name: 'Subjects' })
      .getByRole('button', { name: /^Remove / })
    await handles.first().waitFor()
    const names = await handles.evaluateAll((buttons) =>
      buttons.map((one) => one.getAttribute('aria-label') ?? ''),
    )
    return names.map((name) => name.replace('Remove ', ''))
  }

  /** Puts all that the library has behind what is chosen; gives back all of it. */
  async addEverySubject(): Promise<string[]> {
    await this.button('Add subjects').click()
    const dialog = this.page.getByRole('dialog', { name: 'Add subjects' })
    await dialog.getByRole('checkbox').first().waitFor()
    const free = dialog.getByRole('checkbox', { checked: false, disabled: false })
    while ((await free.count()) > 0) await free.first().check()
    await dialog.getByRole('button', { name: /^Add \d+ subjects?$/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    return this.subjects()
  }

  /** Answers the question for a name, which comes before saving. */
  async call(name: string, submit: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Name this training' })
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('button', { name: submit }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  notice(text: string): Locator {
    return this.page.getByText(text, { exact: true })
  }
}
