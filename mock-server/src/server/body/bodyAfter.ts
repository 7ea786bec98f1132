import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainLimit } from './limits.ts'

/** Answers a request by its reply, which is waited for: until then nobody can tell that it was answered. */
type Judge = (request: FastifyRequest, reply: FastifyReply) => object | undefined

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
