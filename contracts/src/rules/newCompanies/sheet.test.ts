import { expect, it, test } from 'vitest'
import { csvLine } from '../csv.ts'
import { newCompanyColumns } from './columns.ts'
import { readSheet } from './sheet.ts'

it('reads the template of its own columns', () => {
  const keys = newCompanyColumns.map(({ key }) => key)
  const rows = [0, 1].map((at) => csvLine(newCompanyColumns.map(({ examples }) => examples[at] ?? '')))
  const read = readSheet(`\uFEFF${[csvLine(keys), ...rows].join('\r\n')}\r\n`)
  expect(read).toEqual({
    problems: [],
    rows: [
      {
        line: 2,
        cells: expect.objectContaining({
          name: 'Nordfish ehf.',
          seats: '50',
          managers: expect.stringContaining('; '),
        }),
      },
      { line: 3, cells: expect.objectContaining({ name: 'Hótel Bjarg', validTill: '2027-12-31' }) },
    ],
  })
})

it('tells the lines that cannot be read, and reads the others', () => {
  const read = readSheet('Name;PLAN;valid-till\nA;b;c;d\n"E;f\n\nG;h')
  expect(read).toEqual({
    rows: [{ line: 5, cells: { name: 'G', plan: 'h' } }],
    problems: [
      { line: 2, field: '', rule: 'The line has 4 columns, the first line 3' },
      { line: 3, field: '', rule: 'A quote is opened and never closed.' },
    ],
  })
})

test.each([
  ['name,plan,colour', 'There is no column "colour".'],
  ['name,plan,Name', 'The column name comes twice.'],
  ['name,seats', 'There is no column plan.'],
  ['name,plan', 'The file names no company.'],
  ['name,plan\n\uFFFD,b', 'The file is not in UTF-8.'],
])('refuses %s', (text, refusal) => {
  expect(readSheet(text)).toEqual({ refusal })
})
