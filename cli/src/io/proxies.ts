import { exitCodes, Stop } from './exit.ts'
import type { Environment } from './streams.ts'

/** The proxies that the environment names, and the hosts that are reached without one; this machine is always so (U-19). */
export interface Proxies {
  http?: URL
  https?: URL
  none: string
}

/** Small letters win, as everywhere. */
const read = (env: Environment, name: string): string => env[name.toLowerCase()] ?? env[name] ?? ''

function proxyNamed(env: Environment, name: string): URL | undefined {
  const given = read(env, name)
  if (!given) return undefined
  const address = given.includes('://') ? given : `http://${given}`
  if (URL.canParse(address) && /^(https?|socks5?):$/.test(new URL(address).protocol)) return new URL(address)
  // What was given may hold a password: it is not repeated.
  throw new Stop(
    `${name} is not the address of a proxy.`,
    exitCodes.usage,
    'Write it as in http://proxy.example:3128, or unset it.',
  )
}

/** HTTP_PROXY, HTTPS_PROXY and NO_PROXY; undefined where there is no proxy. */
export function proxiesOf(env: Environment): Proxies | undefined {
  const http = proxyNamed(env, 'HTTP_PROXY')
  const https = proxyNamed(env, 'HTTPS_PROXY')
  if (!http && !https) return undefined
  return { ...(http ? { http } : {}), ...(https ? { https } : {}), none: read(env, 'NO_PROXY') }
}
