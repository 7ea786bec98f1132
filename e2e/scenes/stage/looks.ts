import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Minified, because the script is sent to the browser on each page load. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Waits for finite animations only. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const runningAnimations = document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
      })
      if (runningAnimations.length === 0) return
      await Promise.all(runningAnimations.map(({ finished }) => finished.catch(() => undefined)))
    }
  })
}

export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await waitUntilSettled(page)
}

/** Only these rules depend on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Injects axe only if the page lacks it: AxeBuilder injects axe twice, which takes as long as the check. */
export async function injectAxe(page: Page): Promise<void> {
  const injections = page.frames().map(async (frame) => {
    if (await frame.evaluate(() => 'axe' in window)) return
    await frame.evaluate(axeScript)
  })
  await Promise.allSettled(injections)
}

const coveredRootSelector = 'body > #root[aria-hidden=true]'

export async function findViolations(page: Page, rules: 'all' | 'colour' = 'all'): Promise<string[]> {
  await waitUntilSettled(page)
  // A row partly covered by a sticky table head would be reported as too small a target.
  await page.evaluate(() => scrollTo(0, 0))
  await injectAxe(page)
  const builder = new AxeBuilder({ page, axeSource: '// It is there.' })
  if ((await page.locator(coveredRootSelector).count()) > 0) builder.exclude(coveredRootSelector)
  const { violations } = await builder
    // Without frames there are no results to merge, so no second page is needed.
    .setLegacyMode(true)
    .options({
      runOnly: rules === 'all' ? { type: 'tag', values: axeTags } : { type: 'rule', values: colorRules },
      // For speed, skips the list of passed rules and the preloading of styles.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

export async function findHorizontalScroll(page: Page): Promise<string[]> {
  await waitUntilSettled(page)
  return page.evaluate(() => {
    const isScrollable = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    const dialogElements = [...document.querySelectorAll('[role=dialog] *, [role=alertdialog] *')]
      // Tab bars have scroll buttons.
      .filter((element) => isScrollable(element) && !element.querySelector(':scope [role=tablist]'))
    return [document.scrollingElement ?? document.body, ...dialogElements]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(
        ({ tagName, className, scrollWidth, clientWidth }) =>
          `${tagName}.${className}: ${scrollWidth} in ${clientWidth}`,
      )
  })
}

export function findNestedScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isScrollable = (element: Element): boolean =>
      element.scrollHeight > element.clientHeight + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    return [...document.querySelectorAll('[role=dialog]')]
      .filter((dialog) => isScrollable(dialog) && [...dialog.children].some(isScrollable))
      .map((dialog) => dialog.getAttribute('aria-label') ?? dialog.textContent?.slice(0, 40) ?? '')
  })
}

export function findCoveredDialogs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      .filter((dialog) => dialog.checkVisibility() && !dialog.closest('[aria-hidden=true], [inert]'))
      .flatMap((dialog) => {
        const { left, right, top, bottom } = dialog.getBoundingClientRect()
        const findMiddle = (from: number, to: number, size: number) =>
          (Math.max(from, 0) + Math.min(to, size)) / 2
        const topElement = document.elementFromPoint(
          findMiddle(left, right, innerWidth),
          findMiddle(top, bottom, innerHeight),
        )
        if (topElement && dialog.contains(topElement)) return []
        const name = dialog.getAttribute('aria-label') ?? dialog.textContent?.slice(0, 40)
        return [`${name} is behind ${topElement?.tagName}.${topElement?.className}`]
      }),
  )
}

export function findUnexplainedControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':disabled:not(option), [aria-disabled=true]')]
      .filter(
        (control) =>
          control.checkVisibility() && !control.closest('[aria-hidden=true], [inert], [aria-busy=true]'),
      )
      .flatMap((control) => {
        const hasDescription = (control.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.textContent?.trim())
        const hasTooltip =
          control.ariaDescription && !control.matches(':disabled') && control.closest('[data-tip]')
        if (hasDescription || hasTooltip) return []
        return [
          `${control.ariaLabel ?? control.textContent} is refused without a reason: ${control.outerHTML.slice(0, 120)}`,
        ]
      }),
  )
}

export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main select, main input')].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isInViewport = control.checkVisibility() && top >= 0 && bottom <= innerHeight
      const frame = control.closest('label') ?? control.parentElement
      const coveringElement = [left + 4, (left + right) / 2, right - 4]
        .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
        .find((element) => element && !frame?.contains(element) && !element.contains(control))
      if (!isInViewport || !coveringElement) return []
      return [
        `${control.textContent || control.getAttribute('aria-label')} is under ${coveringElement.textContent}`,
      ]
    }),
  )
}

/** Finds buttons and links in tables that are clipped by their container; allows 1 px for rounding. */
export function findClippedControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main tbody :is(td, th) :is(a, button)')].flatMap((control) => {
      let frame = control.parentElement
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement
      if (!frame || !control.checkVisibility()) return []
      const { overflowX, textOverflow } = getComputedStyle(frame)
      // Users can scroll to hidden content, and text with an ellipsis has a tooltip.
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return []
      const [controlBox, frameBox] = [control.getBoundingClientRect(), frame.getBoundingClientRect()]
      if (controlBox.left >= frameBox.left - 1 && controlBox.right <= frameBox.right + 1) return []
      return [`${control.textContent} ends at ${controlBox.right} in ${frameBox.right}`]
    }),
  )
}

/** Right-to-left names whose start is clipped because the surrounding text is left-to-right. */
export function findClippedStarts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const getLetterRange = (text: Node, offset: number) => {
      const range = document.createRange()
      range.setStart(text, offset)
      range.setEnd(text, offset + 1)
      return range.getBoundingClientRect()
    }
    const isEllipsized = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const findings: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? ''
      const parent = text.parentElement
      if (!parent || !/^[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(words)) continue
      if (!parent.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue
      const [firstRange, lastRange] = [getLetterRange(text, 0), getLetterRange(text, words.length - 1)]
      let frame: Element | null = parent
      while (frame && !isEllipsized(frame)) frame = frame.parentElement
      const { left = 0, right = innerWidth } = frame?.getBoundingClientRect() ?? {}
      const isSeen = (letter: DOMRect) => letter.left >= left - 1 && letter.right <= right + 1
      if (!isSeen(firstRange) && isSeen(lastRange)) findings.push(`${words} is cut where it begins`)
      const hasDotsFirst =
        words.endsWith('…') && lastRange.top === firstRange.top && lastRange.left > firstRange.left
      if (hasDotsFirst) findings.push(`${words} has its dots where it begins`)
    }
    return findings
  })
}

export function findClippedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findCuttingFrame = (element: Element | null): Element | null => {
      for (let frame = element; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, display, clipPath } = getComputedStyle(frame)
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return null
        if (/hidden|clip/.test(overflowX) && display !== 'inline') return frame
      }
      return null
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const findings: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? ''
      if (!/^[\s\p{Sc}+−–-]*\d[\d.,\s\p{Sc}%]*$/u.test(words) || !text.parentElement?.checkVisibility())
        continue
      const frame = findCuttingFrame(text.parentElement)
      if (!frame) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const [controlBox, frameBox] = [range.getBoundingClientRect(), frame.getBoundingClientRect()]
      if (controlBox.left < frameBox.left - 1 || controlBox.right > frameBox.right + 1)
        findings.push(`${words} ends at ${controlBox.right} in ${frameBox.right}`)
    }
    return findings
  })
}

/** Pairs of cells in a row whose content overlaps; 1 px tolerance. */
export function findOverlappingCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const measureContent = (cell: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const [textRect, cellRect] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
      return {
        text: cell.textContent,
        left: Math.max(textRect.left, cellRect.left),
        right: Math.min(textRect.right, cellRect.right),
        top: Math.max(textRect.top, cellRect.top),
        bottom: Math.min(textRect.bottom, cellRect.bottom),
      }
    }
    return [...document.querySelectorAll('tr')].flatMap((row) => {
      const contents = [...row.querySelectorAll<HTMLElement>(':scope > :is(td, th)')]
        // Visually hidden table heads have no position.
        .filter((cell) => cell.checkVisibility() && getComputedStyle(cell).clipPath === 'none')
        .map(measureContent)
        .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
      return contents.flatMap((content, index) =>
        contents
          .slice(index + 1)
          .filter(
            (otherContent) =>
              Math.min(content.right, otherContent.right) - Math.max(content.left, otherContent.left) > 1 &&
              Math.min(content.bottom, otherContent.bottom) - Math.max(content.top, otherContent.top) > 1,
          )
          .map(({ text }) => `“${content.text}” and “${text}” lie over one another`),
      )
    })
  })
}
