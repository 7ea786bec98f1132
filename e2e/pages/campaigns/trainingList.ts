import type { Page } from '@playwright/test'
import type { ConfirmDialog } from '../dialogs.ts'
import { Table } from '../table.ts'
import { CampaignListPage, type DownloadDialog, FilterDialog } from './campaignList.ts'

class TrainingFilters extends FilterDialog {
  constructor(page: Page) {
    super(page, 'Filter trainings')
  }

  async status(name: string): Promise<void> {
    await this.root.getByLabel('Status').selectOption(name)
  }
}

export class TrainingListPage extends CampaignListPage {
  readonly table: Table

  constructor(page: Page) {
    super(page, 'Training programs')
    this.table = new Table(page, 'Training programs', 'Search by name')
  }

  async openFilters(): Promise<TrainingFilters> {
    await this.pressFilters()
    return new TrainingFilters(this.page).isShown()
  }

  openStop(name: string): Promise<ConfirmDialog> {
    return this.asks(this.table, name, 'Stop', 'Are you sure you want to stop this training?')
  }

  openDelete(name: string): Promise<ConfirmDialog> {
    return this.asks(this.table, name, 'Delete', `Delete ${name}?`)
  }

  openDownload(name: string): Promise<DownloadDialog> {
    return this.downloads(this.table, name, 'Download training')
  }

  protected async isLoaded(): Promise<void> {
    await this.table.isLoaded()
  }
}
