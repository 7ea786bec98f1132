import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { Dialog } from '../dialogs.ts'
import { Menu, Table } from '../table.ts'

export class AssessmentPage {
  readonly page: Page
  readonly name: string
  readonly employees: Table
  readonly scenarios: Table
  readonly areas: Table

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
    this.employees = new Table(page, 'Employees', 'Search employees')
    this.scenarios = new Table(page, 'Scenarios', 'Search scenarios')
    this.areas = new Table(page, 'Threat areas', '')
  }

  async isShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: this.name, level: 1 })).toBeVisible()
    return this
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  async openTab(name: string): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Parts of the assessment' })
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  }

  async saysBehaviours(
    rows: readonly { keyBehaviourName: string; averageScore: number; usersAtRiskPercentage: number }[],
  ): Promise<void> {
    for (const one of rows) {
      const row = this.page.getByRole('row').filter({ hasText: one.keyBehaviourName })
      await expect(row).toContainText(`${one.averageScore}%`)
      await expect(row).toContainText(`${one.usersAtRiskPercentage}%`)
    }
  }

  async saysScenarios(
    rows: readonly { number: number; name: string; average_score_percentage: number }[],
  ): Promise<void> {
    for (const [at, one] of rows.entries()) {
      if (at > 0 && at % 5 === 0) await this.scenarios.turnTo('Next')
      const row = this.page.getByRole('row').filter({ hasText: `${one.number}. ${one.name}` })
      await expect(row).toContainText(`${one.average_score_percentage}%`)
    }
  }

  async openMenu(): Promise<Menu> {
    await this.page.getByRole('button', { name: 'Actions', exact: true }).click()
    return new Menu(this.page).isShown()
  }

  async saved(press: () => Promise<void>): Promise<{ name: string; lines: string[] }> {
    const saving = this.page.waitForEvent('download')
    await press()
    const saved = await saving
    const text = await readFile(await saved.path(), 'utf8')
    return {
      name: saved.suggestedFilename(),
      lines: text
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    }
  }
}

export class PeopleBehind extends Dialog {
  readonly people: Table

  constructor(page: Page) {
    super(page, 'View Employees')
    this.people = new Table(page, 'View Employees', 'Search employees')
  }

  async count(): Promise<number> {
    await this.people.isLoaded()
    const range = this.root.getByRole('navigation', { name: 'Pages of View Employees' })
    if ((await range.count()) === 0) return this.people.links.count()
    return Number(/of ([\d,]+)/.exec((await range.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  }
}
