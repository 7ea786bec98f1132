import { expect, it } from 'vitest'
import { readPicture } from './pictures.ts'

const concatBytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const createPng = (width: number[]) =>
  concatBytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', width, [0, 0, 0, 75, 8, 6, 0, 0, 0, 0, 0, 0, 0])
const jpegFrame = [0xff, 0xc2, 0, 11, 8, 0, 75, 0, 100, 1, 1, 0x11, 0]
const jpegComment = [0xff, 0xfe, 0, 6, 1, 2, 3, 4]

it.each([
  ['a PNG', createPng([0, 0, 0, 100]), 'image/png'],
  ['a JPEG', concatBytes([0xff, 0xd8], jpegFrame), 'image/jpeg'],
  [
    'a JPEG that starts with a comment and padding',
    concatBytes([0xff, 0xd8], jpegComment, [0xff], jpegFrame),
    'image/jpeg',
  ],
])('%s is read with its type and size', (_, picture, type) => {
  expect(readPicture(picture)).toEqual({ type, width: 100, height: 75 })
})

it.each([
  ['an empty file', concatBytes()],
  ['text', concatBytes('just a text that is long enough for a header')],
  ['an SVG', concatBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>')],
  ['a truncated PNG', createPng([0, 0, 0, 100]).slice(0, 30)],
  ['a PNG without a width', createPng([0, 0, 0, 0])],
  ['a script with a PNG signature', concatBytes([0x89], 'PNG\r\n\x1a\n', '<script>alert(1)</script>')],
  ['a JPEG that ends before its frame', concatBytes([0xff, 0xd8], jpegComment)],
  [
    'a JPEG with zero-length segments',
    concatBytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0, 0]),
  ],
])("%s isn't recognized as a picture", (_, given) => {
  expect(readPicture(given)).toBeUndefined()
})
