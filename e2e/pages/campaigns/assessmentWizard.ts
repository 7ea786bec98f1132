import type { Locator, Page } from '@playwright/test'
import { CampaignWizard } from './campaignWizard.ts'

type Step =
  | 'Goal'
  | 'Content'
  | 'Personalize'
  | 'Employees'
  | 'Schedule'
  | 'Reminders'
  | 'Intro message'
  | 'Finalize'

export class AssessmentWizard extends CampaignWizard<Step> {
  constructor(page: Page) {
    super(page, 'Name this assessment')
  }

  behaviour(name: string): Locator {
    return this.page.getByRole('list', { name, exact: true }).getByRole('listitem')
  }

  async remove(scenario: string): Promise<void> {
    await this.button(`Remove ${scenario}`).click()
  }

  async personalize(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.page.getByLabel(label).fill(value)
  }
}
