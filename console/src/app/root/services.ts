import { loadTexts } from '../../lib/texts.ts'
import type { Config } from '../config.ts'
import type { PaymentDropIn } from '../payment/PaymentDropIn.ts'

export interface BotCheck {
  check: () => Promise<string>
}

export interface Services {
  reportError: (error: unknown) => void
  track: (event: string) => void
  affiliateClick: () => void
  botCheck: BotCheck
  paymentDropIn: PaymentDropIn
}

export interface ServicePlatform {
  send: (url: string, body: string) => void
  random: () => number
  loadBotCheck: (script: string, siteKey: string) => Promise<BotCheck>
  loadPaymentDropIn: (script: string) => Promise<PaymentDropIn>
}

const off = () => {
  // Without configuration, no data leaves the site.
}

/** Accepts everyone: only for demos and tests. */
const openDoor: BotCheck = { check: async () => 'demo' }

const demoCards = async (): Promise<PaymentDropIn> => {
  const [{ demoDropIn }] = await Promise.all([import('../payment/demoDropIn.tsx'), loadTexts('payment')])
  return demoDropIn
}

export function makeServices({ services }: Config, outside: ServicePlatform): Services {
  const { errorReporting, analytics, affiliate, botCheck, paymentDropIn } = services
  const post = (url: string, body: Record<string, string>) => outside.send(url, JSON.stringify(body))
  const loadCheck = botCheck && lazily(() => outside.loadBotCheck(botCheck.script, botCheck.siteKey))
  const loadDropIn = lazily(paymentDropIn ? () => outside.loadPaymentDropIn(paymentDropIn.script) : demoCards)
  return {
    reportError: errorReporting
      ? (error) => {
          if (outside.random() < errorReporting.sampling) post(errorReporting.url, { error: String(error) })
        }
      : off,
    track: analytics ? (event) => post(analytics.url, { event }) : off,
    affiliateClick: affiliate ? () => post(affiliate.url, { click: 'start' }) : off,
    botCheck: loadCheck ? { check: async () => (await loadCheck()).check() } : openDoor,
    paymentDropIn: { show: async (place, clientToken) => (await loadDropIn()).show(place, clientToken) },
  }
}

function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return async () => {
    loaded ??= load()
    try {
      return await loaded
    } catch (error) {
      loaded = undefined
      throw error
    }
  }
}
