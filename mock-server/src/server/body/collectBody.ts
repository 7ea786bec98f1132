import type { Readable } from 'node:stream'
import { megabyte } from './limits.ts'

/** A body that is larger than its call takes; what comes of it is not read. */
export const tooLarge = (limit: number): Error =>
  Object.assign(new Error(`The body is larger than ${limit / megabyte} MB`), { statusCode: 413 })

/** The bytes of a body of at most `limit`; one that says that it is larger is refused before its first byte. */
export function collectBody(payload: Readable, said: string | undefined, limit: number): Promise<Buffer> {
  if (Number(said) > limit) return Promise.reject(tooLarge(limit))
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let size = 0
    const take = (piece: Buffer) => {
      size += piece.length
      if (size <= limit) pieces.push(piece)
      else {
        payload.off('data', take)
        reject(tooLarge(limit))
      }
    }
    payload.on('data', take)
    payload.once('end', () => resolve(Buffer.concat(pieces)))
    payload.once('error', reject)
  })
}
