import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectBody } from './collectBody.ts'
import { megabyte } from './limits.ts'
import { Room } from './Room.ts'
import { readText } from './readBody.ts'
import { receiveForm } from './receiveForm.ts'

/** Bytes of large bodies that are worked on at once; what a call makes of them is several times as large. */
const mostAtOnce = 4 * megabyte

/** The bytes of a body; undefined where nobody allowed that they are read. */
export type ReadBytes = (request: FastifyRequest, payload: IncomingMessage) => Promise<Buffer | undefined>

/**
 * How bodies are read that were allowed (bodyAfter.ts), whatever their type: as text, or as a form whose files lie on the
 * disk until it is answered.
 */
export function readBodies(app: FastifyInstance): ReadBytes {
  const room = new Room(mostAtOnce)
  app.decorateRequest('bodyMost')
  app.decorateRequest('letGo')
  app.removeAllContentTypeParsers()
  const readBytes: ReadBytes = async (request, payload) => {
    const { headers, bodyMost } = request
    if (bodyMost === undefined) return undefined
    refusePacked(headers)
    const { bytes, letGo } = await collectBody(payload, headers['content-length'], bodyMost, room)
    keepUntilAnswered(request, letGo)
    return bytes
  }
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const bytes = await readBytes(request, payload)
    return bytes && readText(bytes)
  })
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (request.bodyMost === undefined) return undefined
      refusePacked(request.headers)
      const form = await receiveForm(payload, request.headers, request.bodyMost)
      keepUntilAnswered(request, form.release)
      return form
    },
  )
  app.addHook('onRequest', async (request, { raw }) => {
    raw.once('close', () => request.letGo?.())
  })
  return readBytes
}

/** Nothing is unpacked here: a few kilobytes could become gigabytes (U-21). */
function refusePacked({ 'content-encoding': encoding }: IncomingHttpHeaders): void {
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return
  const message = `The body is sent in the encoding "${encoding}"; send it as it is`
  throw Object.assign(new Error(message), { statusCode: 415 })
}

/** Who left meanwhile is answered no more, and keeps nothing. */
function keepUntilAnswered(request: FastifyRequest, letGo: (() => void) | undefined): void {
  if (request.raw.socket.destroyed) letGo?.()
  else request.letGo = letGo
}
