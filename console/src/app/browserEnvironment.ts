import { fetchTransport } from '@heed/contracts'
import type { i18n } from 'i18next'
import { basePath } from '../lib/basePath.ts'
import { ownZone } from '../lib/formats.ts'
import type { Config } from './config.ts'
import type { Environment } from './RootStore.ts'
import { makeServices } from './services.ts'

/** The real world: the browser's own network, clock and address. */
export function browserEnvironment(config: Config, i18n: i18n): Environment {
  const fetched = fetchTransport(fetch)
  return {
    config,
    i18n,
    services: makeServices(config, {
      send: (url, body) => void navigator.sendBeacon(url, body),
      random: Math.random,
      loadBotCheck: async (...which) => (await import('./loadBotCheck.ts')).loadBotCheck(...which),
      loadPaymentDropIn: async (script) =>
        (await import('./payment/loadPaymentDropIn.ts')).loadPaymentDropIn(script),
    }),
    transport: async (request) =>
      request.onSent
        ? (await import('../lib/uploadTransport.ts')).uploadTransport(request)
        : fetched(request),
    now: () => new Date(),
    timeZone: ownZone(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    openSocket: (url) => new WebSocket(url),
    requestId,
    address: () => new URL(window.location.href),
    home: `${window.location.origin}${basePath()}`,
    leaveTo: (url) => window.location.assign(url),
  }
}

/** A random UUID; `crypto.randomUUID` is missing where the console is not served over https. */
function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
