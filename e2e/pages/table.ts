import { expect, type Locator, type Page } from '@playwright/test'
import { chooseOption } from './select.ts'

const unnamedText = 'No name '

const employeeCountPattern = /\d employees? (?:of|in) /

export class Table {
  readonly page: Page
  readonly root: Locator
  readonly pager: Locator
  readonly links: Locator
  readonly search: Locator

  constructor(page: Page, label: string, searchLabel: string) {
    this.page = page
    this.root = page.getByRole('table', { name: label, exact: true })
    this.pager = page.getByRole('navigation', { name: `Pages of ${label}`, exact: true })
    this.links = this.root.getByRole('link').filter({ hasNotText: employeeCountPattern })
    this.search = page.getByRole('searchbox', { name: searchLabel })
  }

  async expectLoaded(): Promise<this> {
    await expect(this.root).toHaveAttribute('aria-busy', 'false')
    return this
  }

  link(name: string): Locator {
    return this.root.locator(this.#called(name))
  }

  row(name: string): Locator {
    return this.root.getByRole('row').filter({ has: this.#called(name) })
  }

  #called(name: string): Locator {
    const exactLink = (text: string) => this.page.getByRole('link', { name: text, exact: true })
    return exactLink(name).or(exactLink(unnamedText + name))
  }

  async open(name: string): Promise<void> {
    await this.link(name).click()
  }

  async names(): Promise<string[]> {
    await this.expectLoaded()
    return (await this.links.allTextContents()).map((text) => text.replace(unnamedText, ''))
  }

  async openMenu(name: string): Promise<Menu> {
    await this.root.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
    return new Menu(this.page).expectShown()
  }

  async sortBy(headerName: string): Promise<void> {
    await this.root.getByRole('columnheader', { name: headerName }).getByRole('button').click()
  }

  async select(name: string): Promise<void> {
    await this.root.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  }

  async goToPage(pagerButton: 'First' | 'Previous' | 'Next' | 'Last'): Promise<void> {
    await this.pager.getByRole('button', { name: `${pagerButton} page` }).click()
  }

  async showRows(count: number): Promise<void> {
    await chooseOption(this.pager.getByLabel('Rows per page'), String(count))
  }
}

export class Menu {
  readonly root: Locator

  constructor(page: Page) {
    this.root = page.getByRole('menu')
  }

  async expectShown(): Promise<this> {
    await this.root.waitFor()
    return this
  }

  item(name: string): Locator {
    return this.root.getByRole('menuitem', { name: new RegExp(`^${name}`) })
  }

  async choose(name: string): Promise<void> {
    await this.item(name).click()
  }
}
