import { expect, test } from 'vitest'
import { appendReason } from '../marker.ts'
import { createImportReader, type FileRecord, type RejectedLine } from './lines.ts'

function readChunks(...chunks: string[]) {
  const records: FileRecord[] = []
  const refused: RejectedLine[] = []
  const reader = createImportReader({
    record: (record) => records.push(record),
    refused: (line) => refused.push(line),
  })
  for (const chunk of chunks) reader.write(chunk)
  return { records, refused, counts: reader.end() }
}

const readRecords = (text: string) =>
  readChunks(text).records.map(({ line: _, lineNumber: __, ...record }) => record)
const record = (email: string, name = '', listName = '', ...metadata: string[]) => ({
  email,
  name,
  listName,
  metadata,
})

test.each([
  ['asa@x.is,Ása,Sala,remote,night', record('asa@x.is', 'Ása', 'Sala', 'remote', 'night')],
  ['asa@x.is;Ása;Sala;remote', record('asa@x.is', 'Ása', 'Sala', 'remote')],
  ['asa@x.is,Ása;Sala,remote;night', record('asa@x.is', 'Ása', 'Sala', 'remote', 'night')],
  ['asa@x.is', record('asa@x.is')],
  ['asa@x.is,', record('asa@x.is')],
  ['asa@x.is;;Sala', record('asa@x.is', '', 'Sala')],
  ['  ASA@X.is \t,  Ása  , Sala ', record('asa@x.is', 'Ása', 'Sala')],
  ['ÞÓRÐUR@X.IS', record('þórður@x.is')],
  ['\u00a0asa@x.is\u00a0,\u3000王芳', record('asa@x.is', '王芳')],
  ['asa@x.is,Ása,Sala,,one, ,two,', record('asa@x.is', 'Ása', 'Sala', 'one', 'two')],
])('%s is read into columns', (line, expected) => {
  expect(readRecords(line)).toEqual([expected])
})

test.each([
  ['asa@x.is,Á\u0085sa\0 ,Sa\u2028la,ni\tght,\u0007,\x7fday\x9b'],
  ['asa@x.is,"Á\u0085sa\0 ";"Sa\nla","ni\vght",day\x01'],
  ['tags,lists,name,email\n"ni\fght; day\u0007",Sa\u2029la,\x01Ása,asa@x.is'],
  ['Tag,Unit,Full name,E-mail\n"\0ni\t\tght; d\x80ay",Sa\u2028la,Ása,ASA@x.is'],
])('control characters in names, lists and tags are trimmed or become spaces: %j', (text) => {
  expect(readRecords(text)).toEqual([record('asa@x.is', 'Ása', 'Sa la', 'ni ght', 'day')])
})

test.each([
  '\u200easa@x.is\u200b,\u200bÁ\u00adsa,Sa\u200dla,ni\u200cght,day\u202c',
  '\ufeff\u200e"asa@x.is"\u0085,\u200b"Á\u2060sa",\u200f"Sala",night,\u061cday',
  '\u200eEmail,Na\u00adme,Lists,Tags\n\u200basa@x.is\u0085,Ása,Sa\u200bla,"night\u200b; d\u2066ay"',
])('invisible characters are removed around addresses and in names, lists and tags: %j', (text) => {
  expect(readRecords(text)).toEqual([record('asa@x.is', 'Ása', 'Sala', 'night', 'day')])
})

test.each(['\u200b', '\u200c', '\u200d', '\u00ad', '\u200f', '\u0085'])(
  'an address containing %j is rejected',
  (sign) => {
    const line = `as${sign}a@x.is,Ása`
    expect(readChunks(line).refused).toEqual([
      { lineNumber: 1, line, rule: 'email', message: 'Email not valid' },
    ])
  },
)

test.each([
  ['asa@x.is,"Jónsdóttir, Ása",Sala', record('asa@x.is', 'Jónsdóttir, Ása', 'Sala')],
  ['"asa@x.is";"Ása; Jóns";"Sala"', record('asa@x.is', 'Ása; Jóns', 'Sala')],
  ['asa@x.is, "Ása, jr" ,Sala', record('asa@x.is', 'Ása, jr', 'Sala')],
  ['asa@x.is,"Ása ""Ásí"", jr",Sala', record('asa@x.is', 'Ása Ásí, jr', 'Sala')],
  ['asa@x.is,Ása "Ásí" Jóns,Sala', record('asa@x.is', 'Ása Ásí Jóns', 'Sala')],
  ['asa@x.is,5" screen,Sala', record('asa@x.is', '5 screen', 'Sala')],
  ['asa@x.is,"",Sala', record('asa@x.is', '', 'Sala')],
])('quotes in %s group a cell and are removed', (line, expected) => {
  expect(readRecords(line)).toEqual([expected])
})

const unclosedQuoteText = "A quotation mark in this line isn't closed"

test('a quoted cell can span several lines, which count as one', () => {
  const found = readChunks(
    'asa@x.is,"Ása\r\n  Jónsdóttir",Sala,"night\nshift"\nbjorn@x.is,"Björn"\ncarla@x.is,"C""\n""",IT',
  )
  expect(found.records).toEqual([
    {
      ...record('asa@x.is', 'Ása Jónsdóttir', 'Sala', 'night shift'),
      line: 'asa@x.is,"Ása\n  Jónsdóttir",Sala,"night\nshift"',
      lineNumber: 1,
    },
    { ...record('bjorn@x.is', 'Björn'), line: 'bjorn@x.is,"Björn"', lineNumber: 4 },
    { ...record('carla@x.is', 'C', 'IT'), line: 'carla@x.is,"C""\n""",IT', lineNumber: 5 },
  ])
  expect(found.counts).toEqual({ lines: 3, empty: 0, records: 3, refused: 0 })
})

test.each([
  [
    'everything after a quote that is never closed belongs to its line',
    'asa@x.is,"Ása\nbjorn@x.is,Björn\n\ncarla@x.is',
    'asa@x.is,"Ása\nbjorn@x.is,Björn\n\ncarla@x.is',
    [],
  ],
  [
    'two lines whose quotes pair up are rejected together',
    'asa@x.is,"Ása\nbjorn@x.is,"Björn,IT\ncarla@x.is',
    'asa@x.is,"Ása\nbjorn@x.is,"Björn,IT',
    ['carla@x.is'],
  ],
])('handles unclosed quotes: %s', (_, text, line, others) => {
  const found = readChunks(text)
  expect(found.refused).toEqual([{ lineNumber: 1, line, rule: 'quote', message: unclosedQuoteText }])
  expect(found.records.map(({ email }) => email)).toEqual(others)
})

test('a line ends at its appended reason, even with open quotes', () => {
  const found = readChunks(
    'asa@x.is,"Ása,,,#heed,3,quote,why\nbjorn@x.is,"Bj\nörn",,,#heed,4,nameLength,why\ncarla@x.is',
  )
  expect(found.refused.map(({ line, lineNumber }) => [lineNumber, line])).toEqual([[1, 'asa@x.is,"Ása']])
  expect(found.records.map(({ email, name, lineNumber }) => [lineNumber, email, name])).toEqual([
    [2, 'bjorn@x.is', 'Bj örn'],
    [4, 'carla@x.is', ''],
  ])
})

test('text kept from an unclosed quoted cell is limited', () => {
  const { refused } = readChunks(
    `asa@x.is,"${'x'.repeat(1000)}\n`,
    ...Array.from({ length: 300 }, () => `${'y'.repeat(1000)}\n`),
  )
  expect(refused.map(({ rule }) => rule)).toEqual(['quote'])
  expect(refused[0]?.line.length).toBeLessThan(70_000)
})

test('an overlong line is rejected with its start kept, and reading continues', () => {
  const long = `asa@x.is,Ása,Sala,${'𝒜'.repeat(600_000)}`
  const file = `bjorn@x.is\n${long}\r\ncarla@x.is\n${long}`
  const whole = readChunks(file)
  expect(whole.records.map(({ email, lineNumber }) => [email, lineNumber])).toEqual([
    ['bjorn@x.is', 1],
    ['carla@x.is', 3],
  ])
  expect(whole.refused.map(({ lineNumber, rule, message }) => [lineNumber, rule, message])).toEqual([
    [2, 'lineLength', 'Line can not be more than 1,000,000 characters: only its start was kept'],
    [4, 'lineLength', 'Line can not be more than 1,000,000 characters: only its start was kept'],
  ])
  const [one, other] = whole.refused
  expect(one?.line).toMatch(/^asa@x\.is,Ása,Sala,𝒜{491}…#heed-cut$/u)
  expect(other?.line).toBe(one?.line)
  expect(whole.counts).toEqual({ lines: 4, empty: 0, records: 2, refused: 2 })
  const pieces = Array.from({ length: Math.ceil(file.length / 65_537) }, (_, at) =>
    file.slice(at * 65_537, (at + 1) * 65_537),
  )
  expect(readChunks(...pieces)).toEqual(whole)
})

test('a line of exactly the maximum length is read', () => {
  const line = 'asa@x.is,Ása,Sala,'.padEnd(1_000_000, 'x')
  expect(readChunks(line).records).toHaveLength(1)
  expect(readChunks(`${line}x`).records).toHaveLength(0)
})

test('a cut-off line stays rejected when the rejected lines are read again', () => {
  const { refused } = readChunks(
    `asa@x.is,Ása,Sala,${'tag,'.repeat(300_000)}\n"bjorn@x.is,"${' '.repeat(1_000_000)}`,
  )
  const kept = refused.map(({ line }) => line)
  expect(kept).toHaveLength(2)
  const again = readChunks(kept.join('\n'))
  expect(again.records).toEqual([])
  expect(again.refused.map(({ line }) => line)).toEqual(kept)
  const reasoned = readChunks(refused.map((one) => `${appendReason(one, ',')}\n`).join(''))
  expect(reasoned).toEqual(again)
})

test('an overlong line inside quotes makes the rest of the file one rejected line', () => {
  const file = `asa@x.is,"Ása\n${'x'.repeat(1_000_001)}",Sala\nbjorn@x.is,"Björn"\ncarla@x.is`
  const { records, refused, counts } = readChunks(file)
  expect(records).toEqual([])
  expect(refused).toMatchObject([{ lineNumber: 1, rule: 'quote' }])
  expect(refused[0]?.line).toBe(`asa@x.is,"Ása\n${'x'.repeat(1000)}…#heed-cut`)
  expect(counts).toEqual({ lines: 1, empty: 0, records: 0, refused: 1 })
})

test('long white space in a cell is read in linear time', () => {
  // Quadratic time would exceed any test's limit.
  const cell = Array.from({ length: 9 }, () => ' '.repeat(100_000)).join('x')
  const { records } = readChunks(`asa@x.is,,,${cell},,,#heed,3,email,why`)
  expect(records[0]?.metadata).toEqual([cell.trim()])
})

test.each([
  ['Netfang,Nafn', 'email', 'Email not valid'],
  [',Ása', 'email', 'Email not valid'],
  [`${'a'.repeat(96)}@x.is,Ása`, 'emailLength', 'Email can not be more than 100 characters'],
  [`Á${'a'.repeat(95)}@x.is,Ása`, 'emailLength', 'Email can not be more than 100 characters'],
  [`asa@x.is,${'x'.repeat(101)}`, 'nameLength', 'Name can not be more than 100 characters'],
  [`asa@x.is,,${'x'.repeat(51)}`, 'unitLength', 'Unit can not be more than 50 characters'],
  ['asa@x.is,"Ása,Sala', 'quote', "A quotation mark in this line isn't closed"],
  ['asa@x.is,"Ása"x",Sala', 'quote', "A quotation mark in this line isn't closed"],
  ['"', 'noData', 'No data found in line'],
  [',;,', 'noData', 'No data found in line'],
  [' , ; ', 'noData', 'No data found in line'],
  ['""', 'noData', 'No data found in line'],
  ['"",""', 'noData', 'No data found in line'],
])('the line %s is rejected', (line, rule, message) => {
  expect(readChunks(line).refused).toEqual([{ lineNumber: 1, line, rule, message }])
})

test("lines under an exported file's headings are read by column name", () => {
  const found = readChunks(
    '\ufeffEmail,Name,Lists,Tags,Last active (UTC)\r\n',
    'ASA@x.is,"Jóns, ""Ásí""","Sala; ""a; b""; Sölumenn, norður","remote; night",2026-01-02T03:04:05.000Z\r\n',
    "jon@x.is,'=Jón,'+Sala,,\r\n",
    ',,,,\r\nnobody,Jón,,,\r\n',
    'a@x.is,A,,,,more\r\n',
  )
  expect(found.records.map(({ line: _, ...one }) => one)).toEqual([
    { ...record('asa@x.is', 'Jóns, "Ásí"', 'Sala', 'remote', 'night'), lineNumber: 2 },
    { ...record('asa@x.is', '', 'a; b'), lineNumber: 2 },
    { ...record('asa@x.is', '', 'Sölumenn, norður'), lineNumber: 2 },
    { ...record('jon@x.is', '=Jón', '+Sala'), lineNumber: 3 },
  ])
  expect(found.refused.map(({ lineNumber, message }) => [lineNumber, message])).toEqual([
    [4, 'No data found in line'],
    [5, 'Email not valid'],
    [6, 'This line has more columns than headings'],
  ])
  expect(found.counts).toEqual({ lines: 5, empty: 0, records: 2, refused: 3 })
})

test.each([
  ['\n\nTags;E-mail;Full name\nnight;asa@x.is;Ása', record('asa@x.is', 'Ása', '', 'night')],
  ['name,DEPARTMENT,email\nÁsa,Sala,asa@x.is', record('asa@x.is', 'Ása', 'Sala')],
  ['Email,Tags\nasa@x.is,one,two;three', record('asa@x.is', '', '', 'one', 'two', 'three')],
  ['Email,Phone,Name\nasa@x.is,555 1234,Ása', record('asa@x.is', 'Ása')],
])('%j is read by its headings', (text, expected) => {
  expect(readRecords(text)).toEqual([expected])
})

test.each([
  'Netfang,Nafn\nasa@x.is,Ása,Sala',
  'Email,Email\nasa@x.is,Ása,Sala',
  'Email,email@x.is\nasa@x.is,Ása,Sala',
  'asa@x.is,Ása,Sala\nLists,Email,Name',
])('%j has no usable headings and is read by position', (text) => {
  const { records, refused } = readChunks(text)
  expect(records.map(({ line: _, lineNumber: __, ...one }) => one)).toEqual([
    record('asa@x.is', 'Ása', 'Sala'),
  ])
  expect(refused.map(({ rule }) => rule)).toEqual(['email'])
})

test('lines end with LF, CRLF or CR, and are numbered as in the file', () => {
  const { records, refused, counts } = readChunks('a@x.is\n\r\nb@x.is\r\nwrong\r\rc@x.is\n\n')
  expect(records.map(({ email, lineNumber }) => [email, lineNumber])).toEqual([
    ['a@x.is', 1],
    ['b@x.is', 3],
    ['c@x.is', 6],
  ])
  expect(refused.map(({ lineNumber }) => lineNumber)).toEqual([4])
  expect(counts).toEqual({ lines: 7, empty: 3, records: 3, refused: 1 })
})

test('a CRLF split across two chunks counts as one line end', () => {
  expect(readChunks('a@x.is\r', '', '\nb@x.is\r', '\r\n').counts).toEqual({
    lines: 3,
    empty: 1,
    records: 2,
    refused: 0,
  })
})

test('records and rejected lines keep the original line text', () => {
  expect(readChunks(' "ASA@x.is" ;Ása \r\nno address , x\r\n')).toMatchObject({
    records: [{ line: ' "ASA@x.is" ;Ása ' }],
    refused: [{ line: 'no address , x' }],
  })
})

test('a byte order mark is removed, whichever chunk contains it', () => {
  expect(readChunks('\ufeffasa@x.is').records).toMatchObject([{ email: 'asa@x.is', line: 'asa@x.is' }])
  expect(readChunks('', '\ufeff', 'asa@x.is').records).toMatchObject([{ line: 'asa@x.is' }])
})

test.each([
  ['', 0],
  ['\ufeff', 0],
  ['\n', 1],
  [' \t\r\n\r\n ', 3],
])('the file %j has no rows', (text, lines) => {
  expect(readChunks(text).counts).toEqual({ lines, empty: lines, records: 0, refused: 0 })
})
