/** @module-tag property */
import { chunkSizes, createAwkwardText, readReusedChunks } from '@heed/contracts/test/letters'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  clearBytes,
  copyBytes,
  copyNumber,
  createByteBuffer,
  reserveBytes,
  toBuffer,
  writeText,
} from './bytes.ts'

const parts = fc.array(
  fc.tuple(createAwkwardText({ maxLength: 40 }), fc.nat(), fc.constantFrom('text', 'bytes', 'taken')),
)

it('a byte buffer keeps all text and numbers, even when its sources are overwritten', () => {
  fc.assert(
    fc.property(parts, chunkSizes, (all, taken) => {
      const target = createByteBuffer()
      const kept: Uint8Array[] = []
      for (const [text, number, how] of all) {
        if (how === 'text') writeText(target, text)
        else
          for (const piece of readReusedChunks(Buffer.from(text), taken)) {
            reserveBytes(target, piece.length)
            copyBytes(target, piece)
          }
        reserveBytes(target, 20)
        copyNumber(target, number)
        if (how === 'taken') {
          kept.push(Buffer.from(toBuffer(target)))
          clearBytes(target)
        }
      }
      kept.push(toBuffer(target))
      expect(Buffer.concat(kept).toString()).toBe(all.map(([text, number]) => `${text}${number}`).join(''))
    }),
  )
})
