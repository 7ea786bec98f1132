import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type ColumnSpec, toHeadingKey } from '@heed/contracts/rules/rows/columns'
import { hasKnownHeading, readCsv } from '@heed/contracts/rules/rows/csv'
import { describe, expect, it } from 'vitest'
import { makeTempFolder } from '../../test/heed.ts'
import { openFileOrStdin } from '../job/source.ts'
import { readRows } from './read.ts'

const columns: ColumnSpec[] = [
  { key: 'name', type: 'text', help: '', required: true, examples: [] },
  { key: 'seats', type: 'number', help: '', examples: [] },
  { key: 'validTill', type: 'day', help: '', examples: [] },
]

async function read(content: string | Uint8Array) {
  const path = join(await makeTempFolder(), 'rows.csv')
  await writeFile(path, content)
  const source = await openFileOrStdin(path, Readable.from([]))
  try {
    return await readRows(source, columns)
  } finally {
    await source.close()
  }
}

describe('a CSV file', () => {
  it.each([
    ['commas', 'name,seats\nNordfish,50\n'],
    ['semicolons from a spreadsheet', 'Name;Seats\r\nNordfish;50\r\n'],
    ['tabs', 'name\tseats\nNordfish\t50'],
    ['a byte order mark', '\ufeffname,seats\nNordfish,50\n'],
    ['reordered columns and extra spaces', 'seats , NAME\n 50, Nordfish \n'],
  ])('is read with %s', async (_, text) => {
    const { rows, problems, word } = await read(text)
    expect({ rows, problems, word }).toEqual({
      rows: [{ line: 2, cells: { name: 'Nordfish', seats: '50' } }],
      problems: [],
      word: 'line',
    })
  })

  it.each(['\n', '\r\n', '\r'])('reports the line on which each row begins (%j)', async (end) => {
    const lines = ['name,valid-till', 'A,', '', ',', `"B${end}C",2030-01-01`, '"D, E",']
    const { rows } = await read(lines.join(end))
    expect(rows).toEqual([
      { line: 2, cells: { name: 'A' } },
      { line: 5, cells: { name: 'B\nC', validTill: '2030-01-01' } },
      { line: 7, cells: { name: 'D, E' } },
    ])
  })

  it('rejects only a line with more columns than the first one', async () => {
    const { rows, problems } = await read('name,seats\nA,1,2\nB,2,,\n')
    expect(problems).toEqual([
      { line: 2, field: '', rule: 'The line has 3 columns, but the first line has 2' },
    ])
    expect(rows.map(({ line }) => line)).toEqual([3])
  })

  it.each([
    ['name,Name\nA,B', 'rows.csv line 1: the column name appears twice.'],
    ['seats\n1', 'rows.csv line 1: no column is named name.'],
    ['name\nA\n"B\nC', "rows.csv line 4: a quote isn't closed."],
    ['name\nA\n"B" x', /^rows\.csv line 3: /],
  ])('is rejected with the position of its error (%#)', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })
})

describe('a JSON file', () => {
  it('can be a list of objects, numbered by row', async () => {
    const { rows, problems, word } = await read(
      '[{"name":" A ","seats":3,"valid_till":""},{"name":"B","x":1},7,{"Name":"C","seats":null}]',
    )
    expect(word).toBe('row')
    expect(rows).toEqual([
      { line: 1, cells: { name: 'A', seats: 3 } },
      { line: 2, cells: { name: 'B' } },
      { line: 4, cells: { name: 'C' } },
    ])
    expect(problems.map(({ line, field }) => [line, field])).toEqual([[3, '']])
  })

  it('can have one object per line, numbered by line', async () => {
    const { rows, problems, word } = await read('{"name":"A"}\n\n{"name":\n{"name":"B"}\n')
    expect(word).toBe('line')
    expect(rows.map(({ line }) => line)).toEqual([1, 4])
    expect(problems).toEqual([{ line: 3, field: '', rule: "This isn't valid JSON" }])
  })

  it('can be one object on several lines', async () => {
    expect((await read('{\n  "name": "A"\n}\n')).rows).toEqual([{ line: 1, cells: { name: 'A' } }])
  })

  it("is rejected with the line number if it's malformed", async () => {
    await expect(read('[\n{"name":"A"},\n{"name" "B"}\n]')).rejects.toThrow(
      "rows.csv line 3 isn't valid JSON: ",
    )
  })
})

describe('a file of rows', () => {
  it('is rejected as an Excel workbook if its bytes say so', async () => {
    await expect(read(new Uint8Array([0x50, 0x4b, 0x03, 0x04]))).rejects.toThrow('Excel workbook')
  })

  it("is rejected with the line number if it isn't UTF-8", async () => {
    const bytes = Buffer.from('name\nNordfish\nÞórs\n', 'latin1')
    await expect(read(bytes)).rejects.toThrow("rows.csv line 3 isn't UTF-8.")
  })

  it('has the same size and SHA-256 from disk and from standard input', async () => {
    const text = `name\n${'A company\n'.repeat(20_000)}`
    const [file, piped] = [
      await read(text),
      await readRows(await openFileOrStdin('-', Readable.from([Buffer.from(text)])), columns),
    ]
    expect(file.rows).toHaveLength(20_000)
    expect(piped).toEqual(file)
    expect([file.size, file.sha256]).toEqual([text.length, expect.stringMatching(/^[0-9a-f]{64}$/)])
  })
})

it.each(['validTill', 'Valid till', 'VALID_TILL', 'valid-till'])(
  'the heading %s is normalized to its column',
  (heading) => {
    expect(toHeadingKey(heading)).toBe('validtill')
  },
)

describe('a table from another program', () => {
  const text = 'when,"Name",x;y,seats\n2026,Nordfish,"a, b",50\n2027,,c,\n'

  it('is recognized by a known column and read without unknown ones', async () => {
    expect(hasKnownHeading(text, columns)).toBe(true)
    expect(hasKnownHeading('Nordfish\nname', columns)).toBe(false)
    const { rows, problems, unread } = await readCsv(text, columns, 'table.csv')
    expect(unread).toEqual(['when', 'x;y'])
    expect({ rows, problems }).toEqual({
      rows: [
        { line: 2, cells: { name: 'Nordfish', seats: '50' } },
        { line: 3, cells: {} },
      ],
      problems: [],
    })
  })
})
