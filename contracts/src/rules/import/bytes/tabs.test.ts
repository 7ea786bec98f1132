import { expect, test } from 'vitest'
import { sniffImportFile } from './encoding.ts'

const sniff = (text: string) => sniffImportFile(new TextEncoder().encode(text))
const rejectedFile = {
  kind: 'refused',
  message: 'This is a tab-separated file. Save it as CSV (UTF-8) and import that file.',
}

test.each([
  ['with headings', 'Email\tName\tUnit\nasa@example.is\tÁsa\tSales'],
  ['with commas in names', 'asa@example.is\tJónsdóttir, Ása\r\nbob@example.is\tSmith, Bob'],
  ['with an empty cell', '\n\nasa@example.is\t\tSales\n'],
])('a tab-separated file %s is rejected with advice to save it as CSV', (_, text) => {
  expect(sniff(text)).toEqual(rejectedFile)
})

test.each([
  ['addresses followed by a tab', 'asa@example.is\t\nbob@example.is\t'],
  ['a tab inside a name', 'asa@example.is,Ása\tJónsdóttir\nbob@example.is;Bob\tSmith'],
  ['a tab in only one line', 'asa@example.is\tÁsa\nbob@example.is\ncarl@example.is'],
  ['no content', ''],
])('a file with %s is accepted as text', (_, text) => {
  expect(sniff(text)).toMatchObject({ kind: 'text' })
})
