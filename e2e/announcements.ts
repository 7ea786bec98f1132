import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    reportAnnouncement: (text: string) => Promise<void>
  }
}

export class Announcements {
  readonly #texts: string[]

  #optional: RegExp[] = []

  constructor(texts: string[]) {
    this.#texts = texts
  }

  /** For texts that slow steps announce and fast ones don't, such as the error of a field that is left briefly. */
  allow(...optional: RegExp[]): void {
    this.#optional.push(...optional)
  }

  #listTexts(): string[] {
    return this.#texts.filter((text) => !this.#optional.some((optional) => optional.test(text)))
  }

  async expectTexts(...expected: string[]): Promise<void> {
    await expect.poll(() => this.#listTexts(), 'announcements').toEqual(expected)
    this.#texts.splice(0)
  }

  expectNoMore(): void {
    expect(this.#listTexts(), 'announcements that no step expects').toEqual([])
  }
}

export async function recordAnnouncements(page: Page): Promise<Announcements> {
  const texts: string[] = []
  await page.exposeFunction('reportAnnouncement', (text: string) => {
    texts.push(text)
  })
  await page.addInitScript(watchAnnouncer)
  return new Announcements(texts)
}

function watchAnnouncer(): void {
  const knownRegions = new Set<Element>()
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      if (!(target instanceof Element && target.matches('#announcer > [aria-live]'))) continue
      const isNewRegion = !knownRegions.has(target)
      // Until then, a dialog that opens in the same step may hide the regions for a moment.
      queueMicrotask(() => {
        const isHidden = target.closest('[aria-hidden=true], [inert]') !== null
        const problem = isHidden ? 'hidden: ' : isNewRegion ? 'region too new: ' : ''
        if (location.pathname.includes('/auth/jwt/')) return
        for (const node of addedNodes) void window.reportAnnouncement(`${problem}${node.textContent ?? ''}`)
      })
    }
    for (const region of document.querySelectorAll('#announcer > [aria-live]')) knownRegions.add(region)
  })
  observer.observe(document, { childList: true, subtree: true })
}
