import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    reportLostFocus: (line: string) => Promise<void>
    isFocusMissing?: () => boolean
  }
}

/** Frames after which a focus that is still lost counts as lost: half a second at 60 Hz. */
const patienceFrames = 30

export const lostFocusLabel = 'steps that lost the focus'

export async function recordLostFocus(context: BrowserContext): Promise<Set<string>> {
  const lostSteps = new Set<string>()
  await context.exposeBinding('reportLostFocus', (_, line: string) => {
    lostSteps.add(line)
  })
  await context.addInitScript(watchFocus, patienceFrames)
  return lostSteps
}

export async function waitForFocus(page: Page): Promise<void> {
  const isMissing = () => page.evaluate(() => window.isFocusMissing?.() ?? false)
  for (let checks = 0; checks < 2 * patienceFrames && !page.isClosed(); checks++) {
    if (!(await isMissing().catch(() => false))) return
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined)
  }
}

function watchFocus(patience: number): void {
  if (window !== top) return
  const controlSelector =
    'a[href], button, input, select, textarea, label, summary, [role=button], [role=option], [role^=menuitem], [role=gridcell], [role=tab], [role=checkbox], [role=combobox]'
  let step: { action: string; isKey: boolean } | undefined
  let lastControl: HTMLElement | undefined
  let frames = 0
  const isNowhere = (element: Element | null) =>
    element === null || element.matches('body, [role=presentation], [role=none], div:not([role])')
  const nameControl = (element: Element | null | undefined) =>
    element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 60) ?? ''
  const isGone = (element: HTMLElement) =>
    !element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [inert] *')
  /** A click beside all controls takes the focus away on purpose. */
  const isMissing = () => {
    const { activeElement } = document
    if (!step || !isNowhere(activeElement)) return false
    return step.isKey || activeElement !== document.body || (lastControl !== undefined && isGone(lastControl))
  }
  const look = () => {
    if (!isMissing()) {
      frames = 0
      return
    }
    frames += 1
    if (frames < patience) {
      requestAnimationFrame(look)
      return
    }
    void window.reportLostFocus(
      `${step?.action}: the focus left “${nameControl(lastControl)}” on ${location.pathname}`,
    )
    step = undefined
    frames = 0
  }
  const startLooking = () => {
    if (frames === 0 && isMissing()) {
      frames = 1
      requestAnimationFrame(look)
    }
  }
  window.isFocusMissing = isMissing
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    onEvent: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, onEvent, { capture: true })
  listen('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !isNowhere(target)) lastControl = target
  })
  listen('focusout', ({ target }) => {
    // Chromium also fires it just before it removes the control.
    requestAnimationFrame(() => {
      if (
        target === lastControl &&
        document.activeElement === document.body &&
        !isGone(target as HTMLElement)
      )
        lastControl = undefined
    })
  })
  listen('keydown', ({ key }) => {
    const control = document.activeElement
    step = isNowhere(control)
      ? undefined
      : { action: `${key} on “${nameControl(control)}”`, isKey: key !== 'Tab' }
    requestAnimationFrame(startLooking)
  })
  listen('pointerdown', ({ target }) => {
    const control = target instanceof Element ? target.closest(controlSelector) : null
    step = control ? { action: `Click on “${nameControl(control)}”`, isKey: false } : undefined
    requestAnimationFrame(startLooking)
  })
  new MutationObserver(startLooking).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'style', 'class', 'open'],
  })
}
