import { exitCodes, Stop } from '../exit.ts'
import type { Environment } from '../terminal/streams.ts'

/** Proxies from the environment; local addresses never use a proxy (U-19). */
export interface Proxies {
  http?: URL
  https?: URL
  none: string
}

const readVariable = (env: Environment, name: string): string => env[name.toLowerCase()] ?? env[name] ?? ''

function readProxyVariable(env: Environment, name: string): URL | undefined {
  const proxyUrl = readVariable(env, name)
  if (!proxyUrl) return undefined
  const address = proxyUrl.includes('://') ? proxyUrl : `http://${proxyUrl}`
  // SOCKS proxies always look up host names themselves, so socks5h means the same.
  const normalizedAddress = address.replace(/^socks5?h?:/i, 'socks5:')
  if (URL.canParse(normalizedAddress) && /^(https?|socks5):$/.test(new URL(normalizedAddress).protocol))
    return new URL(normalizedAddress)
  // The address may include a password, so the message doesn't repeat it.
  throw new Stop(
    `The value of ${name} isn't a proxy address.`,
    exitCodes.usage,
    'Use an address such as http://proxy.example:3128 or socks5://proxy.example:1080, or unset the variable.',
  )
}

export function readProxies(env: Environment): Proxies | undefined {
  const all = readProxyVariable(env, 'ALL_PROXY')
  const http = readProxyVariable(env, 'HTTP_PROXY') ?? all
  const https = readProxyVariable(env, 'HTTPS_PROXY') ?? all
  if (!http && !https) return undefined
  return { ...(http ? { http } : {}), ...(https ? { https } : {}), none: readVariable(env, 'NO_PROXY') }
}
