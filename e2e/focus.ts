import { expect, type Locator, type Page } from '@playwright/test'
import { type Announcements, recordAnnouncements } from './announcements.ts'
import { test as base } from './heed.ts'
import { waitForFocus } from './lostFocus.ts'

export { expect } from '@playwright/test'

const maxTabSteps = 80

/** Presses Tab until the first of the controls has focus. */
export async function tabTo(controls: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const control = controls.first()
  await control.waitFor()
  for (let step = 0; step < maxTabSteps; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await control.page().keyboard.press(key)
  }
  await expect(control, `reached within ${maxTabSteps} steps`).toBeFocused()
}

export class Keys {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key)
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }

  /** Reaches a control with Tab and presses a key on it. */
  async use(control: Locator, key = 'Enter'): Promise<void> {
    await tabTo(control)
    await this.press(key)
  }

  /** Tab must visit several controls and return to the first one without leaving the dialog. */
  async expectCycle(dialog: Locator): Promise<void> {
    await expect.poll(() => containsFocus(dialog), 'the focus starts inside').toBe(true)
    const startElement = await this.#page.evaluateHandle(() => document.activeElement)
    for (let step = 1; step < maxTabSteps; step++) {
      await this.press('Tab')
      if (await startElement.evaluate((start) => start === document.activeElement)) {
        expect(step, 'Tab moves').toBeGreaterThan(1)
        return
      }
    }
    throw new Error('Tab does not return to where it started')
  }

  waitForReports(): Promise<void> {
    return waitForFocus(this.#page)
  }
}

const containsFocus = (root: Locator): Promise<boolean> =>
  root.evaluate((element) => element !== document.activeElement && element.contains(document.activeElement))

export const test = base.extend<{ keys: Keys; announced: Announcements }>({
  announced: async ({ page }, use) => {
    const announced = await recordAnnouncements(page)
    await use(announced)
    announced.expectNoMore()
  },

  keys: async ({ page }, use) => {
    await use(new Keys(page))
  },
})
