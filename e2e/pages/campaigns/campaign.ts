import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { Dialog } from '../dialogs.ts'
import { Menu, Table } from '../table.ts'

export abstract class CampaignPage {
  readonly page: Page
  readonly name: string
  readonly people: Table

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
    this.people = new Table(page, 'Employees', 'Search employees')
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: this.name, level: 1 })).toBeVisible()
    return this
  }

  async openMenu(): Promise<Menu> {
    await this.page.getByRole('button', { name: 'Actions', exact: true }).click()
    return new Menu(this.page).expectShown()
  }

  protected async download(press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), press()])
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
  }
}

export class PeopleDialog extends Dialog {
  readonly people: Table

  constructor(page: Page) {
    super(page, 'View Employees')
    this.people = new Table(page, 'View Employees', 'Search employees')
  }

  async count(): Promise<number> {
    await this.people.expectLoaded()
    const range = this.root.getByRole('navigation', { name: 'Pages of View Employees' })
    if ((await range.count()) === 0) return this.people.links.count()
    return Number(/of ([\d,]+)/.exec((await range.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  }
}
