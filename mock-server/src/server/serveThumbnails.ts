import type { FastifyInstance } from 'fastify'
import { readPicture } from '../files/pictures.ts'
import type { Worlds } from './Worlds.ts'

/** Uploaded pictures by the sum of their bytes; whatever is no picture is not served, for this is the console's origin. */
export function serveThumbnails(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { id: string } }>('/resources/thumbnails/:id', (request, reply) => {
    const bytes = worlds.chosenBy(request.headers)?.world.files.get(request.params.id)
    const picture = bytes && readPicture(bytes)
    if (!picture) return reply.status(404).send({ message: 'There is no such picture' })
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type(picture.type)
      .send(bytes)
  })
}
