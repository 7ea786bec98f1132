import type { Locator, Page } from '@playwright/test'
import { CampaignWizard } from './campaignWizard.ts'

/** Steps by the names that they have on screen. */
type Step =
  | 'Goal'
  | 'Content'
  | 'Personalize'
  | 'Employees'
  | 'Schedule'
  | 'Reminders'
  | 'Intro message'
  | 'Finalize'

/** The wizard of an assessment. */
export class AssessmentWizard extends CampaignWizard<Step> {
  constructor(page: Page) {
    super(page, 'Name this assessment')
  }

  /** The chosen scenarios of a key behaviour. */
  behaviour(name: string): Locator {
    return this.page.getByRole('list', { name, exact: true }).getByRole('listitem')
  }

  async remove(scenario: string): Promise<void> {
    await this.button(`Remove ${scenario}`).click()
  }

  /** Says what the scenarios say of the company. */
  async personalize(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.page.getByLabel(label).fill(value)
  }
}
