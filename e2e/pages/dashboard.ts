import { expect, type Locator, type Page } from '@playwright/test'
import { Dialog } from './dialogs.ts'

export class DashboardPage {
  readonly page: Page
  readonly calendar: Locator
  readonly next: Locator
  readonly attention: Locator

  constructor(page: Page) {
    this.page = page
    this.calendar = page.getByRole('region', { name: 'Delivery calendar' })
    this.next = page.getByRole('region', { name: 'Next deliveries' })
    this.attention = page.getByRole('region', { name: 'Needs attention' })
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
    return this.page.getByRole('note').filter({ hasText: /unassigned credit/ })
  }

  async openAssign(): Promise<AssignDialog> {
    await this.credits().getByRole('button', { name: 'Assign' }).click()
    await this.page.getByRole('menuitem').first().click()
    return new AssignDialog(this.page, 'Assign credit').expectShown()
  }

  async month(title: string): Promise<void> {
    await expect(this.calendar.getByRole('heading', { level: 3 })).toHaveAccessibleName(title)
    await expect(this.calendar.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  }

  async listSentEvents(): Promise<string[]> {
    return this.calendar.locator('td[data-day] [data-event]').evaluateAll((lines) =>
      lines.map((line) => {
        const day = line.closest('td')?.dataset.day ?? ''
        const people = line.querySelector<HTMLElement>('[data-people]')
        const text = (line.textContent ?? '').replace(people?.textContent ?? '', '')
        const [, time = '', name = ''] = /(\d\d:\d\d) (.*)$/.exec(text) ?? []
        return `${day} ${time} ${name} ${people?.dataset.people}`
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
