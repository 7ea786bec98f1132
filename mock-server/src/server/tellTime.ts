import type { FastifyInstance } from 'fastify'
import type { Worlds } from './Worlds.ts'

/** What browsers hold for a while: they count its age from the date it came with, on their own clock. */
const held = /max-age=[1-9]/

/** Every answer says what time it is in its world: a client compares dates with this one, not with its own clock. */
export function tellTime(app: FastifyInstance, worlds: Worlds): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    const now = worlds.chosenBy(headers)?.world.clock.now
    const caching = reply.getHeader('cache-control') ?? reply.raw.getHeader('cache-control')
    if (now !== undefined && !held.test(String(caching))) reply.header('date', new Date(now).toUTCString())
  })
}
