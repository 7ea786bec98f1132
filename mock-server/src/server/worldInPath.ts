import type { IncomingMessage } from 'node:http'

const prefix = /^\/_world\/([\w.-]{1,60})(\/.*)$/

/**
 * `/_world/NAME/api/…` chooses a world for a program that can set an address but no header; from here on it is
 * the same request with the header.
 */
export function worldInPath(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const url = request.url ?? '/'
  const [, name, rest] = prefix.exec(url) ?? []
  if (!name || !rest) return url
  request.headers['x-heed-world'] = name
  return rest
}
