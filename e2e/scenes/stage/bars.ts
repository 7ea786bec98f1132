import type { Page } from '@playwright/test'

/** Finds texts that a sticky or fixed bar covers even where the page can't be scrolled any further. */
export function findHiddenBehindBars(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')]
    const layer = layers.at(-1) ?? document.body
    const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const scrollers = [document.scrollingElement, ...layer.querySelectorAll('*')].filter(
      (element) =>
        element === document.scrollingElement ||
        (element !== null && /auto|scroll/.test(getComputedStyle(element).overflowY)),
    )
    const listBars = () =>
      [...layer.querySelectorAll('*')].filter((bar) => {
        const { width, height } = bar.getBoundingClientRect()
        const { position, pointerEvents } = getComputedStyle(bar)
        const isBar = /fixed|sticky/.test(position) && pointerEvents !== 'none' && bar.checkVisibility()
        return isBar && width >= innerWidth / 2 && height < innerHeight / 2
      })
    const clip = (box: DOMRect, parent: Element) => {
      let [top, bottom] = [box.top, box.bottom]
      for (let frame: Element | null = parent; frame && frame !== layer; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowY === 'visible') continue
        const frameBox = frame.getBoundingClientRect()
        top = Math.max(top, frameBox.top)
        bottom = Math.min(bottom, frameBox.bottom)
      }
      return { top, bottom }
    }
    const findings = new Set<string>()
    for (const end of ['start', 'end']) {
      for (const scroller of scrollers)
        scroller?.scrollTo({ top: end === 'end' ? scroller.scrollHeight : 0, behavior: 'instant' })
      await waitForFrame()
      await waitForFrame()
      const bars = listBars().filter((bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        return top + bottom > innerHeight === (end === 'end')
      })
      const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement
        if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
        if (parent.closest('svg, option, [aria-hidden=true]')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const box = range.getBoundingClientRect()
        if (box.width <= 2 || parent.closest('[style*=clip], [data-pending]')) continue
        const { top, bottom } = clip(box, parent)
        for (const bar of bars) {
          if (bar.contains(parent) || parent.contains(bar)) continue
          const barBox = bar.getBoundingClientRect()
          const isBeside = box.right <= barBox.left || box.left >= barBox.right
          const overlap = Math.min(bottom, barBox.bottom) - Math.max(top, barBox.top)
          if (isBeside || overlap <= 2) continue
          const middle = document.elementFromPoint(
            (Math.max(box.left, barBox.left) + Math.min(box.right, barBox.right)) / 2,
            (Math.max(top, barBox.top) + Math.min(bottom, barBox.bottom)) / 2,
          )
          if (middle && bar.contains(middle))
            findings.add(
              `“${text.textContent.trim().slice(0, 40)}” is behind ${bar.tagName}.${bar.className}`,
            )
        }
      }
    }
    for (const scroller of scrollers) scroller?.scrollTo({ top: 0, behavior: 'instant' })
    return [...findings]
  })
}
