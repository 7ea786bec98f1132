import { expect, type Locator, type Page } from '@playwright/test'
import { Dialog } from './dialogs.ts'

export class DashboardPage {
  readonly page: Page
  readonly calendar: Locator
  readonly next: Locator

  constructor(page: Page) {
    this.page = page
    this.calendar = page.getByRole('region', { name: 'Delivery calendar' })
    this.next = page.getByRole('region', { name: 'Next deliveries' })
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0)
    return this
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  credits(): Locator {
    return this.page.getByRole('status').filter({ hasText: /^You have an unassigned credit/ })
  }

  async openAssign(): Promise<AssignDialog> {
    await this.page
      .getByRole('button', { name: /^Assign / })
      .first()
      .click()
    return new AssignDialog(this.page, 'Assign credit').expectShown()
  }

  async month(title: string): Promise<void> {
    await expect(this.calendar.getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(this.calendar.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  }

  async listSentEvents(): Promise<string[]> {
    return this.calendar.locator('td[data-day] [data-event]').evaluateAll((lines) =>
      lines.map((line) => {
        const day = line.closest('td')?.dataset.day ?? ''
        const fullName = line.querySelector('[data-cut]')?.getAttribute('data-cut')
        const people = line.querySelector<HTMLElement>('[data-people]')
        const text = (line.textContent ?? '').replace(people?.textContent ?? '', '')
        const [, time = '', name = ''] = /(\d\d:\d\d)(.*)$/.exec(text) ?? []
        return `${day} ${time} ${fullName ?? name} ${people?.dataset.people}`
      }),
    )
  }
}

export class AssignDialog extends Dialog {
  get company(): Locator {
    return this.root.getByRole('combobox', { name: /^Company/ })
  }

  get name(): Locator {
    return this.root.getByLabel(/^Company name/)
  }
}
