import type { IncomingMessage } from 'node:http'

const pattern = /^\/w\/([\w.-]{1,60})(\/.*)$/
const bases = new WeakMap<object, string>()

export function worldInPath(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const url = request.url ?? '/'
  const [, id, rest] = pattern.exec(url) ?? []
  if (!id || !rest) return url
  request.headers['x-heed-world'] = id
  bases.set(request, `/w/${id}`)
  return rest
}

export const getBasePath = (request: object): string => bases.get(request) ?? ''
