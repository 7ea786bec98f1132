import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import { ensureChromium } from '../chromium.mjs'

/** What a page costs at 10 Mbit/s and 40 ms: KiB of script, gzip, and milliseconds to the largest paint and until it is there. */
export interface Load {
  script: number
  paint: number
  ready: number
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })

/** What is still on its way when the page stands was not needed for it. */
const gzipped = (script: Response): Promise<number> =>
  script.body().then(
    (body) => gzipSync(body).length,
    () => 0,
  )

/** Asks with every frame whether the page is there. Runs in the page, where nothing else of this file stands. */
function watch(isThere: () => boolean): void {
  const arrived = new Promise<number>((resolve) => {
    const look = () => {
      if (isThere()) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  Object.assign(window, { arrived })
}

/** Milliseconds for which a page that is there is left alone: what it still draws larger counts too. */
const calm = 400

/**
 * Opens a page in a browser that has nothing of it yet, until `isThere`, which runs in the page, says that it is.
 * Playwright's locators are no measure: what finds a role and a name takes the time that the page is measured in.
 */
export async function load(browser: Browser, url: string, isThere: () => boolean): Promise<Load> {
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
  // What tsx compiles calls this helper wherever a function in a function bears a name.
  await page.addInitScript(`{ const __name = (one) => one; (${String(watch)})(${String(isThere)}) }`)
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
  const ready: unknown = result.value
  if (typeof ready !== 'number') throw new Error(`${url} never came: ${JSON.stringify(result)}`)
  const needed = [...scripts]
  await new Promise((resolve) => setTimeout(resolve, calm))
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
  // Not before: to read and to press them takes the time that the page is measured in.
  const sizes = await Promise.all(needed.map(gzipped))
  await context.close()
  return { script: sizes.reduce((sum, size) => sum + size, 0) / 1024, paint, ready }
}
