import { expect, test } from 'vitest'
import { formatCsvLine } from '../../csv.ts'
import { joinCellItems } from '../columns/columns.ts'
import { createImportReader, type FileRecord } from './lines.ts'

function readText(text: string) {
  const records: FileRecord[] = []
  const refused: number[] = []
  const reader = createImportReader({
    record: (one) => records.push(one),
    refused: ({ lineNumber }) => refused.push(lineNumber),
  })
  reader.write(text)
  reader.end()
  return { records, refused, separator: reader.separator }
}

const record = (email: string, name = '', listName = '', ...metadata: string[]) => ({
  email,
  name,
  listName,
  metadata,
})

/** LibreOffice quotes only cells that contain its separator, a quote or a line end. */
const formatSavedLine = (cells: readonly string[], separator: string): string =>
  cells
    .map((cell) =>
      cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(separator)

test.each([',', ';'])('an exported file saved by a spreadsheet with %s reads the same', (separator) => {
  const headings = ['Email', 'Name', 'Lists', 'Tags', 'Last active (UTC)']
  const rows = [
    [
      'asa@x.is',
      'Jóns, Ása',
      joinCellItems(['München', 'Remote']),
      joinCellItems(['a; b', 'night, late']),
      '',
    ],
    ['bo@x.is', 'Bo', joinCellItems(['Remote', 'Sala, norður']), '', '2026-01-02 03:04:05'],
  ]
  const own = readText([headings, ...rows].map((cells) => `${formatCsvLine(cells)}\r\n`).join(''))
  const again = readText(
    [headings, ...rows].map((cells) => `${formatSavedLine(cells, separator)}\n`).join(''),
  )
  const people = ({ records }: typeof own) => records.map(({ line: _, ...one }) => one)
  expect(again.refused).toEqual([])
  expect(people(again)).toEqual(people(own))
  expect(people(again)).toEqual([
    { ...record('asa@x.is', 'Jóns, Ása', 'München', 'a; b', 'night, late'), lineNumber: 2 },
    { ...record('asa@x.is', '', 'Remote'), lineNumber: 2 },
    { ...record('bo@x.is', 'Bo', 'Remote'), lineNumber: 3 },
    { ...record('bo@x.is', '', 'Sala, norður'), lineNumber: 3 },
  ])
})

test.each([
  [
    'Email,Name,Lists\nasa@x.is,Ása,München; Remote\njon@x.is,Jón,Sala',
    [
      record('asa@x.is', 'Ása', 'München'),
      record('asa@x.is', '', 'Remote'),
      record('jon@x.is', 'Jón', 'Sala'),
    ],
  ],
  [
    'Email,Name,Lists,Tags\nasa@x.is,Ása,München; Remote,night\nbo@x.is,Bo,IT,day; late',
    [
      record('asa@x.is', 'Ása', 'München', 'night'),
      record('asa@x.is', '', 'Remote'),
      record('bo@x.is', 'Bo', 'IT', 'day', 'late'),
    ],
  ],
  ['\n"Email";"Name"\nasa@x.is;Jóns, Ása\n', [record('asa@x.is', 'Jóns, Ása')]],
  ['Netfang;Nafn;Deild\nasa@x.is;Jóns, Ása;Sala', [record('asa@x.is', 'Jóns, Ása', 'Sala')]],
  ['Email\nasa@x.is;Ása,Sala', []],
])("the header's separator splits the cells below: %j", (text, expected) => {
  expect(readText(text).records.map(({ line: _, lineNumber: __, ...one }) => one)).toEqual(expected)
})

test.each([
  ['Email,Name\n', ','],
  ['Email;Name, full\n', ';'],
  ['asa@x.is;Ása\n', 'either'],
  ['Una;Sala\nEmail;Name\n', 'either'],
])('the separator detected in %j is %s', (text, separator) => {
  const { separator: found } = readText(text)
  expect(typeof found === 'number' ? String.fromCharCode(found) : found).toBe(separator)
})
