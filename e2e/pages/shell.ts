import { expect, type Locator, type Page } from '@playwright/test'
import { SignInPage } from './auth.ts'
import { Dialog } from './dialogs.ts'
import { PartnerPage } from './partner.ts'

export class Shell {
  readonly page: Page
  readonly menu: Locator
  readonly bar: Locator
  readonly partnerMarker: Locator

  constructor(page: Page) {
    this.page = page
    this.bar = page.getByRole('banner')
    this.menu = page.getByRole('navigation', { name: 'Main menu' })
    this.partnerMarker = page
      .getByRole('note')
      .filter({ has: page.getByRole('link', { name: 'Back to Companies' }) })
  }

  async expectShown(): Promise<this> {
    await expect(this.bar).toBeVisible()
    return this
  }

  notice(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notices' }).getByRole('listitem').filter({ hasText: text })
  }

  async openAccount(): Promise<Dialog> {
    await this.bar.getByRole('button', { name: /'s account$/ }).click()
    return new Dialog(this.page, /'s account$/).expectShown()
  }

  async signOut(): Promise<SignInPage> {
    await (await this.openAccount()).press('Sign out')
    return new SignInPage(this.page).expectShown()
  }

  async openSwitcher(): Promise<CompanySwitcher> {
    await this.bar.getByRole('button', { name: /, switch company$/ }).click()
    return new CompanySwitcher(this.page, 'Switch company').expectShown()
  }

  async openAccountCompanies(account: string): Promise<PartnerPage> {
    await (await this.openAccount()).root.getByRole('link', { name: `${account} Companies` }).click()
    return new PartnerPage(this.page).expectShown()
  }
}

export class CompanySwitcher extends Dialog {
  get names(): Locator {
    return this.root.getByRole('list', { name: 'Companies' }).getByRole('button')
  }

  async choose(name: string): Promise<void> {
    await this.root.getByRole('searchbox').fill(name)
    await this.names.filter({ hasText: name }).click()
    await this.expectClosed()
  }
}
