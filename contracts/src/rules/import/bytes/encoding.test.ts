/** @module-tag property */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitRuns } from '../../../../test/runs.ts'
import { createDecoder, findDecodingProblem, type ImportEncoding, sniffBytes } from './encoding.ts'

const encodeUtf16 = (text: string) => Buffer.from(text, 'utf16le')
const createBytes = (...values: number[]) => Uint8Array.from(values)

describe('sniffBytes', () => {
  test.each([
    [
      'UTF-16 LE with a byte order mark',
      Buffer.concat([createBytes(0xff, 0xfe), encodeUtf16('asa@x.is')]),
      /UTF-16/,
    ],
    ['UTF-16 BE with a byte order mark', createBytes(0xfe, 0xff, 0, 0x61), /UTF-16/],
    ['UTF-16 LE without a byte order mark', encodeUtf16('asa@example.is,Ása Jónsdóttir,Sala\n'), /UTF-16/],
    ['UTF-16 BE without a byte order mark', encodeUtf16('asa@example.is,Ása\n').swap16(), /UTF-16/],
    [
      'an .xlsx workbook',
      createBytes(0x50, 0x4b, 3, 4, 20, 0),
      /zip archive or an Excel workbook \(\.xlsx\)/,
    ],
    ['an empty zip', createBytes(0x50, 0x4b, 5, 6), /zip/],
    ['an .xls workbook', createBytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /\.xls\)/],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /PDF/],
    ['gzip', createBytes(0x1f, 0x8b, 8, 0), /gzip/],
    ['NUL bytes', Buffer.from('asa@x.is,\0\0\0\0\n'.repeat(9)), /NUL bytes/],
  ])('rejects %s and names the format', (_, head, message) => {
    expect(sniffBytes(head)).toEqual({ kind: 'refused', message: expect.stringMatching(message) })
  })

  test.each([
    ['an empty file', createBytes(), false],
    ['plain text', Buffer.from('PK@x.is,P'), false],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffasa@x.is'), true],
    ['Latin-1', Buffer.from('asa@x.is;Þórður', 'latin1'), false],
  ])('accepts %s as text', (_, head, bom) => {
    expect(sniffBytes(head)).toEqual({ kind: 'text', bom })
  })
})

function decode(all: Uint8Array, encoding: ImportEncoding, cut = all.length): string {
  const decoder = createDecoder(encoding)
  return decoder.write(all.subarray(0, cut)) + decoder.write(all.subarray(cut)) + decoder.end()
}

describe('decoderFor', () => {
  test('decodes UTF-8 identically wherever the file is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, cut) => {
        const whole = text.replace(/^\ufeff/, '')
        expect(decode(Buffer.from(`\ufeff${whole}`), 'utf-8', cut)).toBe(whole)
      }),
    )
  })

  test('decodes ISO 8859-1 identically wherever the file is cut', () => {
    const letter = fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0xa0, max: 0xff }))
    fc.assert(
      fc.property(fc.array(letter), fc.nat(40), (codes, cut) => {
        expect(decode(Uint8Array.from(codes), 'iso-8859-1', cut)).toBe(String.fromCharCode(...codes))
      }),
    )
  })

  test("keeps the quotes and euro sign of Excel's ANSI encoding", () => {
    expect(decode(createBytes(0x93, 0x80, 0x94), 'iso-8859-1')).toBe('“€”')
  })

  test('decodes any bytes as UTF-8 like a single TextDecoder, wherever cut', () => {
    const byte = fc.oneof(
      fc.constantFrom(0x61, 0x80, 0xbf, 0xc3, 0xe2, 0xe0, 0xef, 0xbb, 0xf0, 0x9f, 0xf4, 0xff),
      fc.nat(255),
    )
    const pieces = fc.array(fc.array(byte, { maxLength: 6 }))
    fc.assert(
      fc.property(pieces, (cut) => {
        const decoder = createDecoder('utf-8')
        const text = cut.map((piece) => decoder.write(Uint8Array.from(piece))).join('') + decoder.end()
        expect(text).toBe(new TextDecoder().decode(Uint8Array.from(cut.flat())))
      }),
      { numRuns: limitRuns(2000) },
    )
  })

  test('replaces invalid UTF-8 bytes instead of failing', () => {
    expect(decode(createBytes(0x61, 0xf0, 0x9f), 'utf-8')).toBe('a\ufffd')
  })
})

describe('looksWronglyDecoded', () => {
  const names = 'asa@x.is,Ása Jónsdóttir\nthor@x.is,Þórður Æ. Öfjörð\n'

  test('detects Latin-1 read as UTF-8 and offers Latin-1', () => {
    const text = decode(Buffer.from(names, 'latin1'), 'utf-8')
    expect(findDecodingProblem(text, 'utf-8', Buffer.from(names, 'latin1'))).toEqual({
      sample: 'asa@x.is,\ufffdsa J\ufffdnsd\ufffdttir',
      offer: 'iso-8859-1',
    })
  })

  test('detects Windows-1250 read as Latin-1 and never offers Latin-1 for it', () => {
    const polish = Buffer.from([...Buffer.from('asa@x.is,Ewa,Oddzia'), 0xb3, 0x0a])
    expect(findDecodingProblem(decode(polish, 'utf-8'), 'utf-8', polish)).toMatchObject({ offer: null })
    expect(findDecodingProblem(decode(polish, 'iso-8859-1'), 'iso-8859-1')).toEqual({
      sample: 'asa@x.is,Ewa,Oddzia³',
      offer: null,
    })
  })

  test.each([0, 1])('shows a sample without splitting letters (%i)', (odd) => {
    const around = '𝒜'.repeat(30)
    const text = `${around}${'x'.repeat(odd)}\ufffd${'x'.repeat(odd)}${around}`
    expect(findDecodingProblem(text, 'utf-8')?.sample).toMatch(/^𝒜+x?\ufffdx?𝒜+$/u)
  })

  test.each([names, '王芳 wrote', '“Müller”', 'Łódź', '𝒜'])('detects UTF-8 (%s) read as Latin-1', (text) => {
    const wrong = decode(Buffer.from(text), 'iso-8859-1')
    expect(findDecodingProblem(wrong, 'iso-8859-1')).toMatchObject({ offer: 'utf-8' })
  })

  test.each([names, '', 'asa@x.is', '« CAFÉ» à côté', 'Ärger mit Ö'])(
    'accepts Latin-1 (%s) read as Latin-1',
    (text) => {
      expect(findDecodingProblem(decode(Buffer.from(text, 'latin1'), 'iso-8859-1'), 'iso-8859-1')).toBeNull()
    },
  )

  test('accepts UTF-8 read as UTF-8', () => {
    expect(findDecodingProblem(`${names}王芳`, 'utf-8')).toBeNull()
  })
})
