/** @module-tag property */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitRuns } from '../../../test/runs.ts'
import { parseSpreadsheetCells, resaveSheet } from '../../../test/spreadsheet.ts'
import { composeText, normalizeName } from '../../entities/names.ts'
import { splitCell } from './columns/columns.ts'
import { createImportReader, type FileRecord } from './lines/lines.ts'
import { type FilePerson, formatImportLine, peopleHeadingLine, toPersonCells } from './peopleFile.ts'

function readFile(text: string): { records: FileRecord[]; refused: number } {
  const records: FileRecord[] = []
  const reader = createImportReader({ record: (record) => records.push(record), refused: () => {} })
  reader.write(text)
  return { records, refused: reader.end().refused }
}

const person = (own: Partial<FilePerson>): FilePerson => ({
  email: 'asa@example.is',
  name: '',
  lists: [],
  tags: [],
  ...own,
})
const awkwardText = fc.constantFrom(
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
const text = fc.oneof(
  awkwardText,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
)
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
  lists: fc.array(text, { maxLength: 3 }),
  tags: fc.array(text, { maxLength: 4 }),
})
const unsupportedParts = ['\r', '\n', '\0', '\ufffd', '#heed']
const isPlain = (value: string, max: number): boolean =>
  value === normalizeName(value) &&
  !unsupportedParts.some((part) => value.includes(part)) &&
  !/\p{Surrogate}/u.test(value) &&
  [...value].length <= max

const resavers: Readonly<Record<string, (text: string) => string>> = {
  'without being resaved': (text) => text,
  'resaved with commas': (text) => `${resaveSheet(text, ',').join('\n')}\n`,
  'resaved with semicolons': (text) => `${resaveSheet(text, ';').join('\n')}\n`,
}

function joinRecords(records: readonly FileRecord[], email: string) {
  const own = records.filter((record) => record.email === email)
  return {
    name: own.map(({ name }) => name).join(''),
    lists: own.flatMap(({ listName }) => (listName === '' ? [] : [listName])),
    tags: own.flatMap(({ metadata }) => metadata),
  }
}

it.each(Object.keys(resavers))('an exported employee file reads back as the same employees, %s', (saver) => {
  fc.assert(
    fc.property(fc.uniqueArray(people, { selector: ({ email }) => composeText(email) }), (all) => {
      const written = all.flatMap((one) => {
        const line = formatImportLine(one)
        return line ? [{ one, line }] : []
      })
      const file = [peopleHeadingLine, ...written.map(({ line }) => line.line)].map((line) => `${line}\n`)
      const { records, refused } = readFile(resavers[saver]?.(file.join('')) ?? '')
      expect(refused).toBe(0)
      for (const { one, line } of written) {
        const [lists, tags] = [one.lists.map(composeText), one.tags.map(composeText)]
        const hasName = isPlain(composeText(one.name), 100)
        const heldLists = lists.filter((list) => isPlain(list, 50))
        const heldTags = tags.filter((tag) => isPlain(tag, Number.POSITIVE_INFINITY))
        expect(joinRecords(records, composeText(one.email))).toEqual({
          name: hasName ? composeText(one.name) : '',
          lists: heldLists.filter((list) => list !== ''),
          tags: heldTags.filter((tag) => tag !== ''),
        })
        expect(line.left).toBe(
          Number(!hasName) + lists.length - heldLists.length + tags.length - heldTags.length,
        )
      }
    }),
    { numRuns: limitRuns(500) },
  )
})

it.each([',', ';', '\t'])(
  'an employee file has no formula cell when opened with the separator %j',
  (separator) => {
    fc.assert(
      fc.property(people, (one) => {
        const line = formatImportLine(one)?.line ?? ''
        for (const cell of parseSpreadsheetCells(line, separator)) expect(cell).not.toMatch(/^\s*[=+\-@]/)
      }),
      { numRuns: limitRuns(1000) },
    )
  },
)

it.each<[string, Partial<FilePerson>, string]>([
  ['a name but no lists or tags', { name: 'Ása' }, 'asa@example.is,Ása,,'],
  [
    'several lists and tags in one cell each',
    { lists: ['Sala', 'IT'], tags: ['a', 'b'] },
    'asa@example.is,,"Sala; IT","a; b"',
  ],
  ['an escaped formula', { name: '=1+1' }, "asa@example.is,'=1+1,,"],
  ['an escaped formula after a separator', { name: 'Jón;=1+1;x' }, 'asa@example.is,"Jón;\'=1+1;x",,'],
  [
    'quoted separators and doubled quotes',
    { name: 'Anna "Anni" Weiß', lists: ['Köln; Remote'] },
    'asa@example.is,"Anna ""Anni"" Weiß","""Köln; Remote""",',
  ],
  [
    'composed letters',
    { name: 'Zoë'.normalize('NFD'), tags: ['ö'.normalize('NFD')] },
    'asa@example.is,Zoë,,ö',
  ],
  ['nothing an import would change', { name: 'a\nb', lists: ['Sala'] }, 'asa@example.is,,Sala,'],
])('importLine writes a line with %s', (_, own, line) => {
  expect(formatImportLine(person(own))?.line).toBe(line)
})

it.each(['no address', 'Asa@example.is', ' asa@example.is', `${'a'.repeat(100)}@b.is`])(
  'importLine skips the unimportable address %s',
  (email) => {
    expect(formatImportLine(person({ email }))).toBeNull()
  },
)

it.each(['0012', '00', '1.50', '1-2', '12:30', '1e5', '1 May', 'Sept-26', 'MARCH1', 'true', 'FALSE'])(
  "the list and tag %s are quoted so a spreadsheet can't convert them",
  (name) => {
    const cells = toPersonCells({ email: 'asa@example.is', name: 'Ása', lists: [name], tags: [name] })
    expect(cells.slice(2)).toEqual([`"${name}"`, `"${name}"`])
    expect(splitCell(cells[2] ?? '')).toEqual([name])
  },
)

it.each(['Sales', 'Team 7', '3rd floor', 'Maya', 'Truefit'])('the list %s is written unquoted', (name) => {
  expect(toPersonCells({ email: 'a@b.is', name: '', lists: [name], tags: [] })[2]).toBe(name)
})
