import { expect, type Locator, type Page } from '@playwright/test'
import { Dialog } from './dialogs.ts'
import { Table } from './table.ts'

export class PartnerPage {
  readonly page: Page
  readonly companies: Table
  readonly collectButton: Locator
  readonly #addButton: Locator

  constructor(page: Page) {
    this.page = page
    this.companies = new Table(page, 'Companies', 'Search companies')
    this.collectButton = page.getByRole('button', { name: /^Collect / })
    this.#addButton = page.getByRole('button', { name: 'Add company' }).first()
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
    await this.companies.expectLoaded()
    await expect(this.collectButton).toBeVisible()
    return this
  }

  async openCreate(): Promise<Dialog> {
    await this.#addButton.click()
    const dialog = await new Dialog(this.page, 'Add company').expectShown()
    return dialog
  }

  async openFile(): Promise<Dialog> {
    await this.page.getByRole('button', { name: 'Add from a file' }).click()
    return new Dialog(this.page, 'Add companies from a file').expectShown()
  }

  async openBulk(...names: readonly string[]): Promise<Dialog> {
    for (const name of names) await this.companies.select(name)
    await this.page.getByRole('button', { name: 'Change', exact: true }).click()
    return new Dialog(this.page, /^Change \d+ compan/).expectShown()
  }

  async open(name: string): Promise<CustomerPage> {
    await this.companies.open(name)
    return new CustomerPage(this.page, name).expectShown()
  }
}

export class CustomerPage {
  readonly page: Page
  readonly subscription: Locator
  readonly views: Locator
  readonly #name: string

  constructor(page: Page, name: string) {
    this.page = page
    this.#name = name
    this.subscription = page.getByRole('region', { name: 'Subscription' })
    this.views = page.getByRole('region', { name: 'Pay-per-view' })
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.#name })).toBeVisible()
    return this
  }

  async openEdit(label = 'Edit subscription'): Promise<Dialog> {
    await this.subscription.getByRole('button', { name: label }).click()
    return this.expectEditOpen(label)
  }

  async expectEditOpen(label = 'Edit subscription'): Promise<Dialog> {
    return new Dialog(this.page, label).expectShown()
  }

  async openViews(buttonName: 'Create package' | 'Add views'): Promise<Dialog> {
    await this.views.getByRole('button', { name: buttonName }).click()
    return new Dialog(this.page, buttonName).expectShown()
  }

  async pressDelete(): Promise<void> {
    await this.page.getByRole('button', { name: 'Actions' }).first().click()
    await this.page.getByRole('menuitem', { name: 'Delete' }).click()
  }

  async openAddManager(): Promise<Dialog> {
    await this.page.getByRole('button', { name: 'Add admin' }).click()
    return new Dialog(this.page, 'Add admin').expectShown()
  }

  question(title: string): Locator {
    return this.page.getByRole('alertdialog', { name: title })
  }
}
