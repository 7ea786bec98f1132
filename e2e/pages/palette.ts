import { expect, type Locator } from '@playwright/test'
import { Dialog } from './dialogs.ts'
import type { Shell } from './shell.ts'

export class Palette extends Dialog {
  readonly field: Locator

  constructor({ page }: Pick<Shell, 'page'>) {
    super(page, 'Find anything')
    this.field = this.root.getByRole('combobox')
  }

  async open(): Promise<this> {
    await this.page.keyboard.press('Control+k')
    await this.expectShown()
    await expect(this.field).toBeFocused()
    return this
  }

  option(name: string | RegExp): Locator {
    return this.root.getByRole('option', { name })
  }

  async goTo(option: Locator): Promise<void> {
    await option.waitFor()
    for (let step = 0; step < 60; step++) {
      if ((await option.getAttribute('aria-selected')) === 'true') return
      await this.field.press('ArrowDown')
    }
    await expect(option).toHaveAttribute('aria-selected', 'true')
  }
}
