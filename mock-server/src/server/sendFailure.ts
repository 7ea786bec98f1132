import { createFailure } from '@heed/contracts'
import type { FastifyReply } from 'fastify'

export const sendFailure = (reply: FastifyReply, status: number, description: string): FastifyReply =>
  reply.status(status).send(createFailure(status, description))
