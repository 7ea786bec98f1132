import { expect, type Locator, type Page } from '@playwright/test'
import { ConfirmDialog, Dialog } from './dialogs.ts'
import { Table } from './table.ts'
import { DownloadDialog } from './trainingList.ts'

/** What assessments are filtered by. */
class FilterDialog extends Dialog {
  constructor(page: Page) {
    super(page, 'Filter assessments')
  }

  async area(name: string): Promise<void> {
    await this.root.getByRole('combobox', { name: 'Threat areas' }).fill(name)
    await this.page.getByRole('option', { name, exact: true }).click()
  }
}

/** /assessment and its tabs. */
export class AssessmentListPage {
  readonly page: Page
  readonly regular: Table
  readonly packaged: Table
  readonly tabs: Locator

  constructor(page: Page) {
    this.page = page
    this.regular = new Table(page, 'Assessments', 'Search by name')
    this.packaged = new Table(page, 'Scorm assessments', 'Search by name')
    this.tabs = page.getByRole('main').getByRole('navigation', { name: 'Assessments' }).getByRole('link')
  }

  async isShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: 'Assessments', level: 1 })).toBeVisible()
    await this.regular.isLoaded()
    await expect(this.packaged.root.or(this.page.getByText('No Scorm assessments found'))).toBeVisible()
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
    await (await this.regular.openMenu(name)).choose('Stop')
    return new ConfirmDialog(this.page, 'Are you sure you want to stop this assessment?').isShown()
  }

  async openDelete(name: string): Promise<ConfirmDialog> {
    await (await this.regular.openMenu(name)).choose('Delete')
    return new ConfirmDialog(this.page, 'Delete this assessment?').isShown()
  }

  async openDownload(name: string): Promise<DownloadDialog> {
    await (await this.packaged.openMenu(name)).choose('Download assessment')
    return new DownloadDialog(this.page, name).isShown()
  }
}
