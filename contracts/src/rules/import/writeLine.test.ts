import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openedWith } from '../../../test/spreadsheet.ts'
import { composed, keptName } from '../../entities/names.ts'
import { createImportReader, type ReadRecord } from './lines.ts'
import { importLine, type LinePerson } from './writeLine.ts'

function read(text: string): { records: ReadRecord[]; refused: number } {
  const records: ReadRecord[] = []
  const reader = createImportReader({ record: (record) => records.push(record), refused: () => {} })
  reader.write(text)
  return { records, refused: reader.end().refused }
}

const person = (own: Partial<LinePerson>): LinePerson => ({
  email: 'asa@example.is',
  name: '',
  listName: '',
  tags: [],
  ...own,
})
const awkward = fc.constantFrom(
  ...[
    '=1+1',
    '+354 555',
    '-Jón',
    '@nafn',
    "'x",
    '5" screen',
    '"quoted"',
    'a;b',
    'a,b',
    ' outer ',
    'a\nb',
    'a\rb',
  ],
  ...[
    'Þórdís Ægisdóttir',
    '李小龍',
    'محمد',
    '👩‍🚀',
    '#heed',
    '=a;"b",c',
    'Jón;=1+1;x',
    'a, +1',
    '\ufeffx',
    'a\tb',
    '\t=1',
    'x'.repeat(101),
  ],
)
const text = fc.oneof(awkward, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())
const people = fc.record({
  email: fc.oneof(
    fc.constantFrom(
      'asa@example.is',
      '-asa@example.is',
      '+asa@example.is',
      '=asa@example.is',
      'þóra@example.is',
    ),
    fc.emailAddress().map((email) => email.toLowerCase()),
  ),
  name: text,
  listName: text,
  tags: fc.array(text, { maxLength: 4 }),
})
const unreadable = ['"', '\r', '\n', '\0', '\ufffd', '#heed']
const isPlain = (value: string, max: number): boolean =>
  value === keptName(value) &&
  !unreadable.some((part) => value.includes(part)) &&
  !/\p{Surrogate}/u.test(value) &&
  [...value].length <= max

it('is read as the person that it was written for', () => {
  fc.assert(
    fc.property(fc.array(people), (all) => {
      const written = all.flatMap((one) => {
        const line = importLine(one)
        return line ? [{ one, line }] : []
      })
      const { records, refused } = read(written.map(({ line }) => `${line.line}\n`).join(''))
      expect([records.length, refused]).toEqual([written.length, 0])
      written.forEach(({ one, line }, at) => {
        const tags = one.tags.map(composed).filter((tag) => isPlain(tag, Number.POSITIVE_INFINITY))
        const [name, listName] = [isPlain(composed(one.name), 100), isPlain(composed(one.listName), 50)]
        expect(records[at]).toMatchObject({
          email: composed(one.email),
          name: name ? composed(one.name) : '',
          listName: listName ? composed(one.listName) : '',
          metadata: tags.filter((tag) => tag !== ''),
        })
        expect(line.left).toBe(Number(!name) + Number(!listName) + one.tags.length - tags.length)
      })
    }),
    { numRuns: 2000 },
  )
})

it.each([',', ';', '\t'])('has no cell that a spreadsheet would run with %j between cells', (separator) => {
  fc.assert(
    fc.property(people, (one) => {
      const line = importLine(one)?.line ?? ''
      for (const cell of openedWith(line, separator)) expect(cell).not.toMatch(/^\s*[=+\-@]/)
    }),
    { numRuns: 2000 },
  )
})

it.each<[string, Partial<LinePerson>, string]>([
  ['somebody on no list', { name: 'Ása' }, 'asa@example.is,Ása,'],
  ['tags behind the list', { listName: 'Sala', tags: ['a', 'b'] }, 'asa@example.is,,Sala,a,b'],
  ['a formula', { name: '=1+1' }, 'asa@example.is,"""=1+1""",'],
  ['a formula behind a separator', { name: 'Jón;=1+1;x' }, 'asa@example.is,"Jón;""""=1+1;x",'],
  ['separators', { name: 'Þór, Ása', listName: 'a;b' }, 'asa@example.is,"Þór, Ása","a;b"'],
  [
    'letters in one piece',
    { name: 'Zoë'.normalize('NFD'), tags: ['ö'.normalize('NFD')] },
    'asa@example.is,Zoë,,ö',
  ],
  ['what no line can hold', { name: 'a "b"', listName: 'Sala' }, 'asa@example.is,,Sala'],
])('writes %s', (_, own, line) => {
  expect(importLine(person(own))?.line).toBe(line)
})

it.each(['no address', 'Asa@example.is', ' asa@example.is', `${'a'.repeat(100)}@b.is`])(
  'writes no line for %s, which would be refused',
  (email) => {
    expect(importLine(person({ email }))).toBeNull()
  },
)
