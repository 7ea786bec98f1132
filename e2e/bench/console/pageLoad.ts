import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import { ensureChromium } from '../../chromium.mjs'

/** At 10 Mbit/s and 40 ms latency: KiB of gzipped script, ms until the largest paint, and ms until ready. */
export interface PageLoad {
  script: number
  paint: number
  ready: number
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })

const measureGzipped = (script: Response): Promise<number> =>
  script.body().then(
    (body) => gzipSync(body).length,
    () => 0,
  )

function watchReadiness(isReady: () => boolean): void {
  const arrival = new Promise<number>((resolve) => {
    const checkReadiness = () => {
      if (isReady()) resolve(performance.now())
      else requestAnimationFrame(checkReadiness)
    }
    requestAnimationFrame(checkReadiness)
  })
  Object.assign(window, { arrived: arrival })
}

/** Time to wait after loading, ms, because a larger paint may follow. */
const idleMs = 400

/** `isReady` runs in the page, because Playwright's role locators would slow the measured page. */
export async function measurePageLoad(
  browser: Browser,
  url: string,
  isReady: () => boolean,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 10_000_000 / 8,
    uploadThroughput: 10_000_000 / 8,
  })
  // tsx makes compiled code call `__name` for nested functions.
  await page.addInitScript(`{ const __name = (one) => one; (${String(watchReadiness)})(${String(isReady)}) }`)
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response)
  })
  await page.goto(url)
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'arrived',
    awaitPromise: true,
    returnByValue: true,
  })
  const readyTime: unknown = result.value
  if (typeof readyTime !== 'number') throw new Error(`${url} never came: ${JSON.stringify(result)}`)
  const scriptUrls = [...scripts]
  await new Promise((resolve) => setTimeout(resolve, idleMs))
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        )
      }),
  )
  // Reads and compresses the scripts only after the measurement, to avoid slowing the page.
  const sizes = await Promise.all(scriptUrls.map(measureGzipped))
  await context.close()
  return { script: sizes.reduce((sum, size) => sum + size, 0) / 1024, paint, ready: readyTime }
}
