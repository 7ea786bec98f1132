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

const noop = () => {
  // Without configuration, no data leaves the site.
}

/** Accepts everyone: only for demos and tests. */
const acceptAllBotCheck: BotCheck = { check: async () => 'demo' }

const loadDemoCards = async (): Promise<PaymentDropIn> => {
  const [{ demoDropIn }] = await Promise.all([import('../payment/demoDropIn.tsx'), loadTexts('payment')])
  return demoDropIn
}

export function makeServices({ services }: Config, platform: ServicePlatform): Services {
  const { errorReporting, analytics, affiliate, botCheck, paymentDropIn } = services
  const post = (url: string, body: Record<string, string>) => platform.send(url, JSON.stringify(body))
  const loadCheck = botCheck && memoizeLoad(() => platform.loadBotCheck(botCheck.script, botCheck.siteKey))
  const loadDropIn = memoizeLoad(
    paymentDropIn ? () => platform.loadPaymentDropIn(paymentDropIn.script) : loadDemoCards,
  )
  return {
    reportError: errorReporting
      ? (error) => {
          if (platform.random() < errorReporting.sampling) post(errorReporting.url, { error: String(error) })
        }
      : noop,
    track: analytics ? (event) => post(analytics.url, { event }) : noop,
    affiliateClick: affiliate ? () => post(affiliate.url, { click: 'start' }) : noop,
    botCheck: loadCheck ? { check: async () => (await loadCheck()).check() } : acceptAllBotCheck,
    paymentDropIn: {
      show: async (container, clientToken) => (await loadDropIn()).show(container, clientToken),
    },
  }
}

function memoizeLoad<T>(load: () => Promise<T>): () => Promise<T> {
  let pendingLoad: Promise<T> | undefined
  return async () => {
    pendingLoad ??= load()
    try {
      return await pendingLoad
    } catch (error) {
      pendingLoad = undefined
      throw error
    }
  }
}
