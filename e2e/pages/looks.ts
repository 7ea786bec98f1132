import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The short form: it goes to the browser anew for each page that is loaded. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

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

/**
 * Brings axe to a page and its frames where it is not yet: the builder would bring it twice, and to bring it takes as long
 * as to ask it.
 */
async function bringAxe(page: Page): Promise<void> {
  const brought = page.frames().map(async (frame) => {
    if (await frame.evaluate(() => 'axe' in window)) return
    await frame.evaluate(axe)
  })
  // A frame that goes meanwhile, or belongs to another site, is none of the page's.
  await Promise.allSettled(brought)
}

/** The page itself, while a dialog or a menu is open over it. */
const behind = 'body > #root[aria-hidden=true]'

/** What axe finds against WCAG 2.2 A and AA, a line per rule and place; 'colour' asks only what a theme changes. */
export async function violations(page: Page, rules: 'all' | 'colour' = 'all'): Promise<string[]> {
  await settled(page)
  // A row that a sticky head covers in part would count as too small to be hit.
  await page.evaluate(() => scrollTo(0, 0))
  await bringAxe(page)
  const builder = new AxeBuilder({ page, axeSource: '// It is there.' })
  // The page behind a dialog is not there for anybody, and looked at where it is open alone.
  if ((await page.locator(behind).count()) > 0) builder.exclude(behind)
  const { violations: found } = await builder
    // Without frames there is nothing to gather from, and so no second page to open.
    .setLegacyMode(true)
    .options({
      runOnly: rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: ofColour },
      // What passed is not listed place by place, and none of these rules reads the styles behind a page.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    .analyze()
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

/** Dialogs that scroll as a whole and in their inside too: two bars side by side, and the wheel moves one or the other. */
export function twiceScrolled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element.scrollHeight > element.clientHeight + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    return [...document.querySelectorAll('[role=dialog]')]
      .filter((dialog) => scrolls(dialog) && [...dialog.children].some(scrolls))
      .map((dialog) => dialog.getAttribute('aria-label') ?? dialog.textContent?.slice(0, 40) ?? '')
  })
}

/** Dialogs of a page that has settled that may be used and lie behind something else, as one that is opened below another layer would. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      .filter((dialog) => dialog.checkVisibility() && !dialog.closest('[aria-hidden=true], [inert]'))
      .flatMap((dialog) => {
        const { left, right, top, bottom } = dialog.getBoundingClientRect()
        const middle = (from: number, to: number, size: number) =>
          (Math.max(from, 0) + Math.min(to, size)) / 2
        const onTop = document.elementFromPoint(
          middle(left, right, innerWidth),
          middle(top, bottom, innerHeight),
        )
        if (onTop && dialog.contains(onTop)) return []
        const name = dialog.getAttribute('aria-label') ?? dialog.textContent?.slice(0, 40)
        return [`${name} is behind ${onTop?.tagName}.${onTop?.className}`]
      }),
  )
}

/** Refused controls whose reason is not both read out and seen, beside them or as their tip; what is busy is only waited for. */
export function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':disabled:not(option), [aria-disabled=true]')]
      .filter(
        (control) =>
          control.checkVisibility() && !control.closest('[aria-hidden=true], [inert], [aria-busy=true]'),
      )
      .flatMap((control) => {
        const beside = (control.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.textContent?.trim())
        // What cannot be focused shows no tip to a keyboard.
        const asTip =
          control.ariaDescription && !control.matches(':disabled') && control.closest('[data-tip]')
        if (beside || asTip) return []
        return [
          `${control.ariaLabel ?? control.textContent} is refused without a reason: ${control.outerHTML.slice(0, 120)}`,
        ]
      }),
  )
}

/** Buttons and fields of the page that something else lies over; none may. */
export function overlaid(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main select, main input')].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isInSight = control.checkVisibility() && top >= 0 && bottom <= innerHeight
      const frame = control.closest('label') ?? control.parentElement
      const over = [left + 4, (left + right) / 2, right - 4]
        .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
        .find((one) => one && !frame?.contains(one) && !one.contains(control))
      if (!isInSight || !over) return []
      return [`${control.textContent || control.getAttribute('aria-label')} is under ${over.textContent}`]
    }),
  )
}

/** Buttons and links of tables that end outside of what cuts them off; a pixel is left to rounding. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main td a, main td button')].flatMap((control) => {
      let frame = control.parentElement
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement
      if (!frame || !control.checkVisibility()) return []
      const { overflowX, textOverflow } = getComputedStyle(frame)
      // What is moved there is reached, and what ends in dots is told by its tip.
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return []
      const [own, around] = [control.getBoundingClientRect(), frame.getBoundingClientRect()]
      if (own.left >= around.left - 1 && own.right <= around.right + 1) return []
      return [`${control.textContent} ends at ${own.right} in ${around.right}`]
    }),
  )
}

/** Right-to-left names that are cut where they begin, or have their dots there, because the text around runs the other way. */
export function beginCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const letterAt = (text: Node, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    const isCut = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? ''
      const around = text.parentElement
      if (!around || !/^[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(words)) continue
      // Some texts are only read out.
      if (!around.checkVisibility() || getComputedStyle(around).clipPath !== 'none') continue
      const [first, last] = [letterAt(text, 0), letterAt(text, words.length - 1)]
      let frame: Element | null = around
      while (frame && !isCut(frame)) frame = frame.parentElement
      const { left = 0, right = innerWidth } = frame?.getBoundingClientRect() ?? {}
      const isSeen = (letter: DOMRect) => letter.left >= left - 1 && letter.right <= right + 1
      if (!isSeen(first) && isSeen(last)) found.push(`${words} is cut where it begins`)
      const hasDotsFirst = words.endsWith('…') && last.top === first.top && last.left > first.left
      if (hasDotsFirst) found.push(`${words} has its dots where it begins`)
    }
    return found
  })
}

/** Numbers that are not seen to their last digit: cut off by what is around them, with dots or without. */
export function cutNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The nearest that hides what is outside of it; what may be moved there is reached. */
    const cuttingFrame = (element: Element | null): Element | null => {
      for (let frame = element; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, display, clipPath } = getComputedStyle(frame)
        // Only read out.
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return null
        if (/hidden|clip/.test(overflowX) && display !== 'inline') return frame
      }
      return null
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? ''
      if (!/^[\s\p{Sc}+−–-]*\d[\d.,\s\p{Sc}%]*$/u.test(words) || !text.parentElement?.checkVisibility())
        continue
      const frame = cuttingFrame(text.parentElement)
      if (!frame) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const [own, around] = [range.getBoundingClientRect(), frame.getBoundingClientRect()]
      if (own.left < around.left - 1 || own.right > around.right + 1)
        found.push(`${words} ends at ${own.right} in ${around.right}`)
    }
    return found
  })
}

/** What stands in two cells of one row of a table and lies over one another; a pixel is left to rounding. */
export function crossing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Where its content is seen: a cell may be wider than that, and what is longer is cut. */
    const contentOf = (cell: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const [inner, outer] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
      return {
        text: cell.textContent,
        left: Math.max(inner.left, outer.left),
        right: Math.min(inner.right, outer.right),
        top: Math.max(inner.top, outer.top),
        bottom: Math.min(inner.bottom, outer.bottom),
      }
    }
    return [...document.querySelectorAll('tr')].flatMap((row) => {
      const contents = [...row.querySelectorAll<HTMLElement>(':scope > :is(td, th)')]
        // Heads that are only read out have no place of their own.
        .filter((cell) => cell.checkVisibility() && getComputedStyle(cell).clipPath === 'none')
        .map(contentOf)
        .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
      return contents.flatMap((one, index) =>
        contents
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map(({ text }) => `“${one.text}” and “${text}” lie over one another`),
      )
    })
  })
}
