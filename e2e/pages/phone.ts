import { expect, type Locator, type Page } from '@playwright/test'
import { engine } from '../engines/engine.ts'
import { findHorizontalScroll } from '../scenes/stage/looks.ts'

const keyboardHeightPx = 340
const minFontSizePx = 16
const insets = { top: 47, right: 24, bottom: 34, left: 24 }

/** Fields that open a keyboard or a list. */
const typedFields =
  '[role="combobox"], select, textarea, [contenteditable="true"], input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=hidden], [type=color])'

const controls = `${typedFields}, input, button, a[href], summary`

export async function expectPhoneLayout(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  expect.soft(await findHorizontalScroll(page), `${pathname} scrolls sideways`).toEqual([])
  expect.soft(await listSmallFields(page.locator('html')), `${pathname} has small text in fields`).toEqual([])
}

/** WebKitGTK's window has no focus without a window manager, so `toBeFocused` fails there. */
export async function expectActive(field: Locator): Promise<void> {
  if (engine !== 'webkit') await expect(field).toBeFocused()
  else await expect.poll(() => field.evaluate((element) => document.activeElement === element)).toBe(true)
}

export const listSmallFields = (root: Locator): Promise<string[]> =>
  root.evaluate(
    (html, { selector, min }) =>
      [...html.querySelectorAll<HTMLElement>(selector)]
        .filter(
          (field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < min,
        )
        .map((field) => `${field.outerHTML.slice(0, 120)}: ${getComputedStyle(field).fontSize}`),
    { selector: typedFields, min: minFontSizePx },
  )

export async function expectFocusVisible(page: Page, root = page.locator('html')): Promise<void> {
  const coveredControls = await listCoveredControls(page, root)
  expect.soft(coveredControls, `${new URL(page.url()).pathname} covers focused controls`).toEqual([])
}

/** Shrinks the page as an open keyboard does, and focuses every control of `root`'s document in turn. */
async function listCoveredControls(page: Page, root: Locator): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 740 }
  await page.setViewportSize({ ...size, height: size.height - keyboardHeightPx })
  const coveredControls = await root.evaluate(async (html, selector) => {
    const names: string[] = []
    for (const control of html.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility() || control.matches(':disabled')) continue
      control.blur()
      window.scrollTo(0, 0)
      control.focus()
      if (document.activeElement !== control) continue
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width < 4 || height < 4) continue
      const shown = document.elementFromPoint(left + width / 2, top + Math.min(height, 32) / 2)
      const label = control.closest('label') ?? control
      if (!shown || !(label.contains(shown) || shown.contains(control)))
        names.push(control.outerHTML.slice(0, 160))
    }
    return names
  }, controls)
  await page.setViewportSize(size)
  return coveredControls
}

export async function expectSafeAreas(page: Page): Promise<void> {
  if (engine) return
  const unsafeControls = await listUnsafeControls(page)
  expect
    .soft(unsafeControls, `${new URL(page.url()).pathname} has controls outside the safe area`)
    .toEqual([])
}

/** Emulates a screen with a notch, rounded corners and a home indicator. */
async function listUnsafeControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await expect.poll(() => readBottomInset(page)).toBe(insets.bottom)
  const unsafeControls = await page.evaluate(
    async ({ selector, insets }) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { innerWidth, innerHeight } = window
      const isInScroller = (element: Element | null): boolean =>
        element !== null &&
        element !== document.documentElement &&
        ((element.scrollWidth > element.clientWidth &&
          /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
          isInScroller(element.parentElement))
      return [...document.querySelectorAll(`${selector}, h1`)].flatMap((control) => {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
        const isShown =
          control.checkVisibility({ visibilityProperty: true }) &&
          width > 4 &&
          height > 4 &&
          top < innerHeight &&
          bottom > 0
        const isSafe =
          left >= insets.left && right <= innerWidth - insets.right && bottom <= innerHeight - insets.bottom
        return isShown && !isSafe && !isInScroller(control)
          ? [`${control.outerHTML.slice(0, 120)} at ${left}, ${bottom}, ${right}`]
          : []
      })
    },
    { selector: controls, insets },
  )
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  await session.detach()
  return unsafeControls
}

const readBottomInset = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const probe = document.createElement('div')
    probe.style.paddingBottom = 'env(safe-area-inset-bottom)'
    document.body.append(probe)
    const inset = Number.parseFloat(getComputedStyle(probe).paddingBottom)
    probe.remove()
    return inset
  })

/** Sends the events of a finger. The engines' protocol has no taps, so there the page dispatches them. */
export async function tap(control: Locator): Promise<void> {
  if (!engine) return control.tap()
  await control.scrollIntoViewIfNeeded()
  await control.evaluate((element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [clientX, clientY] = [left + width / 2, top + height / 2]
    const target = document.elementFromPoint(clientX, clientY) ?? element
    const pointer = {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      isPrimary: true,
      clientX,
      clientY,
    }
    target.dispatchEvent(new PointerEvent('pointerdown', pointer))
    target.dispatchEvent(new Event('touchstart', { bubbles: true, cancelable: true }))
    target.dispatchEvent(new PointerEvent('pointerup', pointer))
    const end = new Event('touchend', { bubbles: true, cancelable: true })
    if (!target.dispatchEvent(end)) return
    element.focus()
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
  })
}
