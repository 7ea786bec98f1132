import { expect, it, test } from 'vitest'
import { formatCsvLine } from '../csv.ts'
import { newCompanyColumns } from '../newCompanies/columns.ts'
import { readRows } from './read.ts'

const readContent = (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return readRows(bytes, newCompanyColumns, 'customers.csv')
}

it('the template for new companies can be read', async () => {
  const keys = newCompanyColumns.map(({ key }) => key)
  const rows = [0, 1].map((at) => formatCsvLine(newCompanyColumns.map(({ examples }) => examples[at] ?? '')))
  expect(await readContent(`\uFEFF${[formatCsvLine(keys), ...rows].join('\r\n')}\r\n`)).toEqual({
    word: 'line',
    headings: keys,
    problems: [],
    unread: [],
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

test.each([
  ['name,plan,Name', 'customers.csv line 1: the column name appears twice.'],
  ['name,seats', 'customers.csv line 1: no column is named plan.'],
  ['name,plan\n"A,b', "customers.csv line 2: a quote isn't closed."],
  ['name,plan\nA,b\n"A "B" C",b', /^customers\.csv line 3: quotes around a cell must be its first and last/],
  ['name,plan\nA, "b, c"', /^customers\.csv line 2: quotes around a cell must be its first and last/],
  ['[{"name" "A"}]', /^customers\.csv line 1 isn't valid JSON: /],
  [new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xdd, 0x73, 0x61]), "customers.csv line 2 isn't UTF-8."],
  [new Uint8Array([0xff, 0xfe, 0x6e, 0x00]), /^customers\.csv: This is a UTF-16 file\./],
  [new Uint8Array([0x50, 0x4b, 0x03, 0x04]), /^customers\.csv: .*Excel workbook/],
])('readRows rejects the file %j', async (content, message) => {
  await expect(readContent(content)).rejects.toThrow(message)
})

test.each([
  ['name,plan\nבע"מ,free\n"""B"" ehf.","a, b"', ['בע"מ', '"B" ehf.']],
  ['name;plan\n5" disk;free', ['5" disk']],
  ['name,plan\n"\n""A"" b",free', ['"A" b']],
  ['name\tplan\nJón "Nonni"\tfree', ['Jón "Nonni"']],
])('quotes within a cell are kept: %j', async (text, names) => {
  const { rows, problems } = await readContent(text)
  expect([rows.map(({ cells }) => cells.name), problems]).toEqual([names, []])
})

test.each([
  'name,plan,colour,\nA,free,red,',
  '[{"name":"A","plan":"free","colour":"red"}]',
  '{"name":"A","plan":"free","colour":"red"}\n',
])('unknown columns are named and the rest of %j is read', async (text) => {
  const { rows, unread, problems } = await readContent(text)
  expect([rows[0]?.cells, unread, problems]).toEqual([{ name: 'A', plan: 'free' }, ['colour'], []])
})

test.each([
  ['Company,Plan,Valid to (UTC)\nA,free,2027-01-31', { name: 'A', plan: 'free', lastDay: '2027-01-31' }, []],
  ['Company,Name,Plan\nX,A,free', { name: 'A', plan: 'free' }, ['Company']],
])('a column alias is used only if no heading has the real name: %j', async (text, cells, unread) => {
  const found = await readContent(text)
  expect([found.rows[0]?.cells, found.unread]).toEqual([cells, unread])
})
