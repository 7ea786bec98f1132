/** @module-tag property */
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { createLetterText } from '@heed/contracts/test/letters'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPaint } from '../terminal/paint.ts'
import { measureWidth, sanitizeJson, sanitizeOutput, sanitizeText, shorten } from '../terminal/width.ts'
import { formatCount, formatDuration, formatThousands } from '../words.ts'
import { renderCsv } from './csv.ts'
import { type Column, type Row, renderTable } from './table.ts'

const columns: Column[] = [
  { key: 'name', title: 'name' },
  { key: 'count', title: 'count', align: 'right', show: (value) => formatThousands(Number(value)) },
  { key: 'tags', title: 'tags', dataOnly: true },
]
const rows: Row[] = [
  { name: '李小龍', count: 12345, tags: ['a', 'b'] },
  { name: 'Þórdís', count: 7, tags: [] },
]
const createTestSink = (isTTY: boolean, width = 80) => ({
  write: () => {},
  isTTY,
  columns: width,
  paint: createPaint(false),
})

it('aligns table columns by the width of characters on a terminal', () => {
  expect(renderTable(columns, rows, createTestSink(true))).toBe(
    'NAME     COUNT\n李小龍  12,345\nÞórdís       7\n',
  )
})

it('truncates wide columns on a terminal, but not in a pipe', () => {
  const long = [{ name: 'x'.repeat(100), count: 1, tags: [] }]
  const lines = renderTable(columns, long, createTestSink(true, 40)).trimEnd().split('\n')
  expect(lines.map(measureWidth)).toEqual([40, 40])
  expect(renderTable(columns, long, createTestSink(false, 40))).toContain('x'.repeat(100))
})

it('truncates text before numbers when a table is too wide', () => {
  const wide = [{ name: 'x'.repeat(30), count: 1_234_567_890, tags: [] }]
  const [, line = ''] = renderTable(columns, wide, createTestSink(true, 24)).split('\n')
  expect(line).toBe(`${'x'.repeat(8)}…  1,234,567,890`)
})

it('escapes CSV cells that a spreadsheet would run as formulas', () => {
  const cells = ['=1+1', '+1', '-1', '@x', '\tx', 'a "b", c']
  const csv = renderCsv(
    ['name'],
    [...cells, -1].map((name) => [name]),
  )
  expect(csv).toBe(`name\n'=1+1\n'+1\n'-1\n'@x\n'\tx\n"a ""b"", c"\n-1\n`)
})

it('replaces control characters in text from a file', () => {
  expect(sanitizeText('a\u001b[2Jb\rc\u2028d')).toBe('a\ufffd[2Jb\ufffdc\ufffdd')
})

/** Written out rather than imported, to test the list independently: C0, DEL and C1; line ends; direction marks. */
const controlCharacters = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, at) => 0x7f + at),
  ...[0x2028, 0x2029, 0x061c, 0x200e, 0x200f],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCodePoint(code))

it.each(controlCharacters)('replaces %j in terminal text and escapes it in JSON', (sign) => {
  const text = `a${sign}b`
  expect(sanitizeText(text)).toBe('a\ufffdb')
  expect(sanitizeOutput(text)).toBe(sign === '\t' || sign === '\n' ? text : 'a\ufffdb')
  const json = sanitizeJson(JSON.stringify({ text }))
  expect(json).not.toContain(sign)
  expect(JSON.parse(json)).toEqual({ text })
})

it('shortens text by its display width and keeps text that fits', () => {
  expect([shorten('Þórdís', 6), shorten('Þórdís!', 6), shorten('李小龍', 4)]).toEqual([
    'Þórdís',
    'Þórdí…',
    '李…',
  ])
})

it('shortens any text to a given width without splitting a character', () => {
  fc.assert(
    fc.property(createLetterText(), fc.integer({ min: 1, max: 12 }), (text, columns) => {
      const short = shorten(text, columns)
      expect(measureWidth(short)).toBeLessThanOrEqual(columns)
      expect(short).not.toMatch(/\p{Surrogate}/u)
      expect(text.startsWith(short.replace(/…$/, ''))).toBe(true)
    }),
  )
})

it('formats counts and durations for people', () => {
  expect([formatCount(1, 'person', 'people'), formatCount(12000, 'line')]).toEqual([
    '1 person',
    '12,000 lines',
  ])
  expect([7.4, 200, 7500].map(formatDuration)).toEqual(['7 s', '3 min 20 s', '2 h 5 min'])
})

it('quotes shell words that need it', () => {
  expect([quoteShellWord('a/b.csv'), quoteShellWord("it's here.csv")]).toEqual(['a/b.csv', `"it's here.csv"`])
})
