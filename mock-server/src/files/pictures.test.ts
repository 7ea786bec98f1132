import { expect, it } from 'vitest'
import { readPicture } from './pictures.ts'

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const png = (width: number[]) =>
  bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', width, [0, 0, 0, 75, 8, 6, 0, 0, 0, 0, 0, 0, 0])
const frame = [0xff, 0xc2, 0, 11, 8, 0, 75, 0, 100, 1, 1, 0x11, 0]
const comment = [0xff, 0xfe, 0, 6, 1, 2, 3, 4]

it.each([
  ['a PNG', png([0, 0, 0, 100]), 'image/png'],
  ['a JPEG', bytes([0xff, 0xd8], frame), 'image/jpeg'],
  [
    'a JPEG that starts with a comment and padding',
    bytes([0xff, 0xd8], comment, [0xff], frame),
    'image/jpeg',
  ],
])('%s is read with its type and size', (_, picture, type) => {
  expect(readPicture(picture)).toEqual({ type, width: 100, height: 75 })
})

it.each([
  ['an empty file', bytes()],
  ['text', bytes('just a text that is long enough for a header')],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>')],
  ['a truncated PNG', png([0, 0, 0, 100]).slice(0, 30)],
  ['a PNG without a width', png([0, 0, 0, 0])],
  ['a script with a PNG signature', bytes([0x89], 'PNG\r\n\x1a\n', '<script>alert(1)</script>')],
  ['a JPEG that ends before its frame', bytes([0xff, 0xd8], comment)],
  ['a JPEG with zero-length segments', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0, 0])],
])("%s isn't recognized as a picture", (_, given) => {
  expect(readPicture(given)).toBeUndefined()
})
