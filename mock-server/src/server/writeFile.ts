import type { FastifyReply } from 'fastify'
import type { Reply } from './requests/Visit.ts'

export type FileReply = NonNullable<Reply['file']>

const textTypes = /^text\//

/** Headers can't contain lone surrogates. */
const halves = /\p{Surrogate}/gu

export function writeFile(reply: FastifyReply, { body, name, type, headers = {} }: FileReply): FastifyReply {
  if (name !== undefined) {
    const plain = name.replace(/[^\w .-]/gu, '_')
    const coded = encodeURIComponent(name.replace(halves, '_')).replace(
      /['()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    )
    reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${coded}`)
  }
  return reply
    .headers({ 'cache-control': 'no-store', ...headers })
    .type(textTypes.test(type) ? `${type}; charset=utf-8` : type)
    .send(body)
}
