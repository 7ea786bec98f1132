import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from './sendFailure.ts'

interface Route {
  method: string
  pattern: RegExp
}

/** Includes only routes registered after `rememberRoutes` was called. */
export type GetAllowedMethods = (path: string) => string[]

export function trackAllowedMethods(app: FastifyInstance): GetAllowedMethods {
  const routes: Route[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const singleMethod of [method].flat())
      routes.push({ method: singleMethod, pattern: createPattern(url) })
  })
  return (path) => [...new Set(routes.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))]
}

/** Accepts '/billing/:token' and '/api/*'. A parameter may have a pattern, as in ':key(^[^.]*\\..*$)'. */
function createPattern(url: string): RegExp {
  const urlParts = url.split(/(:\w+(?:\(.*?\)(?=\/|$))?|\*)/)
  const source = urlParts.map((segment) => {
    if (segment === '*') return '.*'
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
  })
  return new RegExp(`^${source.join('')}/?$`)
}

export function sendAllowed(
  { method, url }: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply {
  const allow = methods.join(', ')
  reply.header('allow', allow)
  if (method === 'OPTIONS') return reply.status(204).send()
  const [path = ''] = url.split('?')
  const description = `${path} accepts ${allow}, not ${method}`
  return sendFailure(reply, 405, description)
}
