import { expect, it } from 'vitest'
import { parseExecution, parseFormats, parseStartDate } from './options.ts'

it.each([
  [parseFormats, 'pdf', ['pdf']],
  [parseFormats, 'CSV,pdf', ['pdf', 'csv']],
  [parseExecution, 'latest', 'latest'],
  [parseExecution, '8001', 8001],
  [parseStartDate, '2024-02-29', '2024-02-29T00:00:00.000Z'],
])('%o parses %s', (parse, given, read) => {
  expect(parse(given)).toEqual(read)
})

it.each([
  [parseFormats, 'pdf,docx', 'both, such as pdf,csv'],
  [parseFormats, '', 'pdf or csv'],
  [parseExecution, 'last', 'latest or all'],
  [parseStartDate, '2026-02-31', 'such as 2026-01-31'],
  [parseStartDate, '1.2.2026', 'such as 2026-01-31'],
])('%o rejects "%s"', (parse, given, message) => {
  expect(() => parse(given)).toThrow(message)
})
