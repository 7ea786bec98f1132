import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { ConfirmDialog, Dialog } from '../dialogs.ts'
import { Table } from '../table.ts'

export class FilterDialog extends Dialog {
  protected async choose(label: string, name: string): Promise<void> {
    await this.root.getByRole('combobox', { name: label }).fill(name)
    await this.page.getByRole('option', { name, exact: true }).click()
  }

  list(name: string): Promise<void> {
    return this.choose('Employee lists', name)
  }
}

export class DownloadDialog extends Dialog {
  constructor(page: Page, campaign: string) {
    super(page, `Download ${campaign}`)
  }

  async download(format: string): Promise<Download> {
    await this.root.getByRole('radio', { name: format }).check()
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.press('Download')])
    return file
  }
}

export abstract class CampaignListPage {
  readonly page: Page
  readonly tabs: Locator
  readonly table: Table
  private readonly title: string
  private readonly campaign: string

  constructor(page: Page, title: string, campaign: string) {
    this.page = page
    this.title = title
    this.campaign = campaign
    this.table = new Table(page, title, 'Search by name')
    this.tabs = page.getByRole('main').getByRole('navigation', { name: title }).getByRole('link')
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: this.title, level: 1 })).toBeVisible()
    await this.expectLoaded()
    return this
  }

  tab(name: string): Locator {
    return this.tabs.filter({ hasText: name })
  }

  abstract openFilters(): Promise<FilterDialog>

  openStop(name: string): Promise<ConfirmDialog> {
    return this.openConfirmDialog(name, 'Stop', `Are you sure you want to stop this ${this.campaign}?`)
  }

  abstract openDelete(name: string): Promise<ConfirmDialog>

  protected async expectLoaded(): Promise<void> {
    await this.table.expectLoaded()
  }

  protected async pressFilters(): Promise<void> {
    await this.page.getByRole('button', { name: /^Filters/ }).click()
  }

  protected async openConfirmDialog(name: string, action: string, question: string): Promise<ConfirmDialog> {
    await (await this.table.openMenu(name)).choose(action)
    return new ConfirmDialog(this.page, question).expectShown()
  }

  protected async openDownloadDialog(table: Table, name: string, action: string): Promise<DownloadDialog> {
    await (await table.openMenu(name)).choose(action)
    return new DownloadDialog(this.page, name).expectShown()
  }
}
