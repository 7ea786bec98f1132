import type { IncomingMessage } from 'node:http'

const worldPathPattern = /^\/w\/([\w.-]{1,60})(\/.*)$/
const basePaths = new WeakMap<object, string>()

export function extractWorldPath(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const url = request.url ?? '/'
  const [, id, remainingPath] = worldPathPattern.exec(url) ?? []
  if (!id || !remainingPath) return url
  request.headers['x-heed-world'] = id
  basePaths.set(request, `/w/${id}`)
  return remainingPath
}

export const getBasePath = (request: object): string => basePaths.get(request) ?? ''
