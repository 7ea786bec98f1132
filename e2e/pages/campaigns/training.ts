import { expect, type Locator, type Page } from '@playwright/test'
import { Dialog, EditEmployeeDialog } from '../dialogs.ts'
import { Table } from '../table.ts'
import { CampaignPage, PeopleDialog } from './campaign.ts'

export class TrainingPage extends CampaignPage {
  readonly lists: Table
  readonly lessons: Table

  constructor(page: Page, name: string) {
    super(page, name)
    this.lists = new Table(page, 'Lists', 'Search lists')
    this.lessons = new Table(page, 'Lessons', '')
  }

  figure(name: 'Completion rate' | 'Attendance'): Locator {
    return this.page.getByRole('progressbar', { name })
  }

  get bounced(): Locator {
    return this.page.getByRole('button', { name: /bounced emails?$/ })
  }

  async openBounced(): Promise<BouncedDialog> {
    await this.bounced.click()
    return new BouncedDialog(this.page).expectShown()
  }

  save(entry: string): Promise<{ name: string; content: Buffer }> {
    return this.download(async () => {
      const menu = await this.openMenu()
      await menu.root.getByRole('menuitem', { name: entry, exact: true }).click()
    })
  }

  async openReminders(): Promise<ReminderDialog> {
    await this.page.getByRole('button', { name: 'Send reminders' }).first().click()
    return new ReminderDialog(this.page, 'Send reminders').expectShown()
  }

  async openPeople(): Promise<PeopleDialog> {
    await this.page.getByRole('button', { name: 'View Employees' }).first().click()
    return new PeopleDialog(this.page).expectShown()
  }
}

export class ReminderDialog extends Dialog {
  mode(name: string): Locator {
    return this.root.getByRole('radio', { name: new RegExp(`^${name} \\(`) })
  }

  async count(name: string): Promise<number> {
    const label = this.root.locator('label').filter({ hasText: name })
    await expect(label).toContainText('(')
    return Number((await label.textContent())?.replaceAll(/.*\(|\D/g, ''))
  }

  async confirmAgain(): Promise<void> {
    const words = 'There was a reminder sent in the last 24h. Are you sure you want to send it again?'
    await this.root.getByRole('checkbox', { name: words }).check()
  }
}

export class BouncedDialog extends Dialog {
  readonly people: Table

  constructor(page: Page) {
    super(page, 'Bounced emails')
    this.people = new Table(page, 'Bounced emails', '')
  }

  async openCorrection(name: string): Promise<EditEmployeeDialog> {
    await (await this.people.openMenu(name)).choose('Correct address')
    return new EditEmployeeDialog(this.page).expectShown()
  }
}
