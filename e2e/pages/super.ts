import { expect, type Locator, type Page } from '@playwright/test'
import { Dialog } from './dialogs.ts'

export class SuperPage {
  readonly page: Page
  readonly table: Locator
  readonly #title: string

  constructor(page: Page, title: 'All partners' | 'All companies') {
    this.page = page
    this.#title = title
    this.table = page.getByRole('table', { name: title })
  }

  async isShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.#title })).toBeVisible()
    await expect(this.table).toHaveAttribute('aria-busy', 'false')
    return this
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name })
  }

  async askToSwitch(account: string, how: 'off' | 'on'): Promise<Locator> {
    await this.#choose(account, `Switch ${how}`)
    const question = this.page.getByRole('alertdialog', { name: `Switch ${account} ${how}?` })
    await question.waitFor()
    return question
  }

  async switch(account: string, how: 'off' | 'on'): Promise<void> {
    const question = await this.askToSwitch(account, how)
    await question.getByRole('button', { name: `Switch ${how}` }).click()
  }

  async openPeople(of: string): Promise<Dialog> {
    await this.#choose(of, 'Act as someone')
    return new Dialog(this.page, 'Act as someone').isShown()
  }

  async actAs(of: string, name: string): Promise<void> {
    await (await this.openPeople(of)).press(`Act as ${name}`)
  }

  async #choose(name: string, item: string): Promise<void> {
    await this.table.getByRole('button', { name: `Actions for ${name}` }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }
}
