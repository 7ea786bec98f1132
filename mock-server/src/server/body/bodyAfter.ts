import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainLimit } from './limits.ts'

type Judge = (request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * Lets the body of a request be read, of at most `most` bytes, once `judge` has not answered it (U-1): as `onRequest` of
 * the route. What no route allows stays unread, whatever its address, so that a route without a judge gets no body.
 */
export const bodyAfter =
  (judge: Judge, most = plainLimit) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    await judge(request, reply)
    if (reply.sent) return reply
    request.bodyMost = most
    return undefined
  }

/** The same where whoever may not was turned away on the way to the route. */
export const allowBody = (most: number) => bodyAfter(() => undefined, most)
