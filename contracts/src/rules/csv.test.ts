import { expect, test } from 'vitest'
import { csvCell, csvLine, csvTime } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 123', "'+49 30 123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
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

test('a number stays a number', () => {
  expect(csvLine([1, -2.5, '-2.5'])).toBe("1,-2.5,'-2.5")
})

test.each([
  ['2026-02-02T09:00:00.123Z', '2026-02-02 09:00:00'],
  ['2026-02-02T09:00:00Z', '2026-02-02 09:00:00'],
  [null, ''],
  [undefined, ''],
])('the time %s is written as %j', (instant, cell) => {
  expect(csvTime(instant)).toBe(cell)
})
