import { expect, type Page } from '@playwright/test'
import type { ConfirmDialog } from '../dialogs.ts'
import { Table } from '../table.ts'
import { CampaignListPage, type DownloadDialog, FilterDialog } from './campaignList.ts'

class AssessmentFilters extends FilterDialog {
  constructor(page: Page) {
    super(page, 'Filter assessments')
  }

  area(name: string): Promise<void> {
    return this.choose('Threat areas', name)
  }
}

export class AssessmentListPage extends CampaignListPage {
  readonly packaged: Table

  constructor(page: Page) {
    super(page, 'Assessments', 'assessment')
    this.packaged = new Table(page, 'Scorm assessments', 'Search by name')
  }

  async openFilters(): Promise<AssessmentFilters> {
    await this.pressFilters()
    return new AssessmentFilters(this.page).expectShown()
  }

  openDelete(name: string): Promise<ConfirmDialog> {
    return this.openConfirmDialog(name, 'Delete', 'Delete this assessment?')
  }

  openDownload(name: string): Promise<DownloadDialog> {
    return this.openDownloadDialog(this.packaged, name, 'Download assessment')
  }

  protected override async expectLoaded(): Promise<void> {
    await super.expectLoaded()
    await expect(this.packaged.root.or(this.page.getByText('No Scorm assessments found'))).toBeVisible()
  }
}
