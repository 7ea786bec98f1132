import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { Dialog } from '../dialogs.ts'
import { chooseOption } from '../select.ts'

const sections = ['Training subjects', 'Risk assessment scenarios', 'Reinforcement material'] as const
export type Section = (typeof sections)[number]

export class ContentPage {
  readonly page: Page
  readonly importButton: Locator
  readonly clearButton: Locator
  readonly search: Locator

  constructor(page: Page) {
    this.page = page
    this.importButton = page.getByRole('button', { name: 'Import Scorm' })
    this.clearButton = page.getByRole('search').getByRole('button', { name: 'Clear', exact: true })
    this.search = page.getByRole('searchbox', { name: 'Search content' })
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible()
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0)
    return this
  }

  section(name: Section): Locator {
    return this.page.getByRole('region', { name })
  }

  cards(name: Section): Locator {
    return this.section(name).getByRole('article')
  }

  card(title: string): Locator {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
  }

  get language(): Locator {
    return this.page.getByRole('combobox', { name: 'Available in language' })
  }

  chip(filter: 'Type', name: string): Locator {
    return this.page.getByRole('group', { name: filter }).getByRole('button', { name })
  }

  async showAll(name: Section): Promise<void> {
    await this.section(name)
      .getByRole('button', { name: /^Show all/ })
      .click()
  }

  async open(title: string): Promise<Dialog> {
    await this.card(title).getByRole('button', { name: title }).click()
    return new Dialog(this.page, /./).expectShown()
  }

  async openMaterial(title: string): Promise<MaterialDialog> {
    await this.open(title)
    return new MaterialDialog(this.page, /./)
  }
}

export class MaterialDialog extends Dialog {
  async choose(language: string): Promise<void> {
    await chooseOption(this.root.getByRole('combobox', { name: 'Language' }), language)
  }

  async download(): Promise<Download> {
    const downloadEvent = this.page.waitForEvent('download')
    await this.root.getByRole('link', { name: 'Download' }).click()
    return downloadEvent
  }
}
