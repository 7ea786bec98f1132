import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the server close as soon as the requests under way are answered. Node itself waits for connections on which
 * nothing was asked yet, and browsers open those in advance. Websockets are no requests; `serveLive` closes them.
 */
export function finishRequests(app: FastifyInstance): void {
  const running = new Set<ServerResponse>()
  app.addHook('onRequest', async ({ ws }, { raw }) => {
    if (ws) return
    running.add(raw)
    raw.once('close', () => running.delete(raw))
  })
  app.addHook('preClose', async () => {
    await Promise.all([...running].map((raw) => once(raw, 'close')))
  })
}
