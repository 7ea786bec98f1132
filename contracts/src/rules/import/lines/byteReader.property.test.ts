/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectDeepEqual } from '../../../../test/expectDeepEqual.ts'
import { limitRuns } from '../../../../test/runs.ts'
import { asUint8Array } from '../bytes/bytes.ts'
import { createDecoder, type ImportEncoding, importEncodings } from '../bytes/encoding.ts'
import { type ByteSink, createByteReader } from './byteReader.ts'
import { createImportReader, type FileRecord, type RejectedLine } from './lines.ts'

type FoundLine = FileRecord | RejectedLine

function createSink(found: FoundLine[]) {
  return {
    record: (line: FileRecord) => {
      found.push(line)
    },
    refused: (line: RejectedLine) => {
      found.push(line)
    },
  }
}

function readText(file: Uint8Array, encoding: ImportEncoding) {
  const found: FoundLine[] = []
  const reader = createImportReader(createSink(found))
  const decoder = createDecoder(encoding)
  reader.write(decoder.write(file))
  reader.write(decoder.end())
  return { found, counts: { ...reader.end() } }
}

function read(chunks: readonly Uint8Array[], encoding: ImportEncoding) {
  const found: FoundLine[] = []
  let plain = 0
  const sink: ByteSink = {
    ...createSink(found),
    plain({ bytes, from, to, emailTo, nameFrom, nameTo, listName, lineNumber }) {
      const text = (start: number, end: number) =>
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(asUint8Array(bytes.subarray(start, end)))
      plain++
      found.push({
        email: text(from, emailTo),
        name: text(nameFrom, nameTo),
        listName,
        metadata: [],
        line: text(from, to),
        lineNumber,
      })
    },
  }
  const reader = createByteReader(encoding, sink)
  for (const chunk of chunks) reader.write(chunk)
  return { found, counts: { ...reader.end() }, plain }
}

const addresses = ['asa@x.is', 'a.b-c_d9@x.co.uk', '7@x.is', '.a@x.is', 'a.@x-y.is', 'x@y.z.is']
const invalidAddresses = [
  'Email,Name,Lists,Tags',
  'ASA@X.is',
  'a@b',
  'a@.is',
  'a@b..is',
  'a@b.i',
  '@x.is',
  'a@b@c.is',
  'a b@x.is',
  'a+b@c.is',
]
const long = ['x'.repeat(49), 'y'.repeat(51), `${'z'.repeat(95)}@x.is`, 'n'.repeat(100), 'm'.repeat(101)]
const cells = [
  ' ',
  'Anna',
  "O'Brien",
  'Ása',
  '王',
  '"',
  '\\',
  '#',
  '#heed',
  '\t',
  '\u007f',
  '\u00a0',
  '\ufeff',
]
const lettersBeyondAscii = [
  ...[
    'Þóra',
    'ﬁ',
    'Ŋ',
    '–',
    '’',
    '…',
    'Ω',
    '\u2126',
    'ж',
    'א',
    'آ',
    'ก',
    '王',
    '\uf900',
    '한',
    'が',
    '𝒜',
    '😀',
    '𠮷',
  ],
  ...[
    '\u0301',
    '\u0345',
    '\u3099',
    '\u1161',
    '\u11a8',
    '\u00ad',
    '\u200d',
    '\ufe0f',
    '\u3164',
    '\ufffd',
    '\u3000',
  ],
]
const lineEnds = ['\n', '\n', '\r\n', '\r', '\n\n', '\n\r']
const separators = [',', ',', ';', ',,', ',,,', ' , ']
const words = [
  ...addresses,
  ...invalidAddresses,
  ...long,
  ...cells,
  ...lettersBeyondAscii,
  ...lineEnds,
  ...separators,
]

const mixWeighted = (usual: fc.Arbitrary<string>, other: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: other })
const joinParts = (parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 3 }).map((some) => some.join(''))
const line = fc
  .tuple(
    mixWeighted(fc.constantFrom(...addresses), fc.constantFrom(...invalidAddresses, ...long)),
    fc.array(
      fc.tuple(
        mixWeighted(fc.constantFrom(',', ';'), fc.constantFrom(...separators)),
        mixWeighted(
          joinParts(['Anna', ' ', "O'Brien", 'Þóra']),
          joinParts([...cells, ...long, ...lettersBeyondAscii]),
        ),
      ),
      { maxLength: 3 },
    ),
    mixWeighted(fc.constantFrom('\n', '\r\n'), fc.constantFrom(...lineEnds)),
  )
  .map(([email, rest, end]) => `${email}${rest.flat().join('')}${end}`)
const text = fc.oneof(
  fc.array(line, { maxLength: 8 }).map((lines) => lines.join('')),
  fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join('')),
)
const file = fc.oneof(
  text.map((one) => new TextEncoder().encode(one)),
  text.map((one) => Uint8Array.from(one, (letter) => letter.charCodeAt(0) & 0xff)),
  fc.uint8Array({ maxLength: 60 }),
)

test('bytes are read like their text, wherever they are cut', () => {
  fc.assert(
    fc.property(
      file,
      fc.constantFrom(...importEncodings),
      fc.array(fc.nat(300)),
      (bytes, encoding, places) => {
        const cuts = [0, ...places.filter((place) => place < bytes.length).sort((one, other) => one - other)]
        const chunks = cuts.map((cut, at) => bytes.subarray(cut, cuts[at + 1]))
        const { plain: _, ...whole } = read([bytes], encoding)
        const { plain: __, ...pieces } = read(chunks, encoding)
        expectDeepEqual(whole, readText(bytes, encoding))
        expectDeepEqual(pieces, whole)
      },
    ),
    { numRuns: limitRuns(1000) },
  )
})

test.each([
  ['a'.repeat(95), '', ''],
  ['a'.repeat(96), '', ''],
  ['a', 'n'.repeat(100), 'u'.repeat(50)],
  ['a', 'n'.repeat(101), 'u'],
  ['a', 'n', 'u'.repeat(51)],
  ['a', 'þ'.repeat(50), 'ð'.repeat(25)],
  ['a', 'þ'.repeat(101), 'ð'],
  ['a', '𠮷'.repeat(100), '😀'.repeat(50)],
  ['a', ` ${'n'.repeat(100)} `, ` ${'u'.repeat(50)} `],
])('at the length limits, %s, %s and %s are read the same from bytes', (local, name, unit) => {
  const bytes = new TextEncoder().encode(`first@x.is\n${local}@x.is,${name},${unit}\nlast@x.is,,#heed\n`)
  const { plain: _, ...found } = read([bytes], 'utf-8')
  expect(found).toEqual(readText(bytes, 'utf-8'))
})

test.each([
  'Netfang;Nafn\nasa@x.is;Jons, Asa\nbo@x.is,Bo\njon@x.is;Jon\n',
  '\nMail,Name\nasa@x.is,Asa;x,IT\nbo@x.is;Bo\njon@x.is,Jon\n',
  '\nfirst@x.is;First\nMail;Name\nasa@x.is,Asa\n',
])("the header's separator applies to bytes as to text: %j", (text) => {
  const bytes = new TextEncoder().encode(text)
  const { plain, ...found } = read([bytes], 'utf-8')
  expect(found).toEqual(readText(bytes, 'utf-8'))
  expect(plain).toBeGreaterThan(0)
})

test('most lines of a typical file are read in place', () => {
  const bytes = new TextEncoder().encode(
    'first@x.is,First\n' +
      'asa@x.is,Anna Jonsdottir,Sala\r\n' +
      'jon@x.is;Jon;IT (Reykjavik)\n' +
      'only@x.is\n' +
      'unit@x.is,,HR\n' +
      'blank@x.is, Anna , Sala \n' +
      'thora@x.is,Þóra,Sala\n' +
      'wang@x.is,王李 한 Łuč,Ω\n' +
      'joined@x.is,A\u0301sa,Sala\n' +
      'joy@x.is,Joy 😀,Sala\n' +
      'tag@x.is,Anna,Sala,remote\n' +
      'last@x.is,Last',
  )
  const { plain, counts } = read([bytes], 'utf-8')
  expect([plain, counts.records]).toEqual([8, 12])
})

const invalidLetters = {
  'a lone continuation byte': [0xbe],
  'a letter without its last byte': [0xe7, 0x8e],
  'an overlong letter of two bytes': [0xc1, 0xa1],
  'an overlong letter of three bytes': [0xe0, 0x83, 0xbe],
  'an overlong letter of four bytes': [0xf0, 0x80, 0x83, 0xbe],
  'a surrogate': [0xed, 0xa0, 0x80],
  'a code point after the last one': [0xf4, 0x90, 0x80, 0x80],
}

test.each(Object.entries(invalidLetters))('%s is read as a replacement character', (_, letter) => {
  const encode = (part: string) => [...new TextEncoder().encode(part)]
  const bytes = Uint8Array.from([...encode('first@x.is\nasa@x.is,Á'), ...letter, ...encode(',Sala\n')])
  const { plain, ...found } = read([bytes], 'utf-8')
  expect(found).toEqual(readText(bytes, 'utf-8'))
  expect(plain).toBe(0)
})

test('letters are read in place only from UTF-8', () => {
  const bytes = Uint8Array.from('first@x.is\nasa@x.is,Ã\u0085sa,Ã\u0093\n', (letter) => letter.charCodeAt(0))
  const { plain, ...found } = read([bytes], 'iso-8859-1')
  expect(found).toEqual(readText(bytes, 'iso-8859-1'))
  expect(plain).toBe(0)
})

test('all lines are reported without a plain-line handler', () => {
  const found: FoundLine[] = []
  const reader = createByteReader('utf-8', createSink(found))
  reader.write(new TextEncoder().encode('a@x.is,A\nb@x.is,B\nnobody\n'))
  expect(reader.end()).toEqual({ lines: 3, empty: 0, records: 2, refused: 1 })
  expect(found.map(({ lineNumber }) => lineNumber)).toEqual([1, 2, 3])
})

test('list names beyond the cache limit are still read correctly', () => {
  const names = Array.from({ length: 10_000 }, (_, at) => `Unit ${at}`)
  const lines = ['first@x.is', ...[...names, ...names].map((name, at) => `p${at}@x.is,,${name}`)]
  const { found } = read([new TextEncoder().encode(`${lines.join('\n')}\n`)], 'utf-8')
  expect(found.slice(1).map((one) => 'listName' in one && one.listName)).toEqual([...names, ...names])
})
