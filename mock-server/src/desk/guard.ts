import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * Why a request may not use the desk; undefined where it may. A page of another site is told apart by its Origin, and
 * a name that was pointed at this machine (DNS rebinding) by the Host.
 */
export function refusalOf(headers: IncomingHttpHeaders, ownHost: string): string | undefined {
  const host = headers.host ?? ''
  if (!isOwnName(host, ownHost)) return `The controls do not answer to the host "${host}"`
  const { origin } = headers
  if (origin !== undefined && origin !== `http://${host}`)
    return `The controls do not answer to pages of ${origin}`
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return 'The controls do not answer to pages of other sites'
  }
  return undefined
}

function isOwnName(host: string, ownHost: string): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
  return (
    name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0 || name === ownHost.toLowerCase()
  )
}
