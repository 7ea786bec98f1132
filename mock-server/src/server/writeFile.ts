import type { FastifyReply } from 'fastify'
import type { Reply } from './requests/Visit.ts'

export type FileReply = NonNullable<Reply['file']>

const textTypePattern = /^text\//

/** Headers can't contain lone surrogates. */
const surrogatePattern = /\p{Surrogate}/gu

export function sendFileReply(
  reply: FastifyReply,
  { body, name, type, headers = {} }: FileReply,
): FastifyReply {
  if (name !== undefined) {
    const asciiName = name.replace(/[^\w .-]/gu, '_')
    const encodedName = encodeURIComponent(name.replace(surrogatePattern, '_')).replace(
      /['()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16)}`,
    )
    reply.header(
      'content-disposition',
      `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`,
    )
  }
  return reply
    .headers({ 'cache-control': 'no-store', ...headers })
    .type(textTypePattern.test(type) ? `${type}; charset=utf-8` : type)
    .send(body)
}
