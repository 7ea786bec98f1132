import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { ensureChromium } from './chromium.mjs'
import { engine, getEngineOptions } from './engines/engine.ts'

/** HEED_E2E_URL is the address of a running server. If it isn't set, builds everything and starts a server. */
const serverUrl = process.env.HEED_E2E_URL

const getChromiumOptions = () => ({
  executablePath: ensureChromium(),
  // With LANG=C, Chromium loses downloads to a folder whose path contains an umlaut.
  env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Emulating a graphics card would use a tenth of the time.
    '--disable-gpu',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})

export default defineConfig({
  testDir: 'journeys',
  ...(engine ? {} : { testIgnore: '**/engines/**' }),
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: '100%',
  // WebKit's commands are translated on the way, which is slow on a busy machine.
  timeout: engine ? 300_000 : 120_000,
  expect: { timeout: engine ? 60_000 : 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: serverUrl ?? process.env.HEED_MOCK ?? '',
    locale: 'en-GB',
    timezoneId: 'Atlantic/Reykjavik',
    viewport: { width: 1440, height: 900 },
    // Painting transitions needs processor time, so only journeys about motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every run would use a third of the time.
    trace: process.env.HEED_TRACE ? 'retain-on-failure' : 'off',
    ...(engine ? getEngineOptions(engine) : { launchOptions: getChromiumOptions() }),
  },
  ...(serverUrl
    ? {}
    : {
        // The server selects a free port. Playwright reads the address from its output and passes it to all
        // tests.
        webServer: [
          {
            command: 'node mock-server/start.mjs --port 0',
            env: { HEED_SECRET: 'of the journeys', HEED_BAR: 'off' },
            cwd: fileURLToPath(new URL('..', import.meta.url)),
            wait: { stdout: /^ready (?<heed_mock>\S+)\/\n/m },
            timeout: 180_000,
          },
        ],
      }),
})
