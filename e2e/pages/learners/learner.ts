import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { engine } from '../../engines/engine.ts'
import { findHorizontalScroll, findViolations } from '../../scenes/stage/looks.ts'
import { expectActive, expectFocusVisible, expectPhoneLayout, expectSafeAreas } from '../phone.ts'

export class LearnerPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading(): Locator {
    return this.#page.getByRole('heading', { level: 1 })
  }

  get alert(): Locator {
    return this.#page.getByRole('alert')
  }

  get player(): FrameLocator {
    return this.#page.locator('iframe').contentFrame()
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  text(text: string | RegExp): Locator {
    return this.#page.getByText(text)
  }

  question(name: string): Question {
    return new Question(this.#page.getByRole('group', { name, exact: true }))
  }

  async openInEnglish(link: string): Promise<void> {
    const response = await this.#page.goto(link)
    // Only Chromium's protocol reports the status.
    if (!engine) expect(response?.status()).toBe(200)
    await this.chooseLanguage('en')
  }

  async chooseLanguage(language: string): Promise<void> {
    await this.#page.getByRole('combobox').selectOption(language)
    await this.#page.getByRole('contentinfo').getByRole('button').click()
    await expect(this.#page.locator('html')).toHaveAttribute('lang', language)
  }

  async expectErrorAt(field: Locator, reason: string | RegExp): Promise<void> {
    await expect(this.#page).toHaveTitle(/^Error: /)
    await expectActive(field)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(reason)
  }

  async expectOnPhone(): Promise<void> {
    await expectPhoneLayout(this.#page)
    await expectFocusVisible(this.#page)
    await expectSafeAreas(this.#page)
  }

  async expectAccessible(): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.#page.emulateMedia({ colorScheme })
      expect
        .soft(await findViolations(this.#page), `${await this.heading.textContent()}, ${colorScheme}`)
        .toEqual([])
    }
    expect(await findHorizontalScroll(this.#page)).toEqual([])
  }
}

class Question {
  readonly #part: Locator

  constructor(part: Locator) {
    this.#part = part
  }

  answer(name: string): Locator {
    return this.#part.getByLabel(name, { exact: true })
  }

  line(name: string, answer: 'Yes' | 'No'): Locator {
    return this.#part.getByRole('group', { name, exact: true }).getByLabel(answer, { exact: true })
  }

  move(moveDirection: 'up' | 'down', step: string): Locator {
    return this.#part.getByRole('button', { name: `Move ${moveDirection}: ${step}` })
  }

  get steps(): Locator {
    return this.#part.getByRole('listitem')
  }
}
