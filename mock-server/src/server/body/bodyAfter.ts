import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainLimit } from './limits.ts'

/** Must await its reply, or no one can tell that it answered. */
type Judge = (request: FastifyRequest, reply: FastifyReply) => object | undefined

/** For `onRequest`; bodies of routes without it are never read (U-1). */
export const bodyAfter =
  (judge: Judge, most = plainLimit) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    await judge(request, reply)
    if (reply.sent) return reply
    request.bodyMost = most
    return undefined
  }

export const allowBody = (most: number) => bodyAfter(() => undefined, most)
