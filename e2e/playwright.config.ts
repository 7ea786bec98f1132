import { defineConfig } from '@playwright/test'
import { ensureChromium } from './chromium.mjs'

const port = Number(process.env.HEED_E2E_PORT ?? 4310)
const address = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Atlantic/Reykjavik',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
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
  webServer: {
    command: `node mock-server/start.mjs --port ${port}`,
    cwd: '..',
    url: `${address}/_mock/health`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
})
