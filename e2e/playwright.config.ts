import { defineConfig } from '@playwright/test'
import { ensureChromium } from './chromium.mjs'

/** HEED_E2E_URL names a running server; otherwise everything is built and one is started. */
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
    // Painting the frames of transitions takes processor time; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every run takes a third of the time.
    trace: process.env.HEED_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      // With LANG=C, Chromium loses downloads below a folder with an umlaut in its name.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Emulating a graphics card takes a tenth of the time.
        '--disable-gpu',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  ...(running
    ? {}
    : {
        // Servers pick free ports; groups matched in their output become environment variables of all test processes.
        webServer: [
          {
            command: 'node mock-server/start.mjs --port 0',
            env: { HEED_SECRET: 'of the journeys', HEED_BAR: 'off' },
            cwd: '..',
            wait: { stdout: /^ready (?<heed_mock>\S+)\/\n/m },
            timeout: 180_000,
          },
        ],
      }),
})
