import { expect, type Locator, type Page } from '@playwright/test'
import { ByHandDialog, ConfirmDialog, EditEmployeeDialog, ListNameDialog } from './dialogs.ts'
import { ImportDialog } from './importDialog.ts'
import { Menu, Table } from './table.ts'

export class EmployeesPage {
  readonly page: Page
  readonly lists: Table
  readonly people: Table
  readonly importButton: Locator
  readonly createListButton: Locator

  constructor(page: Page) {
    this.page = page
    this.lists = new Table(page, 'Employee lists', 'Search lists')
    this.people = new Table(page, 'All employees', 'Search employees')
    this.importButton = page.getByRole('button', { name: 'Import employees' })
    this.createListButton = page.getByRole('button', { name: 'Create list' })
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: 'Employees', level: 1 })).toBeVisible()
    return this
  }

  async total(): Promise<number> {
    const text = await this.page.getByText(/^[\d,]+ employees? in the company$/).textContent()
    return Number((text ?? '').replace(/\D/g, ''))
  }

  async openImport(): Promise<ImportDialog> {
    await this.importButton.click()
    return new ImportDialog(this.page).expectShown()
  }

  async openCreateList(): Promise<ListNameDialog> {
    await this.createListButton.click()
    return new ListNameDialog(this.page, 'Create list').expectShown()
  }

  async openRename(list: string): Promise<ListNameDialog> {
    await (await this.lists.openMenu(list)).choose('Rename list')
    return new ListNameDialog(this.page, 'Rename list').expectShown()
  }

  async openDeleteList(list: string): Promise<ConfirmDialog> {
    await (await this.lists.openMenu(list)).choose('Delete list')
    return new ConfirmDialog(this.page, `Delete the list “${list}”?`).expectShown()
  }

  async openEdit(person: string): Promise<EditEmployeeDialog> {
    await (await this.people.openMenu(person)).choose('Edit employee')
    return new EditEmployeeDialog(this.page).expectShown()
  }

  async openDelete(person: string): Promise<ConfirmDialog> {
    await (await this.people.openMenu(person)).choose('Delete employee')
    return new ConfirmDialog(this.page, `Delete ${person}?`).expectShown()
  }

  async openList(list: string): Promise<ListPage> {
    await this.lists.open(list)
    return new ListPage(this.page, list).expectShown()
  }

  async openPerson(name: string): Promise<EmployeePage> {
    await this.people.open(name)
    return new EmployeePage(this.page, name).expectShown()
  }
}

export class ListPage {
  readonly page: Page
  readonly name: string
  readonly people: Table
  readonly addButton: Locator

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
    this.people = new Table(page, `Employees on ${name}`, 'Search employees')
    this.addButton = page.getByRole('button', { name: 'Add employees' })
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: this.name, level: 1 })).toBeVisible()
    return this
  }

  async openByHand(): Promise<ByHandDialog> {
    await this.addButton.click()
    return new ByHandDialog(this.page, this.name).expectShown()
  }

  async openImport(): Promise<ImportDialog> {
    await (await this.openByHand()).press('Switch to import mode')
    return new ImportDialog(this.page, this.name).expectShown()
  }

  async openDelete(person: string): Promise<ConfirmDialog> {
    await (await this.people.openMenu(person)).choose('Delete employee')
    return new ConfirmDialog(this.page, `Delete ${person}?`).expectShown()
  }
}

export class EmployeePage {
  readonly page: Page
  readonly name: string

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: this.name, level: 1 })).toBeVisible()
    return this
  }

  async openMenu(): Promise<Menu> {
    await this.page.getByRole('main').getByRole('button', { name: 'Actions', exact: true }).click()
    return new Menu(this.page).expectShown()
  }

  async openEdit(): Promise<EditEmployeeDialog> {
    await (await this.openMenu()).choose('Edit employee')
    return new EditEmployeeDialog(this.page).expectShown()
  }

  async openCorrection(): Promise<EditEmployeeDialog> {
    await this.page.getByRole('main').getByRole('button', { name: 'Correct address' }).click()
    return new EditEmployeeDialog(this.page).expectShown()
  }

  async openTab(name: 'Training programs' | 'Assessments'): Promise<Locator> {
    await this.page.getByRole('tab', { name }).click()
    return this.page.getByRole('tabpanel', { name })
  }
}
