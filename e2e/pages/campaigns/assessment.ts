import { expect, type Locator, type Page } from '@playwright/test'
import { Table } from '../table.ts'
import { CampaignPage } from './campaign.ts'

export class AssessmentPage extends CampaignPage {
  readonly scenarios: Table
  readonly areas: Table

  constructor(page: Page, name: string) {
    super(page, name)
    this.scenarios = new Table(page, 'Scenarios', 'Search scenarios')
    this.areas = new Table(page, 'Threat areas', '')
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  async openTab(name: string): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Assessment sections' })
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  }

  async expectBehaviours(
    rows: readonly { keyBehaviourName: string; averageScore: number; usersAtRiskPercentage: number }[],
  ): Promise<void> {
    for (const behaviour of rows) {
      const row = this.page.getByRole('row').filter({ hasText: behaviour.keyBehaviourName })
      await expect(row).toContainText(`${behaviour.averageScore}%`)
      await expect(row).toContainText(`${behaviour.usersAtRiskPercentage}%`)
    }
  }

  async expectScenarios(
    rows: readonly { number: number; name: string; average_score_percentage: number }[],
  ): Promise<void> {
    for (const [index, scenario] of rows.entries()) {
      if (index > 0 && index % 5 === 0) await this.scenarios.goToPage('Next')
      const row = this.page.getByRole('row').filter({ hasText: `${scenario.number}. ${scenario.name}` })
      await expect(row).toContainText(`${scenario.average_score_percentage}%`)
    }
  }

  async readSavedFile(press: () => Promise<void>): Promise<{ name: string; lines: string[] }> {
    const { name, content } = await this.download(press)
    return {
      name,
      lines: content
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    }
  }
}
