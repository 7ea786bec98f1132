import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
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

/** Opens a page in a browser that has nothing of it yet, until `ready` says that it is there. */
export async function load(
  browser: Browser,
  url: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<Load> {
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
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response)
  })
  await page.goto(url)
  await ready(page)
  const isThere = await page.evaluate(() => performance.now())
  const needed = [...scripts]
  // What has been drawn is told as painted a frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
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
  return { script: sizes.reduce((sum, size) => sum + size, 0) / 1024, paint, ready: isThere }
}
