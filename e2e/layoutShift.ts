import { expect, type Page } from '@playwright/test'

/** A tenth of what Core Web Vitals call good. */
const maxShift = 0.01
const widths = [1440, 390]
/** Long enough for skeletons to be painted before the data arrives. */
const answerDelayMs = 150

export async function delayAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerDelayMs))
    await route.fallback()
  })
}

export async function expectNoShift(page: Page, url: string, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(url)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const { total, sources } = await measureShift(page)
    expect.soft(total, [`${name} at ${width} px`, ...sources].join('\n')).toBeLessThan(maxShift)
  }
}

async function measureShift(page: Page): Promise<{ total: number; sources: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: PerformanceEntry[] = []
        new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        })
        const describeBox = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ')
        requestAnimationFrame(() =>
          setTimeout(() => {
            const entries = shifts as (PerformanceEntry & {
              value: number
              sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
            })[]
            resolve({
              total: entries.reduce((sum, { value }) => sum + value, 0),
              sources: entries.flatMap(({ value, startTime, sources }) =>
                sources.map(({ node, previousRect, currentRect }) => {
                  const element = node instanceof Element ? node : node?.parentElement
                  const boxes = `${describeBox(previousRect)} → ${describeBox(currentRect)}`
                  return `${value.toFixed(3)} after ${Math.round(startTime)} ms: ${boxes} ${element?.outerHTML.slice(0, 160) ?? ''}`
                }),
              ),
            })
          }, 100),
        )
      }),
  )
}
