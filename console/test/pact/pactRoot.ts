import { randomUUID } from 'node:crypto'
import { demoCards, fetchTransport, type TransportResponse } from '@heed/contracts'
import i18next from 'i18next'
import { runInAction } from 'mobx'
import { parseConfig } from '../../src/app/config.ts'
import { RootStore } from '../../src/app/root/RootStore.ts'
import { FakeSocket } from '../FakeSocket.ts'

interface Options {
  /** Omit when signed out. */
  token?: string
  botToken?: string
}

const answersByRoot = new WeakMap<RootStore, Promise<TransportResponse>[]>()

/** Waits for parallel calls even after the first failure, because Pact expects all of them. */
export const waitForAnswers = async (root: RootStore): Promise<void> => {
  await Promise.allSettled(answersByRoot.get(root) ?? [])
}

/** The console's stores, connected to a real server such as Pact's mock. */
export function makePactRoot(url: string, { token, botToken = 'demo' }: Options = {}): RootStore {
  const parsed = parseConfig({ apiUrl: url, locales: ['en', 'is', 'de'] })
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  const noop = () => undefined
  const send = fetchTransport(fetch)
  const answers: Promise<TransportResponse>[] = []
  const root = new RootStore({
    config: parsed.config,
    services: {
      reportError: noop,
      track: noop,
      affiliateClick: noop,
      botCheck: { check: async () => botToken },
      paymentDropIn: {
        show: async () => ({ nonce: async () => demoCards.pays.nonce, tearDown: async () => undefined }),
      },
    },
    transport(request) {
      const answer = send(request)
      answers.push(answer)
      return answer
    },
    i18n: i18next,
    now: () => new Date('2026-03-02T10:00:00.000Z'),
    timeZone: 'Atlantic/Reykjavik',
    sleep: async () => undefined,
    random: () => 0,
    openSocket: () => new FakeSocket(),
    requestId: randomUUID,
    tab: randomUUID(),
    address: () => new URL(url),
    home: new URL(url).origin,
    leaveTo: noop,
  })
  answersByRoot.set(root, answers)
  runInAction(() => {
    root.session.token = token
  })
  return root
}
