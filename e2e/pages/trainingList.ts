import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { ConfirmDialog, Dialog } from './dialogs.ts'
import { Table } from './table.ts'

/** What trainings are filtered by. */
export class FilterDialog extends Dialog {
  constructor(page: Page) {
    super(page, 'Filter trainings')
  }

  async status(name: string): Promise<void> {
    await this.root.getByLabel('Status').selectOption(name)
  }

  async list(name: string): Promise<void> {
    await this.root.getByRole('combobox', { name: 'Employee lists' }).fill(name)
    await this.page.getByRole('option', { name, exact: true }).click()
  }
}

/** In which format a packaged training is downloaded. */
export class DownloadDialog extends Dialog {
  constructor(page: Page, training: string) {
    super(page, `Download ${training}`)
  }

  async download(format: string): Promise<Download> {
    await this.root.getByRole('radio', { name: format }).check()
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.press('Download')])
    return file
  }
}

/** /trainings and its tabs. */
export class TrainingListPage {
  readonly page: Page
  readonly table: Table
  readonly tabs: Locator

  constructor(page: Page) {
    this.page = page
    this.table = new Table(page, 'Training programs', 'Search by name')
    this.tabs = page
      .getByRole('main')
      .getByRole('navigation', { name: 'Training programs' })
      .getByRole('link')
  }

  async isShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: 'Training programs', level: 1 })).toBeVisible()
    await this.table.isLoaded()
    return this
  }

  tab(name: string): Locator {
    return this.tabs.filter({ hasText: name })
  }

  async openFilters(): Promise<FilterDialog> {
    await this.page.getByRole('button', { name: /^Filters/ }).click()
    return new FilterDialog(this.page).isShown()
  }

  async openStop(name: string): Promise<ConfirmDialog> {
    await (await this.table.openMenu(name)).choose('Stop')
    return new ConfirmDialog(this.page, 'Are you sure you want to stop this training?').isShown()
  }

  async openDelete(name: string): Promise<ConfirmDialog> {
    await (await this.table.openMenu(name)).choose('Delete')
    return new ConfirmDialog(this.page, `Delete ${name}?`).isShown()
  }

  async openDownload(name: string): Promise<DownloadDialog> {
    await (await this.table.openMenu(name)).choose('Download training')
    return new DownloadDialog(this.page, name).isShown()
  }
}
