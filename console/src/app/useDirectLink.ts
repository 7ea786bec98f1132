import { type Endpoint, toWire } from '@heed/contracts'
import { useRoot } from './RootContext.tsx'

/**
 * The address of a file that the browser fetches by itself: with the token in its query, since no header goes with a
 * link, and with the zone whose clocks are shown. For observers.
 */
export function useDirectLink(): (endpoint: Endpoint, args: Record<string, unknown>) => string {
  const { environment, session, formats } = useRoot()
  return (endpoint, args) => {
    const { path } = toWire(endpoint, { ...args, token: session.token, zone: formats.zone })
    return `${environment.config.apiUrl}${path}`
  }
}
