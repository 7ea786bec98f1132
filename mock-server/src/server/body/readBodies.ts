import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectBody } from './collectBody.ts'
import { megabyte, plainLimit } from './limits.ts'
import { Room } from './Room.ts'
import { readText } from './readBody.ts'
import { receiveForm } from './receiveForm.ts'

/** Bytes of large bodies that are worked on at once; what a call makes of them is several times as large. */
const mostAtOnce = 4 * megabyte

/** How bodies are read, whatever their type: as text, or as a form whose files lie on the disk until it is answered. */
export function readBodies(app: FastifyInstance): void {
  const room = new Room(mostAtOnce)
  app.decorateRequest('bodyMost', plainLimit)
  app.decorateRequest('letGo')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { headers, bodyMost } = request
    const { bytes, letGo } = await collectBody(payload, headers['content-length'], bodyMost, room)
    keepUntilAnswered(request, letGo)
    return readText(bytes)
  })
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const form = await receiveForm(payload, request.headers, request.bodyMost)
      keepUntilAnswered(request, form.release)
      return form
    },
  )
  app.addHook('onRequest', async (request, { raw }) => {
    raw.once('close', () => request.letGo?.())
  })
}

/** Who left meanwhile is answered no more, and keeps nothing. */
function keepUntilAnswered(request: FastifyRequest, letGo: (() => void) | undefined): void {
  if (request.raw.socket.destroyed) letGo?.()
  else request.letGo = letGo
}
