import { fetchTransport } from '@heed/contracts'
import type { i18n } from 'i18next'
import { getBasePath } from '../../lib/addresses/basePath.ts'
import { getLocalTimeZone } from '../../lib/formats.ts'
import { takeEarlyOrFetch } from '../../lib/requests/EarlyRequests.ts'
import { createRequestId } from '../../lib/requests/requestId.ts'
import { claimTabId } from '../../lib/storage/tabId.ts'
import type { Config } from '../config.ts'
import type { Environment } from '../root/RootStore.ts'
import { makeServices } from '../root/services.ts'

export function createBrowserEnvironment(config: Config, i18n: i18n): Environment {
  const transport = fetchTransport(takeEarlyOrFetch)
  return {
    config,
    i18n,
    services: makeServices(config, {
      send: (url, body) => void navigator.sendBeacon(url, body),
      random: Math.random,
      loadBotCheck: async (...args) => (await import('./loadBotCheck.ts')).loadBotCheck(...args),
      loadPaymentDropIn: async (script) =>
        (await import('../payment/loadPaymentDropIn.ts')).loadPaymentDropIn(script),
    }),
    transport: async (request) =>
      request.onSent
        ? (await import('../../lib/files/uploadTransport.ts')).uploadTransport(request)
        : transport(request),
    now: () => new Date(),
    timeZone: getLocalTimeZone(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    openSocket: (url) => new WebSocket(url),
    requestId: createRequestId,
    tab: claimTabId(createRequestId),
    address: () => new URL(window.location.href),
    home: `${window.location.origin}${getBasePath()}`,
    leaveTo: (url) => window.location.assign(url),
  }
}
