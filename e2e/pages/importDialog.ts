import { expect, type Locator, type Page } from '@playwright/test'
import { Dialog } from './dialogs.ts'

export interface ImportFile {
  name: string
  content: string | Uint8Array
}

const groups = ['New', 'Updated', 'Unchanged', 'Repeated', 'Not in the file', 'Rejected'] as const
type Group = (typeof groups)[number]

export class ImportDialog extends Dialog {
  readonly encoding: Locator
  readonly newLists: Locator

  constructor(page: Page, list?: string) {
    super(page, list === undefined ? 'Import employees' : `Import employees into “${list}”`)
    this.encoding = this.root.getByLabel('Encoding')
    this.newLists = this.root.getByText(/^\d+ new lists?:/)
  }

  async choose({ name, content }: ImportFile, button = 'Choose a file'): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.button(button).click()
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  }

  tab(group: Group): Locator {
    return this.root.getByRole('tab', { name: new RegExp(`^${group}`) })
  }

  async counts(): Promise<Record<Group, number>> {
    await this.tab('New').waitFor()
    const texts = await Promise.all(groups.map((group) => this.tab(group).textContent()))
    const numbers = texts.map((text) => Number((text ?? '').replace(/\D/g, '')))
    return Object.fromEntries(groups.map((group, index) => [group, numbers[index]])) as Record<Group, number>
  }

  async rows(group: Group): Promise<string[][]> {
    await this.tab(group).click()
    const rows = this.root.getByRole('list', { name: group }).getByRole('listitem')
    await expect(rows.getByText('…', { exact: true })).toHaveCount(0)
    return (await rows.allInnerTexts()).map((row) => row.split('\n'))
  }

  async confirm(): Promise<void> {
    await this.root.getByRole('button', { name: /^Confirm (import|removal) of / }).click()
  }

  async isDone(people: number): Promise<void> {
    const savedText =
      people === 1 ? '1 employee saved.' : `${people.toLocaleString('en-US')} employees saved.`
    await expect(this.root.getByRole('note').filter({ hasText: savedText })).toBeVisible({
      timeout: 60_000,
    })
  }
}
