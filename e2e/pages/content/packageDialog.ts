import type { Locator, Page } from '@playwright/test'
import { Dialog } from '../dialogs.ts'

export class PackageDialog extends Dialog {
  readonly name: Locator
  readonly description: Locator
  readonly findings: Locator

  constructor(page: Page, title: 'Import Scorm' | 'Add language' | 'Edit language') {
    super(page, title)
    this.name = this.root.getByRole('textbox', { name: 'Name' })
    this.description = this.root.getByRole('textbox', { name: 'Description' })
    this.findings = this.root.getByRole('list', { name: 'Package issues' })
  }

  async choose(name: string, zip: Uint8Array): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    const firstRadio = this.root
      .getByRole('region', { name: 'Package' })
      .getByRole('button', { name: 'Choose a file' })
    await firstRadio.or(this.button('Choose another file')).click()
    await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(zip) })
  }
}
