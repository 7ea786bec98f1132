import { expect, type Locator, type Page } from '@playwright/test'

export class DeskPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(pageName: string): Promise<void> {
    const link = this.page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: pageName })
    await link.click()
    await expect(this.page.getByRole('heading', { level: 1, name: pageName })).toBeVisible()
  }

  async signInAs(email: string): Promise<Page> {
    await this.page.getByRole('searchbox', { name: 'Search people' }).fill(email)
    const row = this.page.getByRole('row').filter({ hasText: email })
    const newPage = this.page.context().waitForEvent('page')
    await row.getByRole('link', { name: /^Sign in as / }).click()
    return newPage
  }

  async expectText(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Notices' }).getByText(text).first()).toBeVisible()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name })
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  async lines(container: Locator, index = 0): Promise<{ curl: string; heed: string }> {
    const [curl = '', heed = ''] = (await this.readCodes(container)).slice(2 * index)
    return { curl, heed }
  }

  async readCodes(container: Locator): Promise<string[]> {
    const details = container.locator('details', { hasText: 'Command line' })
    if (!(await details.evaluate((element) => (element as HTMLDetailsElement).open)))
      await details.locator('summary').click()
    return details.locator('code').allTextContents()
  }
}
