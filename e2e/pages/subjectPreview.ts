import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { CoursePage } from './course.ts'
import { Dialog } from './dialogs.ts'

/** A subject as it is looked at before it is sent; its title is in the language that is chosen. */
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

  /** Opens the subject of this title from the library. */
  static async open(page: Page, title: string): Promise<SubjectPreview> {
    await page.goto('/content/')
    await page.getByRole('searchbox').first().fill(title)
    // What is found comes to stand where others stood: a press in between would meet nothing.
    await expect(page).toHaveURL(/content\.filter=/)
    await page.getByRole('button', { name: title, exact: true }).click()
    return new SubjectPreview(page).isShown()
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

  /** A control of the player, in the words of its language. */
  control(name: string): Locator {
    return this.#lesson.getByRole('button', { name, exact: true })
  }

  /** Takes the option at this place of the decision that the lesson comes to, and goes on. */
  async decide(option: string): Promise<void> {
    const choice = this.#lesson.getByRole('button', { name: option, exact: true })
    await expect(async () => {
      await this.page.clock.runFor(10_000)
      await expect(choice).toBeVisible({ timeout: 100 })
    }).toPass()
    await choice.click()
    await this.#lesson.getByRole('button', { name: 'Continue' }).click()
  }

  /** Lets the lesson play to its end. */
  async finishLesson(): Promise<void> {
    const again = this.#lesson.getByRole('button', { name: 'Play again' })
    await expect(async () => {
      await this.page.clock.runFor(30_000)
      await expect(again).toBeVisible({ timeout: 100 })
    }).toPass()
  }

  /** The package that plays in it. */
  get course(): CoursePage {
    return new CoursePage(this.page, this.#lesson.frameLocator('#course'))
  }
}
