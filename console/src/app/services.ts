import type { Config } from './config.ts'

/** Proves that a form is sent by a person; `check` gives what the server verifies. */
export interface BotCheck {
  check: () => Promise<string>
}

/** The outside services the console knows; each is off until the deployment names it. */
export interface Services {
  reportError: (error: unknown) => void
  track: (event: string) => void
  affiliateClick: () => void
  botCheck: BotCheck
}

export interface Outside {
  send: (url: string, body: string) => void
  random: () => number
  loadBotCheck: (script: string, siteKey: string) => Promise<BotCheck>
}

const off = () => {
  // Not configured: nothing leaves the site.
}

/** Passes everybody: for demos and tests. */
const openDoor: BotCheck = { check: async () => 'demo' }

/** The services this deployment has switched on. */
export function makeServices({ services }: Config, outside: Outside): Services {
  const { errorReporting, analytics, affiliate, botCheck } = services
  const post = (url: string, body: Record<string, string>) => outside.send(url, JSON.stringify(body))
  return {
    reportError: errorReporting
      ? (error) => {
          if (outside.random() < errorReporting.sampling) post(errorReporting.url, { error: String(error) })
        }
      : off,
    track: analytics ? (event) => post(analytics.url, { event }) : off,
    affiliateClick: affiliate ? () => post(affiliate.url, { click: 'start' }) : off,
    botCheck: botCheck ? lazily(() => outside.loadBotCheck(botCheck.script, botCheck.siteKey)) : openDoor,
  }
}

/** The script is loaded when a form is sent, and again when that failed. */
function lazily(load: () => Promise<BotCheck>): BotCheck {
  let loaded: Promise<BotCheck> | undefined
  return {
    check: async () => {
      loaded ??= load()
      try {
        return await (await loaded).check()
      } catch (error) {
        loaded = undefined
        throw error
      }
    },
  }
}
