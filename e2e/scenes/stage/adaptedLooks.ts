import { expect, type Page } from '@playwright/test'
import { waitUntilSettled } from './looks.ts'

const LARGE_TEXT_PX = 32

export async function showLargeText(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await setTextSize(page, LARGE_TEXT_PX)
  const getTextSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(getTextSize).toBe(`${LARGE_TEXT_PX}px`)
  await page.evaluate(() => dispatchEvent(new Event('resize')))
  await waitUntilSettled(page)
}

export const resetTextSize = (page: Page): Promise<void> => setTextSize(page, 16)

async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await session.detach()
}

export function findUnscaledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minSizePx = 24
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const findings = new Set<string>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest('svg, option')) continue
      const { color, fontSize } = getComputedStyle(parent)
      if (/, 0\)$/.test(color)) continue
      const size = Number.parseFloat(fontSize) * parent.currentCSSZoom
      if (size < minSizePx) findings.add(`${text.textContent.slice(0, 40)} is only ${size} px high`)
    }
    return [...findings]
  })
}

/** WCAG 1.4.12. An adopted sheet, because the pages' policy refuses inline styles. */
export const setTextSpacing = (page: Page, isWide: boolean): Promise<void> =>
  page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = isOn ? [sheet] : []
  }, isWide)

export function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findCuttingFrame = (element: Element): Element | undefined => {
      for (
        let frame: Element | null = element;
        frame && frame !== document.body;
        frame = frame.parentElement
      ) {
        const { overflowX, overflowY, display, clipPath, textOverflow, webkitLineClamp } =
          getComputedStyle(frame)
        const isScrollable = /auto|scroll/.test(overflowX + overflowY)
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return
        if (isScrollable) return
        if (/hidden|clip/.test(overflowX + overflowY) && display !== 'inline') return frame
      }
      return
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const findings: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest('svg, option')) continue
      const frame = findCuttingFrame(parent)
      if (!frame) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const [box, frameBox] = [range.getBoundingClientRect(), frame.getBoundingClientRect()]
      if (box.width <= 1 || frameBox.width <= 1) continue
      const isCut =
        box.left < frameBox.left - 1 ||
        box.right > frameBox.right + 1 ||
        box.top < frameBox.top - 1 ||
        box.bottom > frameBox.bottom + 1
      if (isCut)
        findings.push(`${text.textContent.slice(0, 60)} is cut by ${frame.tagName}.${frame.className}`)
    }
    return findings
  })
}

export function findOverlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')]
    const layer = layers.at(-1) ?? document.body
    const findBar = (element: Element | null): Element | null => {
      for (let bar = element; bar; bar = bar.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(bar).position)) return bar
      return null
    }
    const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
    const texts: { text: string; bar: Element | null; rects: DOMRect[] }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('svg, select, [data-page-number], iframe')) continue
      let isHidden = false
      let [left, right, top, bottom] = [0, innerWidth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let frame: Element | null = parent; frame && frame !== layer; frame = frame.parentElement) {
        const { clipPath, overflowX, opacity } = getComputedStyle(frame)
        if (clipPath !== 'none' || opacity === '0') isHidden = true
        if (overflowX === 'visible') continue
        const box = frame.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      if (isHidden) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()]
        .map((box) => {
          const [from, to] = [Math.max(box.left, left), Math.min(box.right, right)]
          const inset = box.height / 5
          const [above, below] = [Math.max(box.top + inset, top), Math.min(box.bottom - inset, bottom)]
          return new DOMRect(from, above, Math.max(0, to - from), Math.max(0, below - above))
        })
        .filter(({ width, height }) => width > 2 && height > 4)
      texts.push({ text: node.textContent.trim(), bar: findBar(parent), rects })
    }
    return texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => {
        if (one.bar !== other.bar) return []
        const isOver = one.rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
          ),
        )
        return isOver
          ? [`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” lie over one another`]
          : []
      }),
    )
  })
}

export function findTallBars(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((bar) => {
      if (!/fixed|sticky/.test(getComputedStyle(bar).position) || !bar.checkVisibility()) return []
      if (bar.closest('[role=presentation]') || bar.matches('[role=dialog], [role=alertdialog]')) return []
      const { width, height } = bar.getBoundingClientRect()
      if (width < innerWidth / 2 || height <= innerHeight / 3) return []
      return [`${bar.tagName}.${bar.className} is ${height} of ${innerHeight} px high`]
    }),
  )
}

export function findUnreachableScroll(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((box) => {
      if (!/auto|scroll/.test(getComputedStyle(box).overflowX) || !box.checkVisibility()) return []
      if (box.scrollWidth <= box.clientWidth + 1 || box.closest('[aria-hidden=true]')) return []
      if (box.querySelector('a[href], button, input, select, textarea, [tabindex]')) return []
      const isNamed = box.hasAttribute('aria-label') || box.hasAttribute('aria-labelledby')
      return box.tabIndex === 0 && isNamed ? [] : [`${box.tagName} ${box.textContent?.slice(0, 60)}`]
    }),
  )
}

export function findCoveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')]
    const [maxControls, maxFrames] = [60, 10]
    const controls = (layers.at(-1) ?? document.body).querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]',
    )
    const findings: string[] = []
    for (const control of [...controls].slice(0, maxControls)) {
      const isReachable = control.checkVisibility() && control.tabIndex >= 0
      if (!isReachable || control.closest('[aria-hidden=true]')) continue
      control.blur()
      control.focus()
      let found: Element | null = null
      let isCovered = true
      for (let frames = 0; isCovered && frames < maxFrames; frames++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        if (document.activeElement !== control) break
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
        const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
        found = document.elementFromPoint(x, y)
        if (found?.closest('[role=tooltip]')) found = control
        const frame = control.closest('label, td, tr, article, li, .MuiInputBase-root') ?? control
        const isInWindow = bottom > 0 && top < innerHeight
        const isFound = !found || frame.contains(found) || found.contains(control)
        isCovered = right - left > 2 && !(isInWindow && isFound)
      }
      if (!isCovered || document.activeElement !== control) continue
      const name = control.ariaLabel || control.textContent?.slice(0, 40) || control.outerHTML.slice(0, 80)
      findings.push(`${name} is ${found ? `under ${found.tagName}` : 'outside the window'}`)
    }
    return findings
  })
}

export function findLostStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const describeLook = (element: Element) => {
      const style = getComputedStyle(element)
      const { backgroundColor, color, outlineStyle, outlineWidth, borderBottomColor, borderBottomWidth } =
        style
      return JSON.stringify([
        backgroundColor === canvas || /, 0\)$/.test(backgroundColor) ? '' : backgroundColor,
        color,
        outlineStyle === 'none' ? '' : outlineWidth,
        borderBottomWidth === '0px' ? '' : borderBottomColor,
      ])
    }
    const pairs: [string, string][] = [
      ['nav a[aria-current]', 'nav a:not([aria-current])'],
      ['nav button[aria-current]', 'nav button:not([aria-current])'],
      ['[role=tab][aria-selected=true]', '[role=tab]:not([aria-selected=true])'],
      ['[role=option][aria-selected=true]', '[role=option]:not([aria-selected=true])'],
      ['button[aria-pressed=true]', 'button[aria-pressed=false]'],
      ['[role=radiogroup] label:has(:checked)', '[role=radiogroup] label:not(:has(:checked))'],
      ['tbody tr:has(td input:checked)', 'tbody tr:not(:has(td input:checked))'],
      ['[role=gridcell][aria-selected=true]', '[role=gridcell]:not([aria-selected=true])'],
      ['button[aria-disabled=true]', 'button:not([aria-disabled])'],
      ['.MuiSwitch-thumb', '.MuiSwitch-switchBase'],
    ]
    const isShown = (element: Element) => element.checkVisibility()
    const lostStates = pairs.flatMap(([selected, plain]) =>
      [...document.querySelectorAll(selected)].filter(isShown).flatMap((element) => {
        const group = element.closest(
          'ul, ol, tbody, nav, .MuiSwitch-root, [role=tablist], [role=listbox], [role=radiogroup], main',
        )
        const neighbour = [...(group?.querySelectorAll(plain) ?? [])].find(isShown)
        if (!neighbour || describeLook(neighbour) !== describeLook(element)) return []
        return [`${element.textContent?.slice(0, 40)} looks like ${neighbour.textContent?.slice(0, 40)}`]
      }),
    )
    const lostColors = [...document.querySelectorAll<HTMLElement>('body [style]')].flatMap((element) => {
      const { background, backgroundColor } = element.style
      if (!(background || backgroundColor) || /transparent|none/.test(background + backgroundColor)) return []
      if (!isShown(element) || element.closest('iframe, svg')) return []
      const { forcedColorAdjust } = getComputedStyle(element)
      return forcedColorAdjust === 'none' ? [] : [`${element.outerHTML.slice(0, 120)} loses its colour`]
    })
    return [...lostStates, ...lostColors]
  })
}

export async function findUnmarkedFocus(page: Page, steps: number): Promise<string[]> {
  const findings: string[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const finding = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body || element.tagName === 'IFRAME') return
      const hasOutline = (one: Element, part?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }
      const frame = element.closest('tr, label, article, .MuiInputBase-root, .MuiPickersInputBase-root')
      const isMarked =
        hasOutline(element) ||
        hasOutline(element, '::after') ||
        (frame && (hasOutline(frame) || frame.matches('.Mui-focused'))) ||
        element.matches('.Mui-focusVisible, [role=dialog], [role=alertdialog]')
      return isMarked ? undefined : `${element.outerHTML.slice(0, 140)} shows no focus`
    })
    if (finding) findings.push(finding)
  }
  return findings
}

export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const isMoving = playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1
      if (!isMoving) return []
      return [effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 100) ?? '') : 'unknown']
    }),
  )
}
