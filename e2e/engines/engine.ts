import { fileURLToPath } from 'node:url'

const names = ['firefox', 'webkit'] as const
export type Engine = (typeof names)[number]

/** The browser engine that HEED_ENGINE names; undefined for Chromium. */
export const engine = names.find((name) => name === process.env.HEED_ENGINE)

/** Playwright drives both engines with its WebDriver BiDi client, which it has only for Firefox. */
export const getEngineOptions = (name: Engine) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath: fileURLToPath(new URL(`${name}.mjs`, import.meta.url)) },
})
