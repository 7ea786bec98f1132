/** @module-tag property */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAddressIndex } from '../addressIndex.ts'
import { createImportReader, type FileRecord } from '../lines/lines.ts'
import { type BatchResponse, createTally } from './tally.ts'

type AnsweredBatch = [batch: FileRecord[], answer: BatchResponse]

function makeTally(text: string, answer: (records: FileRecord[]) => AnsweredBatch[]) {
  const tally = createTally(createAddressIndex(0, { firstLines: true }))
  const records: FileRecord[] = []
  const repeats: number[] = []
  const reader = createImportReader({
    record(record) {
      records.push(record)
      repeats.push(tally.read(record))
    },
    refused: () => undefined,
  })
  reader.write(text)
  const counts = reader.end()
  for (const [batch, one] of answer(records)) tally.answered(batch, one)
  return { ...tally.totals(counts), repeats }
}

const emptyAnswer: BatchResponse = { newUsers: [], updatedUsers: [], newLists: [] }

const file = 'new@x.is,A,Sala\nold@x.is,B,Sala\n\nwrong\nsame@x.is\nNEW@x.is,,IT\nold@x.is,B,sala\nnew@x.is\n'

describe('import tally', () => {
  test('reports employees as pending before the server answers', () => {
    expect(makeTally(file, () => [])).toEqual({
      lines: 8,
      new: 0,
      updated: 0,
      unchanged: 0,
      pending: 3,
      repeated: 3,
      invalid: 1,
      empty: 1,
      newLists: [],
      lists: [
        { name: 'Sala', lineNumber: 1 },
        { name: 'IT', lineNumber: 6 },
      ],
      repeats: [0, 0, 0, 1, 2, 1],
    })
  })

  test('counts names that lost invisible characters', () => {
    expect(makeTally('asa@x.is,Á\u200bsa,Sa\u200bla\n', () => [])).toMatchObject({ cleanedNames: 2 })
  })

  test('counts a new employee once, even if later reported as updated', () => {
    const totals = makeTally(file, (records) => [
      [
        records.slice(0, 3),
        {
          ...emptyAnswer,
          newUsers: records.slice(0, 1),
          updatedUsers: records.slice(1, 2),
          newLists: ['Sala'],
        },
      ],
      [records.slice(3), { ...emptyAnswer, updatedUsers: records.slice(3, 4), newLists: ['it', 'SALA'] }],
    ])
    expect(totals).toMatchObject({ new: 1, updated: 1, unchanged: 1, pending: 0, newLists: ['Sala', 'IT'] })
  })

  test('counts an unchanged employee as updated when a later line adds a list', () => {
    const totals = makeTally('asa@x.is,,Sala\nasa@x.is,,IT\n', (records) => [
      [records.slice(0, 1), emptyAnswer],
      [records.slice(1), { ...emptyAnswer, updatedUsers: records.slice(1) }],
    ])
    expect(totals).toMatchObject({ new: 0, updated: 1, unchanged: 0, repeated: 1 })
  })

  test('counts lines rejected only by the server as invalid, not unchanged', () => {
    const totals = makeTally('asa@x.is\nbjorn@x.is\nbjorn@x.is\n', (records) => [
      [
        records,
        {
          ...emptyAnswer,
          data: records.map((one, at) => ({ ...one, error: at > 0 ? 'Email not valid' : null })),
        },
      ],
    ])
    expect(totals).toMatchObject({ lines: 3, unchanged: 1, pending: 0, invalid: 1, repeated: 1 })
  })

  test("ignores new employees who aren't in the file", () => {
    const totals = makeTally('asa@x.is\n', (records) => [
      [records, { ...emptyAnswer, newUsers: [{ email: 'stranger@x.is' }], newLists: ['Other'] }],
    ])
    expect(totals).toMatchObject({ new: 0, unchanged: 1, newLists: ['Other'] })
  })
})

test("import totals add up and don't depend on the order of answers", () => {
  const line = fc.constantFrom(
    'a@x.is,,Sala',
    'A@x.is,,IT',
    'b@x.is',
    'c@x.is,C,sala',
    'd@x.is,,Lager',
    'bad',
    '',
    ',',
  )
  const kind = fc.constantFrom('new', 'updated', 'unchanged')
  fc.assert(
    fc.property(fc.array(fc.tuple(line, kind)), fc.nat(), (rows, turn) => {
      const getKind = (lineNumber: number) => rows[lineNumber - 1]?.[1]
      const answers = (records: FileRecord[]) =>
        records.map((record): AnsweredBatch => {
          const is = (one: string) => (getKind(record.lineNumber) === one ? [record] : [])
          const newLists = getKind(record.lineNumber) === 'new' ? [record.listName.toUpperCase()] : []
          return [[record], { newUsers: is('new'), updatedUsers: is('updated'), newLists }]
        })
      const text = rows.map(([one]) => `${one}\n`).join('')
      const turned = (all: AnsweredBatch[]) => [
        ...all.slice(turn % (all.length + 1)),
        ...all.slice(0, turn % (all.length + 1)),
      ]
      const totals = makeTally(text, answers)
      expect(makeTally(text, (records) => turned(answers(records)).reverse())).toEqual(totals)
      const people = totals.new + totals.updated + totals.unchanged
      expect(totals.pending).toBe(0)
      expect(people + totals.repeated + totals.invalid + totals.empty).toBe(totals.lines)
      expect(totals.lines).toBe(rows.length)
    }),
  )
})
