import type { Page } from '@playwright/test'
import type { ConfirmDialog } from '../dialogs.ts'
import { chooseOption } from '../select.ts'
import { CampaignListPage, type DownloadDialog, FilterDialog } from './campaignList.ts'

class TrainingFilters extends FilterDialog {
  constructor(page: Page) {
    super(page, 'Filter trainings')
  }

  async status(name: string): Promise<void> {
    await chooseOption(this.root.getByLabel('Status'), name)
  }
}

export class TrainingListPage extends CampaignListPage {
  constructor(page: Page) {
    super(page, 'Training programs', 'training')
  }

  async openFilters(): Promise<TrainingFilters> {
    await this.pressFilters()
    return new TrainingFilters(this.page).expectShown()
  }

  openDelete(name: string): Promise<ConfirmDialog> {
    return this.openConfirmDialog(name, 'Delete', `Delete ${name}?`)
  }

  openDownload(name: string): Promise<DownloadDialog> {
    return this.openDownloadDialog(this.table, name, 'Download training')
  }
}
