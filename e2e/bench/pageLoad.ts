import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
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
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) {
      // What is still on its way when the page stands was not needed for it.
      const size = response.body().then((body) => gzipSync(body).length)
      scripts.push(size.catch(() => 0))
    }
  })
  await page.goto(url)
  await ready(page)
  const isThere = await page.evaluate(() => performance.now())
  // What has been drawn is told as painted a frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const loaded = await Promise.all(scripts)
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
  await context.close()
  return { script: loaded.reduce((sum, size) => sum + size, 0) / 1024, paint, ready: isThere }
}
