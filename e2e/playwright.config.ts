import { defineConfig } from '@playwright/test'
import { ensureChromium } from './chromium.mjs'

/** HEED_E2E_URL names a server that runs already; otherwise everything is built and one is started. */
const running = process.env.HEED_E2E_URL

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: '100%',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: running ?? process.env.HEED_MOCK ?? '',
    locale: 'en-GB',
    timezoneId: 'Atlantic/Reykjavik',
    viewport: { width: 1440, height: 900 },
    // Written on every run, a trace takes a third of the time; a test that fails says what it saw.
    trace: process.env.HEED_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      // Chromium with LANG=C loses files that are saved below a folder with an umlaut in its name.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Nothing here has a graphics card, and to play one takes a tenth of the time.
        '--disable-gpu',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  ...(running
    ? {}
    : {
        // Each takes a port that is free and says which. What the groups match stands in the environment under their
        // names: of the second, which finds the server there, and of every process that runs journeys.
        webServer: [
          {
            command: 'node mock-server/start.mjs --port 0',
            // The bar of demos has journeys of its own.
            env: { HEED_SECRET: 'of the journeys', HEED_BAR: 'off' },
            cwd: '..',
            wait: { stdout: /^ready (?<heed_mock>\S+)\/\n/m },
            timeout: 180_000,
          },
          {
            // The kit stands in the development build only.
            command: 'node node_modules/vite/bin/vite.js console --port 0',
            cwd: '..',
            wait: { stdout: /Local: +(?<heed_kit>\S+)\/\n/ },
            timeout: 60_000,
          },
        ],
      }),
})
