import { type LentBytes, readNow } from './bytes.ts'
import { detectCodePage } from './codePage.ts'
import { createUtf8Decoder } from './utf8.ts'

export const importEncodings = ['utf-8', 'iso-8859-1'] as const
export type ImportEncoding = (typeof importEncodings)[number]

export type SniffedFile = { kind: 'text'; bom: boolean } | { kind: 'refused'; message: string }

export type ByteDecoder = {
  write(bytes: LentBytes): string
  end(): string
}

const saveAs = 'Save it as CSV (UTF-8) and import that file.'
const utf16 = `This is a UTF-16 file. ${saveAs}`

const signatures: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [[0xff, 0xfe], utf16],
  [[0xfe, 0xff], utf16],
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
function refuseNul(head: Uint8Array): string {
  const nuls = [0, 0]
  head.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1
  })
  const [evenNuls = 0, oddNuls = 0] = nuls
  const hasAlternatingNuls =
    Math.max(evenNuls, oddNuls) * 4 > head.length &&
    Math.min(evenNuls, oddNuls) * 8 < Math.max(evenNuls, oddNuls)
  return hasAlternatingNuls ? utf16 : `This isn't a text file: it contains NUL bytes. ${saveAs}`
}

export function sniffBytes(head: Uint8Array): SniffedFile {
  const knownSignature = signatures.find(([bytes]) => bytes.every((byte, index) => head[index] === byte))
  if (knownSignature) return { kind: 'refused', message: knownSignature[1] }
  if (head.includes(0)) return { kind: 'refused', message: refuseNul(head) }
  return { kind: 'text', bom: head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf }
}

export function sniffImport(head: Uint8Array): SniffedFile {
  const sniffed = sniffBytes(head)
  if (sniffed.kind === 'refused' || !isTabSeparated(head)) return sniffed
  return { kind: 'refused', message: `This is a tab-separated file. ${saveAs}` }
}

/** 'iso-8859-1' means windows-1252, as in browsers: this adds the quotes, dashes and euro sign used by Excel. */
export function decoderFor(encoding: ImportEncoding): ByteDecoder {
  if (encoding === 'utf-8') return createUtf8Decoder()
  const decoder = new TextDecoder('windows-1252')
  return { write: (bytes) => decoder.decode(readNow(bytes), { stream: true }), end: () => decoder.decode() }
}

// In UTF-8 read as windows-1252, lead bytes appear as Â to ô, and continuation bytes as these characters.
const trail = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
const misread = new RegExp(`[Â-ß]${trail}|[à-ï]${trail}{2}|[ð-ô]${trail}{3}`, 'g')
const nonAscii = /[^\0-\x7f]/g
const sampleRadius = 20
// A sample may end in the middle of a character.
const loneSurrogates = /^[\udc00-\udfff]|[\ud800-\udbff]$/g

/** Returns the damaged text and the encoding to offer instead; null if no other encoding fits (P-4). */
export type EncodingProblem = { sample: string; offer: ImportEncoding | null }

function cutSample(text: string, position: number): string {
  const before = text.slice(Math.max(0, position - sampleRadius), position).split(/[\r\n]/)
  const after = text.slice(position, position + sampleRadius).split(/[\r\n]/)
  return `${before.at(-1) ?? ''}${after[0] ?? ''}`.replace(loneSurrogates, '').trim()
}

const findCodePageProblem = (text: string): EncodingProblem | null =>
  detectCodePage(text) === 'other' ? { sample: cutSample(text, text.search(nonAscii)), offer: null } : null

/** UTF-8 must explain most non-ASCII characters, because « É» » alone is valid French. */
export function looksWronglyDecoded(
  text: string,
  encoding: ImportEncoding,
  bytes?: LentBytes,
): EncodingProblem | null {
  if (encoding === 'utf-8') {
    const position = text.indexOf('\ufffd')
    if (position === -1) return null
    const isWestern = bytes && detectCodePage(decoderFor('iso-8859-1').write(bytes)) === 'western'
    return { sample: cutSample(text, position), offer: isWestern ? 'iso-8859-1' : null }
  }
  const position = text.search(misread)
  if (position === -1) return findCodePageProblem(text)
  const pairs = text.match(misread)?.length ?? 0
  const otherCount = text.replaceAll(misread, '').match(nonAscii)?.length ?? 0
  return pairs > otherCount
    ? { sample: cutSample(text, position), offer: 'utf-8' }
    : findCodePageProblem(text)
}

const sampleSize = 50
const tabFirst = /^[^,;\t]+\t+[^\t]*\S/

function isTabSeparated(head: LentBytes): boolean {
  const text = new TextDecoder('windows-1252').decode(readNow(head))
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleSize)
  return lines.filter((line) => tabFirst.test(line)).length * 2 > lines.length
}
