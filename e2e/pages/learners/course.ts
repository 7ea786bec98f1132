import { courseWords, getLearnerWord, type LearnerWord, playerWords } from '@heed/fixtures/library'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

export class CoursePage {
  readonly #page: Page
  readonly #frame: FrameLocator
  readonly #language: string

  constructor(page: Page, frame: FrameLocator, language = 'en') {
    this.#page = page
    this.#frame = frame
    this.#language = language
  }

  word(name: LearnerWord | keyof typeof courseWords): string {
    const language = this.#language
    return isCourseWord(name) ? (courseWords[name].get(language) ?? '') : getLearnerWord(name, language)
  }

  #playerWord(name: keyof typeof playerWords): string {
    return playerWords[name].get(this.#language) ?? ''
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

  get root(): Locator {
    return this.#frame.locator('html')
  }

  get firstField(): Locator {
    return this.#frame.locator('fieldset').locator('input, button').first()
  }

  readTitle(): Promise<string> {
    return this.root.evaluate((html) => html.ownerDocument.title)
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }

  async watchLesson(): Promise<void> {
    const lesson = this.#frame.frameLocator('iframe')
    const nextButton = this.button(this.word('nextScenario'))
    await expect(nextButton).toHaveAttribute('aria-disabled', 'true')
    await lesson.getByRole('button', { name: this.#playerWord('play'), exact: true }).click()
    const continueButton = lesson.getByRole('button', { name: this.#playerWord('goOn') })
    for (let minute = 0; minute < 10; minute += 1) {
      await this.#page.clock.runFor(60_000)
      if (await lesson.getByRole('button', { name: this.#playerWord('again') }).isVisible()) break
      await lesson.locator('[data-at][data-on] [data-why]').first().click()
      await continueButton.click()
    }
    await expect(nextButton).toHaveAttribute('aria-disabled', 'false')
    await nextButton.click()
  }

  async answer(option: string): Promise<void> {
    await this.#frame.getByRole('radio', { name: option }).check()
    await this.press(this.word('check'))
    await this.press(this.word('nextScenario'))
  }

  async readLesson(): Promise<void> {
    // Uses the keyboard, because frames may still be resizing and a click would miss.
    await this.#frame.getByText(this.word('read')).press('Enter')
    await this.press(this.word('nextScenario'))
  }

  async answerFirst(): Promise<void> {
    await this.#frame.getByRole('radio').first().check()
    await this.press(this.word('check'))
    await this.press(this.word('nextScenario'))
  }

  async answerSomehow(): Promise<void> {
    const radios = this.#frame.getByRole('radio')
    const names = await radios.evaluateAll((radioElements) =>
      radioElements.map((radio) => radio.getAttribute('name')),
    )
    for (const name of new Set(names)) await this.#frame.locator(`input[name="${name}"]`).first().check()
    const boxes = this.#frame.getByRole('checkbox')
    if ((await boxes.count()) > 0) await boxes.first().check()
    const [moveUp = ''] = this.word('moveUp').split('{')
    const moves = this.#frame.getByRole('button', { name: moveUp })
    if ((await moves.count()) > 0) await moves.last().click()
    await this.press(this.word('nextScenario'))
  }

  async orderSteps(steps: readonly string[]): Promise<void> {
    const lines = this.#frame.getByRole('listitem')
    for (const [targetIndex, step] of steps.entries()) {
      const moveUpButton = this.button(this.word('moveUp').replace('{step}', step))
      while (!(await lines.nth(targetIndex).textContent())?.includes(step)) await moveUpButton.click()
    }
  }

  option(role: 'radio' | 'checkbox', name: string): Locator {
    return this.#frame.getByRole(role, { name })
  }

  group(name: string): Locator {
    return this.#frame.getByRole('group', { name })
  }
}

const isCourseWord = (name: string): name is keyof typeof courseWords => Object.hasOwn(courseWords, name)
