import { expect, type Locator, type Page } from '@playwright/test'

export class SignInPage {
  readonly page: Page
  readonly email: Locator
  readonly suggestion: Locator
  readonly ended: Locator

  constructor(page: Page) {
    this.page = page
    this.email = page.getByLabel('Work email')
    this.ended = page.getByRole('note').filter({ hasText: /session has ended|signed out in another tab/ })
    this.suggestion = page.getByRole('note').filter({ hasText: 'The email is not registered' })
  }

  async open(): Promise<this> {
    await this.page.goto('/auth/signin/')
    return this.expectShown()
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    return this
  }

  async requestLink(email: string): Promise<CheckEmailPage> {
    await this.email.fill(email)
    await this.page.getByRole('button', { name: 'Continue' }).click()
    return new CheckEmailPage(this.page)
  }
}

export class CheckEmailPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async expectShown(title = 'Email is on its way!'): Promise<this> {
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    return this
  }

  async resend(): Promise<void> {
    await this.page.getByRole('button', { name: 'Resend it' }).click()
  }
}

export class SignUpPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<this> {
    await this.page.goto('/auth/signup/')
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    return this
  }

  async requestLink(email: string): Promise<CheckEmailPage> {
    await this.page.getByLabel('Work email').fill(email)
    await this.page.getByRole('button', { name: 'Continue' }).click()
    return new CheckEmailPage(this.page)
  }
}

export class LinkErrorPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async expectShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { name: 'Unable to sign in', level: 1 })).toBeVisible()
    return this
  }

  async requestNewLink(): Promise<SignInPage> {
    await this.page.getByRole('link', { name: 'Request a new link' }).click()
    return new SignInPage(this.page).expectShown()
  }
}
