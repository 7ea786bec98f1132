import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** A package as a learner meets it; its words are in English. */
export class CoursePage {
  readonly #page: Page
  readonly #frame: FrameLocator

  constructor(page: Page, frame: FrameLocator) {
    this.#page = page
    this.#frame = frame
  }

  heading(name: string | RegExp): Locator {
    return this.#frame.getByRole('heading', { level: 1, name })
  }

  button(name: string | RegExp): Locator {
    return this.#frame.getByRole('button', { name })
  }

  get text(): Locator {
    return this.#frame.getByRole('main')
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }

  /** Watches the lesson that is shown to its end; what it asks on its way is answered with its first option. */
  async watchLesson(): Promise<void> {
    const lesson = this.#frame.frameLocator('iframe')
    await expect(this.button('Next')).toHaveAttribute('aria-disabled', 'true')
    await lesson.getByRole('button', { name: 'Play', exact: true }).click()
    const goOn = lesson.getByRole('button', { name: 'Continue' })
    for (let minute = 0; minute < 10; minute += 1) {
      await this.#page.clock.runFor(60_000)
      if (await lesson.getByRole('button', { name: 'Play again' }).isVisible()) break
      await lesson.locator('[data-at][data-on] [data-why]').first().click()
      await goOn.click()
    }
    await expect(this.button('Next')).toHaveAttribute('aria-disabled', 'false')
    await this.press('Next')
  }

  /** Answers the question that is shown and goes on. */
  async answer(option: string): Promise<void> {
    await this.#frame.getByRole('radio', { name: option }).check()
    await this.press('Check answer')
    await this.press('Next')
  }

  /** Reads the lesson that is shown in place of watching it, and goes on. */
  async readLesson(): Promise<void> {
    // By the keyboard: the frames around it may still find their sizes, and a pointer would miss what moves.
    await this.#frame.getByText('Read the lesson instead').press('Enter')
    await this.press('Next')
  }

  /** Answers the question that is shown with its first option, whatever it is. */
  async answerFirst(): Promise<void> {
    await this.#frame.getByRole('radio').first().check()
    await this.press('Check answer')
    await this.press('Next')
  }

  /** Gives some answer to the scenario that is shown, of whatever kind it is, and goes on. */
  async answerSomehow(): Promise<void> {
    const radios = this.#frame.getByRole('radio')
    const names = await radios.evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    for (const name of new Set(names)) await this.#frame.locator(`input[name="${name}"]`).first().check()
    const boxes = this.#frame.getByRole('checkbox')
    if ((await boxes.count()) > 0) await boxes.first().check()
    const moves = this.button(/^Move up: /)
    if ((await moves.count()) > 0) await moves.last().click()
    await this.press('Next')
  }

  /** Brings the steps of a question into this order. */
  async putInOrder(steps: readonly string[]): Promise<void> {
    const lines = this.#frame.getByRole('listitem')
    for (const [place, step] of steps.entries()) {
      const up = this.button(`Move up: ${step}`)
      while (!(await lines.nth(place).textContent())?.includes(step)) await up.click()
    }
  }

  option(role: 'radio' | 'checkbox', name: string): Locator {
    return this.#frame.getByRole(role, { name })
  }

  group(name: string): Locator {
    return this.#frame.getByRole('group', { name })
  }
}
