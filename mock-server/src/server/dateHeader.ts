import type { FastifyInstance } from 'fastify'
import type { Worlds } from './worlds/Worlds.ts'

/** Browsers compare Date with their own clock to compute the age of cached responses. */
const cacheablePattern = /max-age=[1-9]/

/** Sends the world's time, because clients compare dates with this header. */
export function addDateHeader(app: FastifyInstance, worlds: Worlds): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    const now = worlds.getRequestedWorld(headers)?.world.clock.now
    const caching = reply.getHeader('cache-control') ?? reply.raw.getHeader('cache-control')
    if (now !== undefined && !cacheablePattern.test(String(caching)))
      reply.header('date', new Date(now).toUTCString())
  })
}
