import { expect, type Locator, type Page } from '@playwright/test'
import { ConfirmDialog, Dialog } from './dialogs.ts'
import { chooseOption } from './select.ts'
import { Menu, Table } from './table.ts'

export class ReportsPage {
  readonly page: Page
  readonly recurring: Table
  readonly snapshots: Table

  constructor(page: Page) {
    this.page = page
    this.recurring = new Table(page, 'Recurring reports', 'Search recurring reports')
    this.snapshots = new Table(page, 'Snapshot report', 'Search snapshots')
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0)
    return this
  }

  async add(): Promise<ReportDialog> {
    await this.page.getByRole('button', { name: '+ add' }).click()
    return new ReportDialog(this.page, 'Add a recurring report').expectShown()
  }

  async snapshot(): Promise<ReportDialog> {
    await this.page.getByRole('button', { name: 'Generate snapshot' }).click()
    return new ReportDialog(this.page, 'Generate snapshot').expectShown()
  }

  async edit(name: string): Promise<ReportDialog> {
    await this.page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    return new ReportDialog(this.page, 'Edit Report').expectShown()
  }

  async delete(name: string): Promise<ConfirmDialog> {
    await this.page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
    return expectDeletionDialog(this.page)
  }

  async openMore(name: string): Promise<Menu> {
    await this.recurring.row(name).getByRole('button', { name: 'More' }).click()
    return new Menu(this.page).expectShown()
  }
}

const expectDeletionDialog = (page: Page): Promise<ConfirmDialog> =>
  new ConfirmDialog(page, 'Are you sure you want to delete this report?').expectShown()

export class ReportDialog extends Dialog {
  readonly name = this.root.getByRole('textbox', { name: 'Name' })
  readonly recipients = this.root.getByRole('textbox', { name: 'Recipients' })
  readonly allEmployees = this.root.getByRole('checkbox', { name: 'All employees' })

  async chooseList(name: string): Promise<void> {
    await this.root.getByRole('combobox', { name: /^Employee lists/ }).click()
    await this.page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
    await this.name.click()
  }

  async choose(field: 'Frequency' | 'Occurrence' | 'Weekday' | 'Hour', label: string): Promise<void> {
    await chooseOption(this.root.getByRole('combobox', { name: field, exact: true }), label)
  }

  async paste(text: string): Promise<void> {
    await this.recipients.focus()
    await this.recipients.evaluate((field, pastedText) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pastedText)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }

  async command(): Promise<string[]> {
    await this.root.getByText('Command line').click()
    const line = (await this.root.locator('code').textContent()) ?? ''
    return line
      .split(' ')
      .slice(1)
      .map((word) => word.replace(/^'(.*)'$/, '$1'))
  }
}

export class ReportPage {
  readonly page: Page
  readonly root: Locator
  readonly preview: Locator
  private readonly name: string

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
    this.root = page.getByRole('table', { name: 'Executions' })
    this.preview = page.getByRole('region', { name: /^Preview of the PDF/ })
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.name })).toBeVisible()
    await expect(this.root).toHaveAttribute('aria-busy', 'false')
    return this
  }

  run(date: string): Locator {
    return this.root.getByRole('row').filter({ hasText: date })
  }

  async file(date: string, kind: 'PDF' | 'CSV'): Promise<{ name: string; bytes: Buffer }> {
    const downloadEvent = this.page.waitForEvent('download')
    await this.run(date)
      .getByRole('button', { name: new RegExp(`^${kind} of `) })
      .click()
    const download = await downloadEvent
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) }
  }

  async readPreviewText(): Promise<string> {
    const pages = this.preview.getByRole('group', { name: /^Page \d+ of \d+$/ })
    await pages.first().waitFor()
    const texts: string[] = []
    for (const page of await pages.all()) {
      await page.scrollIntoViewIfNeeded()
      const words = page.locator('[aria-busy=false]')
      await words.waitFor()
      texts.push(...(await words.locator('span').allTextContents()))
    }
    return texts.join(' ').replaceAll(/\s+/g, ' ')
  }

  async rename(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Rename report' }).click()
    await this.page.getByRole('textbox', { name: 'Rename report' }).fill(name)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async edit(): Promise<ReportDialog> {
    await (await this.openMenu()).choose('Edit Report')
    return new ReportDialog(this.page, 'Edit Report').expectShown()
  }

  async delete(): Promise<ConfirmDialog> {
    await (await this.openMenu()).choose('Delete Report')
    return expectDeletionDialog(this.page)
  }

  async openMenu(): Promise<Menu> {
    await this.page.getByRole('button', { name: 'Actions', exact: true }).click()
    return new Menu(this.page).expectShown()
  }
}
