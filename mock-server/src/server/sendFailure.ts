import { failure } from '@heed/contracts'
import type { FastifyReply } from 'fastify'

/** Sends a failure that comes from no handler. */
export const sendFailure = (reply: FastifyReply, status: number, description: string): FastifyReply =>
  reply.status(status).send(failure(status, description))
