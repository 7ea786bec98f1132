import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { getLogoProblem } from './logo.ts'
import { readPng } from './png.ts'

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

interface PngOptions {
  width?: number
  height?: number
  depth?: number
  color?: number
  interlace?: number
  raw?: number
  palette?: boolean
}

function png({
  width = 3,
  height = 2,
  depth = 8,
  color = 6,
  interlace = 0,
  raw = 26,
  palette,
}: PngOptions): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, color, 0, 0, interlace], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Buffer.from([1, 2, 3]))] : []),
    chunk('IDAT', deflateSync(Buffer.alloc(raw))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a PNG', () => {
  it.each<[string, PngOptions, number | null]>([
    ['in true colour', {}, 26],
    ['in greyscale with one bit per pixel', { width: 17, height: 4, depth: 1, color: 0 }, 16],
    ['that is interlaced', { width: 3, height: 3, depth: 8, color: 0, interlace: 1 }, 15],
    ['with a palette', { depth: 8, color: 3, palette: true }, 8],
    ['with a missing palette', { depth: 8, color: 3 }, null],
    ['without a width', { width: 0 }, null],
    ["with a bit depth its colour type doesn't allow", { depth: 4 }, null],
    ['with an unknown colour type', { color: 5 }, null],
    ['with an unknown interlace method', { interlace: 2 }, null],
    ['that claims more pixels than its bytes can contain', { width: 60_000, height: 60_000 }, null],
  ])('%s is measured if it is valid', (_, look, rawBytes) => {
    expect(readPng(png(look))?.rawBytes ?? null).toBe(rawBytes)
  })

  it('is invalid with any byte changed, missing or appended', () => {
    const whole = png({})
    expect(readPng(whole)).toMatchObject({ width: 3, height: 2 })
    for (let at = 0; at < whole.length; at++) {
      expect(readPng(whole.subarray(0, at))).toBeNull()
      const changed = Uint8Array.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0x10
      expect(readPng(changed)).toBeNull()
    }
    expect(readPng(Buffer.concat([whole, Buffer.from([0])]))).toBeNull()
  })
})

/** A 3,000-byte file that takes 3 MB when unpacked and 100 MB when drawn. */
const bomb = png({ width: 5000, height: 5000, depth: 1, color: 0, raw: 5000 * 626 })

it.each([
  ['logo.png', 'image/png', png({}), null],
  ['photo.jpg', 'image/jpeg', png({}), "'image/jpeg' is not a supported format"],
  ['logo.png', 'image/png', Buffer.from('<svg/>'), "'image/svg+xml' is not a supported format"],
  ['logo.png', 'image/png', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "'image/jpeg' is not a supported format"],
  ['logo.png', 'image/png', Buffer.from('GIF89a'), "'image/gif' is not a supported format"],
  ['logo.png', 'image/png', png({}).subarray(0, 40), "'logo.png' is damaged, please save it as a PNG again"],
  ['logo', '', png({}), "'logo' is not a supported format"],
  ['big.png', 'image/png', Buffer.alloc(80_001), "'big.png' is too large, please pick a smaller file"],
  ['bomb.png', 'image/png', bomb, "'bomb.png' is too large, please pick a smaller file"],
])('checks the logo %s of type "%s"', (name, type, bytes, problem) => {
  expect(getLogoProblem({ name, type, bytes })).toBe(problem)
})
