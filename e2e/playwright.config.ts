import { defineConfig } from '@playwright/test'
import { ensureChromium } from './chromium.mjs'

/** HEED_E2E_URL names a server that runs already; otherwise everything is built and one is started. */
const running = process.env.HEED_E2E_URL
const port = Number(process.env.HEED_E2E_PORT ?? 4310)
const address = running ?? `http://127.0.0.1:${port}`

/** Where the development build is served, for the page that only it has. */
const kitPort = port + 1

export default defineConfig({
  metadata: { kit: `http://127.0.0.1:${kitPort}` },
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Atlantic/Reykjavik',
    viewport: { width: 1440, height: 900 },
    // Written on every run, a trace takes a third of the time; a test that fails says what it saw.
    trace: process.env.HEED_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  ...(running
    ? {}
    : {
        webServer: [
          {
            command: `node mock-server/start.mjs --port ${port}`,
            cwd: '..',
            url: `${address}/_mock/health`,
            reuseExistingServer: false,
            timeout: 180_000,
          },
          {
            // The kit stands in the development build only.
            command: `node node_modules/vite/bin/vite.js console --port ${kitPort} --strictPort`,
            cwd: '..',
            url: `http://127.0.0.1:${kitPort}/`,
            env: { HEED_MOCK: address },
            reuseExistingServer: false,
            timeout: 60_000,
          },
        ],
      }),
})
