import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { Dialog } from '../dialogs.ts'
import { CoursePage } from '../learners/course.ts'

export class SubjectPreview extends Dialog {
  readonly language: Locator
  readonly note: Locator
  readonly #lesson: FrameLocator

  constructor(page: Page) {
    super(page, /./)
    this.language = this.root.getByRole('combobox', { name: 'Language' })
    this.note = this.root.getByRole('textbox')
    this.#lesson = this.root.frameLocator('iframe')
  }

  static async open(page: Page, title: string): Promise<SubjectPreview> {
    await page.goto('/content/')
    await page.getByRole('searchbox').first().fill(title)
    // The results move while they are being filtered, so a click would miss.
    await expect(page).toHaveURL(/content\.filter=/)
    await page.getByRole('button', { name: title, exact: true }).click()
    return new SubjectPreview(page).expectShown()
  }

  heading(name: string): Locator {
    return this.root.getByRole('heading', { name })
  }

  tab(name: RegExp): Locator {
    return this.root.getByRole('tab', { name })
  }

  text(text: string | RegExp): Locator {
    return this.root.getByText(text)
  }

  get slider(): Locator {
    return this.#lesson.getByRole('slider', { name: 'Position' })
  }

  async play(): Promise<void> {
    await this.control('Play').click()
  }

  control(name: string): Locator {
    return this.#lesson.getByRole('button', { name, exact: true })
  }

  async chooseDecision(option: string): Promise<void> {
    const choice = this.#lesson.getByRole('button', { name: option, exact: true })
    await expect(async () => {
      await this.page.clock.runFor(10_000)
      await expect(choice).toBeVisible({ timeout: 100 })
    }).toPass()
    await choice.click()
    await this.#lesson.getByRole('button', { name: 'Continue' }).click()
  }

  async finishLesson(): Promise<void> {
    const playAgain = this.#lesson.getByRole('button', { name: 'Play again' })
    await expect(async () => {
      await this.page.clock.runFor(30_000)
      await expect(playAgain).toBeVisible({ timeout: 100 })
    }).toPass()
  }

  get course(): CoursePage {
    return new CoursePage(this.page, this.#lesson.frameLocator('#course'))
  }
}
