import { expect, type Locator, type Page } from '@playwright/test'

export class DeskPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(place: string): Promise<void> {
    const link = this.page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: place })
    await link.click()
    await expect(this.page.getByRole('heading', { level: 1, name: place })).toBeVisible()
  }

  async signInAs(email: string): Promise<Page> {
    await this.page.getByRole('searchbox', { name: 'Search people' }).fill(email)
    const row = this.page.getByRole('row').filter({ hasText: email })
    const opened = this.page.context().waitForEvent('page')
    await row.getByRole('link', { name: 'Sign in', exact: true }).click()
    return opened
  }

  async says(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Notices' }).getByText(text).first()).toBeVisible()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name })
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  async lines(within: Locator, of = 0): Promise<{ curl: string; heed: string }> {
    const [curl = '', heed = ''] = (await this.codes(within)).slice(2 * of)
    return { curl, heed }
  }

  async codes(within: Locator): Promise<string[]> {
    const fold = within.locator('details', { hasText: 'Command line' })
    if (!(await fold.evaluate((one) => (one as HTMLDetailsElement).open)))
      await fold.locator('summary').click()
    return fold.locator('code').allTextContents()
  }
}
