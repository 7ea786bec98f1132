import { expect, type Locator, type Page } from '@playwright/test'
import { Table } from './table.ts'

/** The customers of a partner, and what the account pays for them. */
export class PartnerPage {
  readonly page: Page
  readonly companies: Table
  readonly collectButton: Locator
  readonly addButton: Locator

  constructor(page: Page) {
    this.page = page
    this.companies = new Table(page, 'Companies', 'Search companies')
    this.collectButton = page.getByRole('button', { name: 'Collect payment' })
    this.addButton = page.getByRole('button', { name: 'Add company' }).first()
  }

  async isShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
    await this.companies.isLoaded()
    await expect(this.collectButton).toBeVisible()
    return this
  }
}
