import { expect, type Locator, type Page } from '@playwright/test'

export class Dialog {
  readonly page: Page
  readonly root: Locator

  constructor(page: Page, title: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
    this.page = page
    this.root = page.getByRole(role, { name: title })
  }

  async expectShown(): Promise<this> {
    await expect(this.root).toBeVisible()
    return this
  }

  async expectClosed(): Promise<void> {
    await expect(this.root).toBeHidden()
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true })
  }

  async press(name: string): Promise<void> {
    await this.button(name).click()
  }

  async close(): Promise<void> {
    await this.button('Close').first().click()
    await this.expectClosed()
  }

  async finish(name: string): Promise<void> {
    await this.press(name)
    await this.expectClosed()
  }
}

export class ConfirmDialog extends Dialog {
  constructor(page: Page, title: string | RegExp) {
    super(page, title, 'alertdialog')
  }
}

export class ListNameDialog extends Dialog {
  readonly name: Locator

  constructor(page: Page, title: 'Create list' | 'Rename list') {
    super(page, title)
    this.name = this.root.getByLabel('List name')
  }
}

export class EditEmployeeDialog extends Dialog {
  readonly name: Locator
  readonly email: Locator

  constructor(page: Page) {
    super(page, 'Edit employee')
    this.name = this.root.getByRole('textbox', { name: 'Name' })
    this.email = this.root.getByRole('textbox', { name: 'Email' })
  }

  list(name: string): Locator {
    return this.root.getByRole('checkbox', { name, exact: true })
  }
}

export class ByHandDialog extends Dialog {
  constructor(page: Page, list: string) {
    super(page, `Add employees to “${list}”`)
  }

  email(row: number): Locator {
    return this.root.getByLabel(`Email, row ${row}`)
  }

  name(row: number): Locator {
    return this.root.getByLabel(`Full name, row ${row}`)
  }

  async type(row: number, email: string, name = ''): Promise<void> {
    await this.email(row).fill(email)
    await this.name(row).fill(name)
  }
}

export class AddToListDialog extends Dialog {
  readonly list: Locator

  constructor(page: Page) {
    super(page, /^Add .* to a list/)
    this.list = this.root.getByLabel('List', { exact: true })
  }
}

export class RemovalDialog extends Dialog {
  constructor(page: Page) {
    super(page, /^(Remove|Delete) [\d,]+ employee|^Removing employees/)
  }

  async confirmRemoval(numbers: string, action: 'Remove from list' | 'Delete employees'): Promise<void> {
    await this.root.getByRole('checkbox', { name: numbers, exact: true }).check()
    await this.press(action)
  }
}
