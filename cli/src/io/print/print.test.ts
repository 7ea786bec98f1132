import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { FactsOutcome, TableOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../exit.ts'
import { createStreams } from '../terminal/streams.ts'
import { sanitizeText } from '../terminal/width.ts'
import { type Format, formatNames, toFormat } from './formats.ts'
import { createFailureContext, type OutputOptions, printOutcome, printStop } from './print.ts'
import { parseQuery } from './query.ts'
import { formatListLength, formatNumberCell } from './table.ts'

const table: TableOutcome = {
  kind: 'table',
  columns: [
    { key: 'id', title: 'number', align: 'right' },
    { key: 'name', title: 'name' },
    { key: 'tags', title: 'tags', dataOnly: true },
  ],
  rows: [
    { id: 7, name: '=A1', tags: ['a\tb', 'c'] },
    { id: 8, name: 'line\nbreak', tags: [] },
  ],
  empty: 'Nothing.',
}
const facts: FactsOutcome = {
  kind: 'facts',
  document: { name: 'Ása', company: { id: 1 }, lists: ['x', 'y'] },
  lines: ['for people'],
}
const tableFields = ['id', 'name', 'tags']
const factsFields = ['name', 'company', 'lists', 'left?']

function captureOutput() {
  let said = ''
  const device = (write: (text: string) => void) => ({ write, isTTY: false, columns: 80 })
  const error = device((text) => {
    said += text
  })
  const streams = createStreams({ input: Readable.from([]), output: device(() => {}), error }, {})
  return { streams, errors: () => said }
}

async function printToText(
  outcome: TableOutcome | FactsOutcome,
  format: Format,
  shape: Partial<OutputOptions> = {},
) {
  let output = ''
  const device = (write: (text: string) => void) => ({ write, isTTY: false, columns: 80 })
  const streams = createStreams(
    {
      input: Readable.from([]),
      output: device((text) => {
        output += text
      }),
      error: device(() => {}),
    },
    {},
  )
  const fields = outcome.kind === 'table' ? tableFields : factsFields
  await printOutcome(streams, outcome, { format, fields, ...shape })
  return output
}

it('prints rows in every format, with cells escaped as each format needs', async () => {
  const all: Record<string, string> = {}
  for (const name of formatNames) {
    all[name] = await printToText(table, toFormat(name), { chosen: ['name', 'id'] })
  }
  expect(all).toEqual({
    table: 'NAME        NUMBER\n=A1              7\nline\ufffdbreak       8\n',
    json: `${JSON.stringify(
      [
        { name: '=A1', id: 7 },
        { name: 'line\nbreak', id: 8 },
      ],
      null,
      2,
    )}\n`,
    ndjson: '{"name":"=A1","id":7}\n{"name":"line\\nbreak","id":8}\n',
    csv: `name,id\n'=A1,7\n"line\nbreak",8\n`,
    tsv: `name\tid\n'=A1\t7\nline break\t8\n`,
  })
})

it("shows a data-only column on a terminal only if it's chosen", async () => {
  expect(await printToText(table, 'people')).not.toContain('TAGS')
  expect(await printToText(table, 'people', { chosen: ['tags'] })).toContain('TAGS')
  expect(await printToText(table, 'tsv', { chosen: ['tags'] })).toBe('tags\na b; c\n\n')
})

it('prints a single item as text, chosen fields, NDJSON or CSV', async () => {
  expect(await printToText(facts, 'people')).toBe('for people\n')
  expect(await printToText(facts, 'people', { chosen: ['lists', 'name'] })).toBe('lists  x, y\nname   Ása\n')
  expect(await printToText(facts, 'ndjson')).toBe(
    '{"name":"Ása","company":{"id":1},"lists":["x","y"],"left":null}\n',
  )
  expect(await printToText(facts, 'csv')).toBe('name,company,lists,left\nÁsa,"{""id"":1}","x; y",\n')
})

it('prints exactly the declared fields, unless the fields are open', async () => {
  const more = { ...facts, document: { ...facts.document, surprise: 1 } }
  expect(Object.keys(JSON.parse(await printToText(more, 'json')) as object)).toEqual([
    'name',
    'company',
    'lists',
    'left',
  ])
  expect(JSON.parse(await printToText(more, 'json', { fields: 'open' }))).toHaveProperty('surprise', 1)
})

it("lists an open document's fields when a chosen field doesn't exist", async () => {
  await expect(printToText(facts, 'json', { fields: 'open', chosen: ['nme'] })).rejects.toThrow(
    'There\'s no field "nme". Fields: name, company, lists',
  )
})

it('applies a query to the chosen fields', async () => {
  const query = parseQuery('[].keys(@)[]')
  expect(JSON.parse(await printToText(table, 'json', { query, chosen: ['id'] }))).toEqual(['id', 'id'])
  expect(await printToText(table, 'ndjson', { query: parseQuery('[].id') })).toBe('7\n8\n')
})

it('prints no double full stop after a name, and leaves data unchanged', async () => {
  const said: FactsOutcome = {
    kind: 'facts',
    document: { name: 'Norðurljós hf..' },
    lines: ['Ása left Norðurljós hf..', 'It is done...'],
  }
  expect(await printToText(said, 'people')).toBe('Ása left Norðurljós hf.\nIt is done...\n')
  expect(await printToText(said, 'json')).toContain('"Norðurljós hf.."')
  const { streams, errors } = captureOutput()
  const next = 'See the lists of Norðurljós hf..'
  printStop(streams, new Stop('There is no list "Sales Inc.".\nAsk Norðurljós hf..', exitCodes.usage, next))
  expect(errors()).toBe(
    '✗ There is no list "Sales Inc."\n  Ask Norðurljós hf.\n  See the lists of Norðurljós hf.\n',
  )
})

it('groups the digits of counts in text, but not in data', async () => {
  const counts: TableOutcome = {
    ...table,
    columns: [
      { key: 'people', title: 'people', align: 'right', show: formatNumberCell },
      { key: 'lists', title: 'lists', align: 'right', show: formatListLength },
    ],
    rows: [
      { people: 12_345, lists: Array.from({ length: 1000 }, () => 'x') },
      { people: null, lists: [] },
    ],
  }
  const fields = { fields: ['people', 'lists'], chosen: ['people'] }
  expect(await printToText(counts, 'people', fields)).toBe('PEOPLE\n12,345\n\n')
  expect(await printToText(counts, 'people')).toContain('1,000')
  expect(await printToText(counts, 'csv', fields)).toContain('12345')
})

it.each(['json', 'ndjson'] as const)(
  '%s output escapes terminal control characters and keeps its values',
  async (format) => {
    const name = 'a\u001b[2J\u009b31m\u202eb\u2028\u007f'
    const outcome: FactsOutcome = { kind: 'facts', document: { ...facts.document, name }, lines: [] }
    const text = await printToText(outcome, format)
    expect(text.split('\n').map(sanitizeText).join('\n')).toBe(text)
    expect(text).toContain('\\u009b')
    expect(JSON.parse(text)).toMatchObject({ name })
  },
)

it('a partial result includes its failure in JSON, unless fields were chosen', async () => {
  const stop = new Stop('1 of 2 failed.\nMore.', exitCodes.failed, 'Retry: heed x')
  const outcome: FactsOutcome = {
    kind: 'facts',
    document: { done: 1 },
    lines: [],
    code: exitCodes.failed,
    stop,
  }
  const place = createFailureContext('heed x')
  const print = async (own: Partial<OutputOptions>) =>
    JSON.parse(await printToText(outcome, 'json', { fields: 'open', place, ...own }))
  expect(await print({})).toEqual({
    done: 1,
    error: { code: 1, text: '1 of 2 failed.', place, next: ['More.', 'Retry: heed x'] },
  })
  expect(await print({ chosen: ['done'] })).toEqual({ done: 1 })
})
