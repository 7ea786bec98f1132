import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { ConfirmDialog, Dialog } from '../dialogs.ts'
import type { Table } from '../table.ts'

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
  private readonly title: string

  constructor(page: Page, title: string) {
    this.page = page
    this.title = title
    this.tabs = page.getByRole('main').getByRole('navigation', { name: title }).getByRole('link')
  }

  async isShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: this.title, level: 1 })).toBeVisible()
    await this.isLoaded()
    return this
  }

  tab(name: string): Locator {
    return this.tabs.filter({ hasText: name })
  }

  protected abstract isLoaded(): Promise<void>

  protected async pressFilters(): Promise<void> {
    await this.page.getByRole('button', { name: /^Filters/ }).click()
  }

  protected async asks(table: Table, name: string, action: string, question: string): Promise<ConfirmDialog> {
    await (await table.openMenu(name)).choose(action)
    return new ConfirmDialog(this.page, question).isShown()
  }

  protected async downloads(table: Table, name: string, action: string): Promise<DownloadDialog> {
    await (await table.openMenu(name)).choose(action)
    return new DownloadDialog(this.page, name).isShown()
  }
}
