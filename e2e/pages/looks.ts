import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Waits for everything that fades or slides to its end; what pulses for ever is left alone. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      // One change may begin the next one, a frame later.
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const running = document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
      })
      if (running.length === 0) return
      await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
    }
  })
}

/** Light or dark, as the system says. */
export async function paintIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await settled(page)
}

/** The rules that another theme can break; all others look at what stands there, not at its colour. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** What axe finds against WCAG 2.2 A and AA, a line per rule and place; 'colour' asks only what a theme changes. */
export async function violations(page: Page, rules: 'all' | 'colour' = 'all'): Promise<string[]> {
  await settled(page)
  // A row that a sticky head covers in part would count as too small to be hit.
  await page.evaluate(() => scrollTo(0, 0))
  // Without frames there is nothing to gather from, and so no second page to open.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations: found } = await (rules === 'all'
    ? axe.withTags(tags)
    : axe.withRules(ofColour)
  ).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** What is wider than its place: the page, or the inside of a dialog. */
export async function sideways(page: Page): Promise<string[]> {
  await settled(page)
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const inside = [...document.querySelectorAll('[role=dialog] *, [role=alertdialog] *')]
      // A row of tabs may be moved sideways; it has buttons for that.
      .filter((element) => scrolls(element) && !element.querySelector(':scope [role=tablist]'))
    return [document.scrollingElement ?? document.body, ...inside]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(
        ({ tagName, className, scrollWidth, clientWidth }) =>
          `${tagName}.${className}: ${scrollWidth} in ${clientWidth}`,
      )
  })
}
