import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { Dialog } from './dialogs.ts'
import { Menu, Table } from './table.ts'

/** /assessment/:id/view: one assessment. */
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

  async openMenu(): Promise<Menu> {
    await this.page.getByRole('button', { name: 'Actions', exact: true }).click()
    return new Menu(this.page).isShown()
  }

  /** What the browser saves after something is pressed. */
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

/** The people behind a figure. */
export class PeopleBehind extends Dialog {
  readonly people: Table

  constructor(page: Page) {
    super(page, 'View Employees')
    this.people = new Table(page, 'View Employees', 'Search employees')
  }

  /** How many there are on all pages. */
  async count(): Promise<number> {
    await this.people.isLoaded()
    const range = this.root.getByRole('navigation', { name: 'Pages of View Employees' })
    if ((await range.count()) === 0) return this.people.links.count()
    return Number(/of ([\d,]+)/.exec((await range.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  }
}
