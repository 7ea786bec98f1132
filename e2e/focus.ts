import { expect, type Locator, type Page } from '@playwright/test'
import { test as base } from './heed.ts'

export { expect } from '@playwright/test'

declare global {
  interface Window {
    reportLostFocus: (line: string) => Promise<void>
  }
}

/** Frames after which a focus that is still lost counts as lost: half a second at 60 Hz. */
const patienceFrames = 30
const maxTabSteps = 80

/** Reports each key after which the focus stays on the page or on an element without a role. */
async function recordLostFocus(page: Page): Promise<string[]> {
  const lostFocus: string[] = []
  await page.exposeFunction('reportLostFocus', (line: string) => {
    lostFocus.push(line)
  })
  await page.addInitScript((patience) => {
    let [lastKey, lastControl, frames] = ['', '', 0]
    const isLost = (element: Element | null) =>
      element === null || element.matches('body, [role=presentation], [role=none], div:not([role])')
    const nameControl = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? element.tagName
    const look = () => {
      const { activeElement } = document
      frames = lastKey !== '' && isLost(activeElement) ? frames + 1 : 0
      if (activeElement && !isLost(activeElement)) lastControl = nameControl(activeElement)
      if (frames === patience) {
        void window.reportLostFocus(`${lastKey} after “${lastControl}” on ${location.pathname}`)
        lastKey = ''
      }
      requestAnimationFrame(look)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      lastKey = key
    }
    document.addEventListener('keydown', onKey, { capture: true })
    requestAnimationFrame(look)
  }, patienceFrames)
  return lostFocus
}

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

  /** A loss is reported only after some frames. */
  async waitForReports(): Promise<void> {
    await this.#page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
    }, patienceFrames + 2)
  }
}

const containsFocus = (root: Locator): Promise<boolean> =>
  root.evaluate((element) => element !== document.activeElement && element.contains(document.activeElement))

export const test = base.extend<{ keys: Keys }>({
  keys: async ({ page }, use) => {
    const lostFocus = await recordLostFocus(page)
    const keys = new Keys(page)
    await use(keys)
    await keys.waitForReports()
    expect(lostFocus, 'keys that lost the focus').toEqual([])
  },
})
