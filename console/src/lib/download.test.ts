import { expect, test } from 'vitest'
import { csvBlob, csvCell, csvLine } from './download.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 123', "'+49 30 123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['\r=1', `"'\r=1"`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('a cell that would run as a formula is shown instead: %j', (cell, written) => {
  expect(csvCell(cell)).toBe(written)
})

test('separators, quotes and line ends are quoted, plain text is not', () => {
  expect(csvLine(['Ása', 'a,b', 'a;b', 'say "hi"', 'two\nlines', -5])).toBe(
    'Ása,"a,b","a;b","say ""hi""","two\nlines",-5',
  )
})

test('the file starts with the mark of UTF-8 and ends with a line end', async () => {
  const bytes = new Uint8Array(await csvBlob(['á']).arrayBuffer())
  expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa1, 0x0d, 0x0a])
})
