import { expect, it } from 'vitest'
import type { Source } from '../../../../job/source.ts'
import { scanFile } from './check.ts'

const toAsciiBytes = (text: string) => [...Buffer.from(text)]

async function scanPieces(...pieces: number[][]) {
  async function* chunks() {
    const lent = Buffer.alloc(100)
    for (const piece of pieces) {
      lent.set(piece)
      yield lent.subarray(0, piece.length)
      lent.fill(0x2e)
    }
  }
  const source = { chunks } as Pick<Source, 'chunks'> as Source
  return scanFile({ source, encoding: 'utf-8', trusted: false, onRead: () => true })
}

const wholePieces = [
  toAsciiBytes('a@a.is,Anna\n'),
  [...toAsciiBytes('b@a.is,'), 0xc3],
  [0xa6, 0x0a],
  toAsciiBytes('c@a.is\n'),
]

it('scanFile reads characters split between two chunks', async () => {
  expect(await scanPieces(...wholePieces)).toMatchObject({ lines: 3, isBlank: false })
})

it('scanFile counts lines with or without a final line break', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(await scanPieces(toAsciiBytes(`a@a.is${end}b@a.is`))).toMatchObject({ lines: 2 })
    expect(await scanPieces(toAsciiBytes(`a@a.is${end}`), toAsciiBytes(`b@a.is${end}`))).toMatchObject({
      lines: 2,
    })
  }
})

it.each([
  ['within a chunk', [[...toAsciiBytes('b@a.is,'), 0xe6, 0x0a]]],
  ['by ASCII text in the next chunk', [[...toAsciiBytes('b@a.is,'), 0xc3], toAsciiBytes('x\n')]],
  [
    'by another character in the next chunk',
    [
      [...toAsciiBytes('b@a.is,'), 0xc3],
      [0xc3, 0x0a],
    ],
  ],
])('scanFile rejects a character broken %s', async (_, pieces) => {
  await expect(scanPieces(toAsciiBytes('a@a.is\n'), ...pieces, toAsciiBytes('c@a.is\n'))).rejects.toThrow(
    'look garbled',
  )
})

it('scanFile rejects a replacement character saved by another program, but no similar characters', async () => {
  const scanName = (name: string) => scanPieces(toAsciiBytes('a@a.is\n'), toAsciiBytes(`b@a.is,${name}\n`))
  await expect(scanName('J\ufffdn')).rejects.toThrow('look garbled')
  expect(await scanName('Ｊｏｎ')).toMatchObject({ lines: 2 })
})

it('scanFile recognizes a file that contains only whitespace', async () => {
  expect(await scanPieces(toAsciiBytes('\n \n'), toAsciiBytes(' \t\r\n'))).toMatchObject({ isBlank: true })
  expect(await scanPieces(toAsciiBytes('\n \n'), toAsciiBytes(' x'))).toMatchObject({ isBlank: false })
})
