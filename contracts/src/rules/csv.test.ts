/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitRuns } from '../../test/runs.ts'
import { parseSpreadsheetCells } from '../../test/spreadsheet.ts'
import { escapeFormulas, formatCsvCell, formatCsvLine, formatCsvTime, unescapeFormulas } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 123', "'+49 30 123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\r=1', `"'\r'=1"`],
  ['Jón;=1+1;x', `"Jón;'=1+1;x"`],
  ['Jón,@SUM(A1)', `"Jón,'@SUM(A1)"`],
  ['Sala; +1', `"Sala;' +1"`],
  ['a\t=1', "a\t'=1"],
  ['a\n－1', `"a\n'－1"`],
  ['=1;=2', `"'=1;'=2"`],
  ['"=1+1"', `"'""=1+1"""`],
  ['a;"=1"', `"a;'""=1"""`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('a cell that would run as a formula is escaped: %j', (cell, written) => {
  expect(formatCsvCell(cell)).toBe(written)
})

const signs = fc.constantFrom(...['=', '+', '＝', "'", '"', ' ', '\t', '\r', '\n', ',', ';', 'a', '1'])

test('unescapeFormulas restores any cell that spreadsheetSafe has escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 12 }), (cell) => {
      expect(unescapeFormulas(escapeFormulas(cell))).toBe(cell)
    }),
    { numRuns: limitRuns(2000) },
  )
})

test.each([',', ';', '\t'])('no cell runs as a formula when opened with the separator %j', (separator) => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: signs, maxLength: 12 }), { minLength: 1 }), (cells) => {
      for (const cell of parseSpreadsheetCells(formatCsvLine(cells), separator))
        expect(cell).not.toMatch(/^\s*[=+＝]/)
    }),
    { numRuns: limitRuns(2000) },
  )
})

test("separators, quotes and line ends are quoted, plain text isn't", () => {
  expect(formatCsvLine(['Ása', 'a,b', 'a;b', 'say "hi"', 'two\nlines', -5])).toBe(
    'Ása,"a,b","a;b","say ""hi""","two\nlines",-5',
  )
})

test('a number is written unescaped, unlike numeric text', () => {
  expect(formatCsvLine([1, -2.5, '-2.5'])).toBe("1,-2.5,'-2.5")
})

test.each([
  ['2026-02-02T09:00:00.123Z', '2026-02-02 09:00:00'],
  ['2026-02-02T09:00:00Z', '2026-02-02 09:00:00'],
  [null, ''],
  [undefined, ''],
])('the time %s is written as %j', (instant, cell) => {
  expect(formatCsvTime(instant)).toBe(cell)
})
