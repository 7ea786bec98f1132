import { expect, type Locator, type Page } from '@playwright/test'
import { Dialog } from './dialogs.ts'

export class SuperAdminPage {
  readonly page: Page
  readonly table: Locator
  readonly #title: string

  constructor(page: Page, title: 'All partners' | 'All companies') {
    this.page = page
    this.#title = title
    this.table = page.getByRole('table', { name: title })
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.#title })).toBeVisible()
    await expect(this.table).toHaveAttribute('aria-busy', 'false')
    return this
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name })
  }

  async askToSwitch(account: string, targetState: 'off' | 'on'): Promise<Locator> {
    await this.#choose(account, `Switch ${targetState}`)
    const name = `Switch ${targetState} ${account}'s account?`
    const question = this.page.getByRole('alertdialog', { name })
    await question.waitFor()
    return question
  }

  async switch(account: string, targetState: 'off' | 'on'): Promise<void> {
    const question = await this.askToSwitch(account, targetState)
    await question.getByRole('button', { name: `Switch ${targetState}` }).click()
  }

  async openPeople(companyName: string): Promise<Dialog> {
    await this.#choose(companyName, 'Act as someone')
    return new Dialog(this.page, 'Act as someone').expectShown()
  }

  async actAs(companyName: string, name: string): Promise<void> {
    await (await this.openPeople(companyName)).press(`Act as ${name}`)
  }

  async #choose(name: string, item: string): Promise<void> {
    await this.table.getByRole('button', { name: `Actions for ${name}` }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }
}
