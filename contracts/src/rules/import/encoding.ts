import { type LentBytes, readNow } from './bytes.ts'
import { codePageOf } from './codePage.ts'
import { isTabSeparated } from './tabs.ts'
import { createUtf8Decoder } from './utf8.ts'

export const importEncodings = ['utf-8', 'iso-8859-1'] as const
export type ImportEncoding = (typeof importEncodings)[number]

/** What the first bytes of a file say (some thousands are enough); `message` tells a person what it is and what to do. */
export type Sniffed = { kind: 'text'; bom: boolean } | { kind: 'refused'; message: string }

export type ByteDecoder = {
  /** Text of the next bytes, cut anywhere. */
  write(bytes: LentBytes): string
  /** What was held back at the last cut. */
  end(): string
}

const saveAs = 'Save it as CSV (UTF-8) and import that file.'
const utf16 = `This file is in UTF-16. ${saveAs}`

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

// Text of Latin letters in UTF-16 has a NUL in every other byte: mostly at odd places or mostly at even ones.
function refuseNul(head: Uint8Array): string {
  const nuls = [0, 0]
  head.forEach((byte, at) => {
    if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = nuls
  const alternate = Math.max(even, odd) * 4 > head.length && Math.min(even, odd) * 8 < Math.max(even, odd)
  return alternate ? utf16 : `This is not a text file: it holds NUL bytes. ${saveAs}`
}

/** Tells text from what only has a text file's name (S2 section 5: .txt or .csv). */
export function sniffBytes(head: Uint8Array): Sniffed {
  const known = signatures.find(([bytes]) => bytes.every((byte, at) => head[at] === byte))
  if (known) return { kind: 'refused', message: known[1] }
  if (head.includes(0)) return { kind: 'refused', message: refuseNul(head) }
  return { kind: 'text', bom: head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf }
}

/** The same for a file of employees, whose cells no tabs may separate (S2 section 5). */
export function sniffImport(head: Uint8Array): Sniffed {
  const sniffed = sniffBytes(head)
  if (sniffed.kind === 'refused' || !isTabSeparated(head)) return sniffed
  return { kind: 'refused', message: `This file is separated by tabs. ${saveAs}` }
}

/**
 * A streaming decoder that never fails: bytes that are not UTF-8 become U+FFFD, a byte order mark goes.
 * 'iso-8859-1' is read as windows-1252, as browsers do: both agree on every printable character of ISO 8859-1, and
 * the 27 codes that ISO leaves to control characters are the quotes, dashes and the euro of Excel's "ANSI" files.
 */
export function decoderFor(encoding: ImportEncoding): ByteDecoder {
  if (encoding === 'utf-8') return createUtf8Decoder()
  const decoder = new TextDecoder('windows-1252')
  return { write: (bytes) => decoder.decode(readNow(bytes), { stream: true }), end: () => decoder.decode() }
}

// UTF-8 read as windows-1252: a lead byte shows as Â to ô, each byte after it (80 to BF) as one of these.
const trail = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
const misread = new RegExp(`[Â-ß]${trail}|[à-ï]${trail}{2}|[ð-ô]${trail}{3}`, 'g')
const notAscii = /[^\0-\x7f]/g
const around = 20
// A letter that a sample cuts in two would look damaged where it is not.
const halves = /^[\udc00-\udfff]|[\ud800-\udbff]$/g

/**
 * What a wrong decoding did to a text, with the damaged place and the encoding to offer instead (P-4); null where the
 * letters are of neither, or don't tell: then only a file saved as UTF-8 helps.
 */
export type WronglyDecoded = { sample: string; offer: ImportEncoding | null }

function sampleAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - around), at).split(/[\r\n]/)
  const after = text.slice(at, at + around).split(/[\r\n]/)
  return `${before.at(-1) ?? ''}${after[0] ?? ''}`.replace(halves, '').trim()
}

const ofOtherCodePage = (text: string): WronglyDecoded | null =>
  codePageOf(text) === 'other' ? { sample: sampleAt(text, text.search(notAscii)), offer: null } : null

/** `bytes` are those of the text. Null when it looks right. UTF-8 must make up most of what is not ASCII, for « É» » alone is good French. */
export function looksWronglyDecoded(
  text: string,
  encoding: ImportEncoding,
  bytes?: LentBytes,
): WronglyDecoded | null {
  if (encoding === 'utf-8') {
    const at = text.indexOf('\ufffd')
    if (at === -1) return null
    const isWestern = bytes && codePageOf(decoderFor('iso-8859-1').write(bytes)) === 'western'
    return { sample: sampleAt(text, at), offer: isWestern ? 'iso-8859-1' : null }
  }
  const at = text.search(misread)
  if (at === -1) return ofOtherCodePage(text)
  const pairs = text.match(misread)?.length ?? 0
  const others = text.replaceAll(misread, '').match(notAscii)?.length ?? 0
  return pairs > others ? { sample: sampleAt(text, at), offer: 'utf-8' } : ofOtherCodePage(text)
}
