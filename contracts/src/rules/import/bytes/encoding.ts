import { asUint8Array, type BorrowedBytes } from './bytes.ts'
import { detectCodePage } from './codePage.ts'
import { createUtf8Decoder } from './utf8.ts'

export const importEncodings = ['utf-8', 'iso-8859-1'] as const
export type ImportEncoding = (typeof importEncodings)[number]

export type SniffedFile = { kind: 'text'; bom: boolean } | { kind: 'refused'; message: string }

export type ByteDecoder = {
  write(bytes: BorrowedBytes): string
  end(): string
}

const saveAsHint = 'Save it as CSV (UTF-8) and import that file.'
const utf16Message = `This is a UTF-16 file. ${saveAsHint}`

const signatures: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [[0xff, 0xfe], utf16Message],
  [[0xfe, 0xff], utf16Message],
  [
    [0x50, 0x4b, 0x03, 0x04],
    `This is a zip archive or an Excel workbook (.xlsx). Open it and save the sheet as CSV (UTF-8).`,
  ],
  [[0x50, 0x4b, 0x05, 0x06], 'This is an empty zip archive. Choose a .csv or .txt file.'],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an old Excel workbook (.xls). Open it and save the sheet as CSV (UTF-8).',
  ],
  [
    [0x25, 0x50, 0x44, 0x46],
    'This is a PDF document. Choose a .csv or .txt file with one employee per line.',
  ],
  [[0x1f, 0x8b], 'This file is compressed (gzip). Unpack it and import the file inside.'],
]

// In UTF-16, every other byte of Latin text is NUL.
function getNulMessage(firstBytes: Uint8Array): string {
  const nuls = [0, 0]
  firstBytes.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1
  })
  const [evenNulCount = 0, oddNulCount = 0] = nuls
  const hasAlternatingNuls =
    Math.max(evenNulCount, oddNulCount) * 4 > firstBytes.length &&
    Math.min(evenNulCount, oddNulCount) * 8 < Math.max(evenNulCount, oddNulCount)
  return hasAlternatingNuls ? utf16Message : `This isn't a text file: it contains NUL bytes. ${saveAsHint}`
}

export function sniffBytes(firstBytes: Uint8Array): SniffedFile {
  const knownSignature = signatures.find(([bytes]) =>
    bytes.every((byte, index) => firstBytes[index] === byte),
  )
  if (knownSignature) return { kind: 'refused', message: knownSignature[1] }
  if (firstBytes.includes(0)) return { kind: 'refused', message: getNulMessage(firstBytes) }
  return { kind: 'text', bom: firstBytes[0] === 0xef && firstBytes[1] === 0xbb && firstBytes[2] === 0xbf }
}

export function sniffImportFile(firstBytes: Uint8Array): SniffedFile {
  const sniffedFile = sniffBytes(firstBytes)
  if (sniffedFile.kind === 'refused' || !isTabSeparated(firstBytes)) return sniffedFile
  return { kind: 'refused', message: `This is a tab-separated file. ${saveAsHint}` }
}

/** 'iso-8859-1' means windows-1252, as in browsers: this adds the quotes, dashes and euro sign used by Excel. */
export function createDecoder(encoding: ImportEncoding): ByteDecoder {
  if (encoding === 'utf-8') return createUtf8Decoder()
  const decoder = new TextDecoder('windows-1252')
  return {
    write: (bytes) => decoder.decode(asUint8Array(bytes), { stream: true }),
    end: () => decoder.decode(),
  }
}

// In UTF-8 read as windows-1252, lead bytes appear as Â to ô, and continuation bytes as these characters.
const trailingByteClass = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
const misreadPattern = new RegExp(
  `[Â-ß]${trailingByteClass}|[à-ï]${trailingByteClass}{2}|[ð-ô]${trailingByteClass}{3}`,
  'g',
)
const nonAsciiPattern = /[^\0-\x7f]/g
const sampleRadius = 20
// A sample may end in the middle of a character.
const loneSurrogatePattern = /^[\udc00-\udfff]|[\ud800-\udbff]$/g

/** `sample`: the damaged text. `offer`: the encoding to try; null if no other fits (P-4). */
export type EncodingProblem = { sample: string; offer: ImportEncoding | null }

function extractSample(text: string, position: number): string {
  const precedingText = text.slice(Math.max(0, position - sampleRadius), position).split(/[\r\n]/)
  const after = text.slice(position, position + sampleRadius).split(/[\r\n]/)
  return `${precedingText.at(-1) ?? ''}${after[0] ?? ''}`.replace(loneSurrogatePattern, '').trim()
}

const findCodePageProblem = (text: string): EncodingProblem | null =>
  detectCodePage(text) === 'other'
    ? { sample: extractSample(text, text.search(nonAsciiPattern)), offer: null }
    : null

/** Offers UTF-8 only if it accounts for most non-ASCII characters, because « É» » alone is valid French. */
export function findDecodingProblem(
  text: string,
  encoding: ImportEncoding,
  bytes?: BorrowedBytes,
): EncodingProblem | null {
  if (encoding === 'utf-8') {
    const position = text.indexOf('\ufffd')
    if (position === -1) return null
    const isWestern = bytes && detectCodePage(createDecoder('iso-8859-1').write(bytes)) === 'western'
    return { sample: extractSample(text, position), offer: isWestern ? 'iso-8859-1' : null }
  }
  const position = text.search(misreadPattern)
  if (position === -1) return findCodePageProblem(text)
  const pairs = text.match(misreadPattern)?.length ?? 0
  const otherCount = text.replaceAll(misreadPattern, '').match(nonAsciiPattern)?.length ?? 0
  return pairs > otherCount
    ? { sample: extractSample(text, position), offer: 'utf-8' }
    : findCodePageProblem(text)
}

const sampleSize = 50
const tabFirstPattern = /^[^,;\t]+\t+[^\t]*\S/

function isTabSeparated(firstBytes: BorrowedBytes): boolean {
  const text = new TextDecoder('windows-1252').decode(asUint8Array(firstBytes))
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleSize)
  return lines.filter((line) => tabFirstPattern.test(line)).length * 2 > lines.length
}
