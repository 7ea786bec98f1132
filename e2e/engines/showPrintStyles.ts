import type { Page } from '@playwright/test'
import { engine } from './engine.ts'

/** The printed width of an A4 page, in CSS pixels. */
const A4_CONTENT_WIDTH = 718

/** Shows a page as it prints. Firefox and WebKit can't emulate print, so there its rules apply to the screen. */
export async function showPrintStyles(page: Page): Promise<void> {
  if (!engine) return page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: A4_CONTENT_WIDTH, height: 1000 })
  await page.evaluate(() => {
    const replaceMedia = (rule: CSSRule) => {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText
          .replaceAll(/\bscreen\b/g, 'not all')
          .replaceAll(/\bprint\b/g, 'all')
      if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) replaceMedia(inner)
    }
    for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) replaceMedia(rule)
  })
}
