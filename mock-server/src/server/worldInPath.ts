import type { IncomingMessage } from 'node:http'

const pattern = /^\/w\/([\w.-]{1,60})(\/.*)$/
const bases = new WeakMap<object, string>()

/**
 * `/w/ID/…` chooses a world: API, console, controls and websocket lie below it as they lie at the root. From here on
 * it is the same request with the header.
 */
export function worldInPath(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const url = request.url ?? '/'
  const [, id, rest] = pattern.exec(url) ?? []
  if (!id || !rest) return url
  request.headers['x-heed-world'] = id
  bases.set(request, `/w/${id}`)
  return rest
}

/** Below which path the caller found this request: '/w/ID', or '' at the root. */
export const basePathOf = (request: object): string => bases.get(request) ?? ''
