import { expect, type Locator, type Page } from '@playwright/test'
import { ConfirmDialog, Dialog } from './dialogs.ts'

export class DirectoryPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('region', { name: 'Synced groups' })).toBeVisible()
    await expect(this.page.getByRole('region', { name: 'Sync', exact: true })).toBeVisible()
    return this
  }

  get progress(): Locator {
    return this.page.getByRole('progressbar')
  }

  async sync(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sync now' }).click()
  }

  figure(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Sync', exact: true })
      .getByRole('definition')
      .filter({
        has: this.page.locator(`xpath=preceding-sibling::dt[text()="${name}"]`),
      })
  }

  async openGroups(): Promise<Dialog> {
    await this.page.getByRole('button', { name: 'Choose groups' }).first().click()
    const dialog = await new Dialog(this.page, / groups$/).expectShown()
    await dialog.root.getByRole('checkbox').first().waitFor()
    return dialog
  }

  async openUnlink(name: string): Promise<ConfirmDialog> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click()
    await this.page.getByRole('menuitem', { name: /^Unlink/ }).click()
    return new ConfirmDialog(this.page, /^Unlink/).expectShown()
  }

  async openEdit(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click()
    await this.page.getByRole('menuitem', { name: /^Change connection/ }).click()
    await this.page.getByRole('button', { name: 'Save connection' }).waitFor()
  }
}
