import { describe, expect, it, test } from 'vitest'
import { parseColumnChoice } from '../columns/mapping.ts'
import type { LineFilter } from '../importReader.ts'
import { createImportReader } from '../lines/lines.ts'
import { formatRowSkips, parseRowSkips } from '../skip.ts'
import { addDepartedSkips, createDepartedFinder, createLineFilter } from './departed.ts'

function readEmails(text: string, leavesOut: LineFilter, columns?: string) {
  const emails: string[] = []
  const leftOut: number[] = []
  const reader = createImportReader(
    {
      record: ({ email }) => emails.push(email),
      refused: () => undefined,
      leftOut: (lineNumber) => leftOut.push(lineNumber),
    },
    columns === undefined ? undefined : parseColumnChoice(columns),
    leavesOut,
  )
  reader.write(text)
  return { emails, leftOut, counts: reader.end() }
}

function findDeparted(text: string, skip: readonly string[] = [], columns?: string) {
  const chosen = parseRowSkips(skip)
  const finder = createDepartedFinder(chosen)
  readEmails(text, finder.look, columns)
  return { ...finder.getSummary(), skip: formatRowSkips(addDepartedSkips(chosen, finder.getSummary())) }
}

describe('departed employee detection', () => {
  it.each([
    ['status', 'deleted'],
    ['Account Status', 'Terminated'],
    ['Employment Status', 'Terminated - voluntary'],
    ['Status [READ ONLY]', 'Suspended'],
    ['worker_status', 'INACTIVE'],
    ['status', 'Not active'],
    ['deleted', '1'],
    ['suspended', 'True'],
    ['Is Suspended', 'yes'],
    ['accountEnabled', 'False'],
    ['Enabled', '0'],
    ['active', 'nei'],
    ['Staða', 'Hættur'],
    ['constructor status', 'deactivated'],
  ])('finds employees under the heading %s with the value %s', (heading, value) => {
    const { people, columns, first } = findDeparted(
      `Email,Name,${heading}\nasa@x.is,Ása,${value}\nbo@x.is,Bo,`,
    )
    expect([people, columns]).toEqual([1, [{ column: heading, number: 3, values: [{ value, people: 1 }] }]])
    expect(first).toEqual([{ lineNumber: 2, email: 'asa@x.is', name: 'Ása', column: heading, value }])
  })

  it.each([
    ['status', 'Active'],
    ['status', 'Never logged in'],
    ['status', 'Active (not suspended)'],
    ['status', '1'],
    ['status', ''],
    ['deleted', '0'],
    ['suspended', 'False'],
    ['accountEnabled', 'True'],
    ['active', '1'],
    ['Job title', 'Inactive'],
    ['State', 'CA'],
    ['constructor', 'deleted'],
  ])('ignores the heading %s with the value %j', (heading, value) => {
    expect(findDeparted(`Email,Name,${heading}\nasa@x.is,Ása,${value}`).people).toBe(0)
  })

  it('counts each employee once, by value, and skips lines without an address', () => {
    const text =
      'Mail;Staff;Status;Deleted\nasa@x.is;Ása;deleted;0\nASA@x.is;Ása;deleted;1\nbo@x.is;Bo;Left;0\n;;left;1\nan@x.is;An;;1'
    const { people, columns, skip } = findDeparted(text, [], 'email=1,name=2')
    expect(people).toBe(3)
    expect(columns).toEqual([
      {
        column: 'Status',
        number: 3,
        values: [
          { value: 'deleted', people: 1 },
          { value: 'Left', people: 1 },
        ],
      },
      { column: 'Deleted', number: 4, values: [{ value: '1', people: 1 }] },
    ])
    expect(skip).toEqual(['Status=deleted,Left', 'Deleted=1'])
    expect(readEmails(text, createLineFilter(parseRowSkips(skip)), 'email=1,name=2')).toMatchObject({
      emails: [],
      leftOut: [2, 3, 4, 5, 6],
      counts: { lines: 5, records: 0, refused: 0, leftOut: 5 },
    })
  })

  it('ignores columns already named in an answer, and all columns for "none"', () => {
    const text = 'Email,Name,Status,Deleted\nasa@x.is,Ása,suspended,\nbo@x.is,Bo,deleted,\nan@x.is,An,,1'
    expect(findDeparted(text, ['status=deleted'])).toMatchObject({
      people: 1,
      columns: [{ column: 'Deleted' }],
    })
    expect(findDeparted(text, ['status=deleted', 'deleted=1']).people).toBe(0)
    expect(findDeparted(text, ['none']).people).toBe(0)
  })
})

test.each([
  ['status=deleted, Terminated', ['bo@x.is']],
  ['3=DELETED', ['bo@x.is', 'an@x.is']],
  ['Status="Gone, for now"', ['asa@x.is', 'bo@x.is', 'an@x.is']],
])('lines matching %s are left out', (text, emails) => {
  const file =
    'Email,Name,Status\nasa@x.is,Ása,deleted\nbo@x.is,Bo,active\nan@x.is,An,terminated\nob@x.is,Ob,"Gone, for now"'
  const all = ['asa@x.is', 'bo@x.is', 'an@x.is', 'ob@x.is']
  const found = readEmails(file, createLineFilter(parseRowSkips([text])))
  expect(found.emails).toEqual(text.startsWith('Status') ? emails : [...emails, 'ob@x.is'])
  expect(found.leftOut).toHaveLength(all.length - found.emails.length)
})

test('a missing column is named in the error', () => {
  const rule = createLineFilter(parseRowSkips(['Stage=left']))
  expect(() => readEmails('Email,Status\nasa@x.is,', rule)).toThrow('There is no column "Stage"')
})

test.each(['', 'status', '=deleted', 'status=', 'status= , '])(
  '%j is rejected with an example of the expected format',
  (text) => {
    expect(() => parseRowSkips([text])).toThrow('write, for example, status=deleted,terminated')
  },
)

test('skip choices convert to text and back unchanged', () => {
  const texts = ['status=deleted,"a,b"', '3=1', 'none']
  expect(formatRowSkips(parseRowSkips(texts))).toEqual(texts)
})
