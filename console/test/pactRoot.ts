import { randomUUID } from 'node:crypto'
import { demoCards, fetchTransport } from '@heed/contracts'
import i18next from 'i18next'
import { runInAction } from 'mobx'
import { parseConfig } from '../src/app/config.ts'
import { RootStore } from '../src/app/RootStore.ts'

interface Options {
  /** Who is signed in; nobody without one. */
  token?: string
  /** What the bot check hands out. */
  botToken?: string
}

/** The console's stores against a real address, as Pact gives one. */
export function pactRoot(url: string, { token, botToken = 'demo' }: Options = {}): RootStore {
  const parsed = parseConfig({ apiUrl: url, locales: ['en', 'is', 'de'] })
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  const nothing = () => undefined
  const root = new RootStore({
    config: parsed.config,
    services: {
      reportError: nothing,
      track: nothing,
      affiliateClick: nothing,
      botCheck: { check: async () => botToken },
      paymentDropIn: {
        show: async () => ({ nonce: async () => demoCards.pays.nonce, tearDown: async () => undefined }),
      },
    },
    transport: fetchTransport(fetch),
    i18n: i18next,
    now: () => new Date('2026-03-02T10:00:00.000Z'),
    sleep: async () => undefined,
    requestId: randomUUID,
    address: () => new URL(url),
    home: new URL(url).origin,
    leaveTo: nothing,
  })
  runInAction(() => {
    root.session.token = token
  })
  return root
}
