/** @module-tag property */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitRuns } from '../../../../test/runs.ts'
import { createAddressIndex } from '../addressIndex.ts'
import { createByteReader } from '../lines/byteReader.ts'
import {
  createImportReader,
  type FileRecord,
  type ImportCounts,
  type ImportSink,
  type RejectedLine,
} from '../lines/lines.ts'
import type { PlainLine } from '../lines/plainLine.ts'
import { appendReason } from '../marker.ts'
import { createTally } from '../outcomes/tally.ts'
import { asUint8Array } from './bytes.ts'

function read(way: ReadMethod, text: string, places: readonly number[] = []) {
  const tally = createTally(createAddressIndex(0, { firstLines: true }))
  const records: Omit<FileRecord, 'line'>[] = []
  const refused: Omit<RejectedLine, 'line'>[] = []
  const lines: string[] = []
  const sink: ImportSink = {
    record({ line, ...record }) {
      tally.read(record)
      records.push(record)
      lines.push(line)
    },
    refused({ line, ...one }) {
      refused.push(one)
      lines.push(line)
    },
  }
  const counts = way(text, places, sink)
  return { result: { records, refused, totals: tally.totals(counts) }, lines }
}

function splitAtPlaces<T extends string | Uint8Array>(whole: T, places: readonly number[]): T[] {
  const cuts = [0, ...places.filter((place) => place < whole.length).sort((one, other) => one - other)]
  return cuts.map((from, at) => whole.slice(from, cuts[at + 1]) as T)
}

type ReadMethod = (text: string, places: readonly number[], sink: ImportSink) => Readonly<ImportCounts>

const readAsTexts: ReadMethod = (text, places, sink) => {
  const { write, end } = createImportReader(sink)
  splitAtPlaces(text, places).forEach(write)
  return end()
}

const readAsBytes: ReadMethod = (text, places, sink) => {
  const plain = (line: PlainLine) => {
    const { bytes, from, to, emailTo, nameFrom, nameTo, listName, lineNumber } = line
    const part = (start: number, end: number) =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(asUint8Array(bytes.subarray(start, end)))
    const [email, name] = [part(from, emailTo), part(nameFrom, nameTo)]
    sink.record({ email, name, listName, metadata: [], line: part(from, to), lineNumber })
  }
  const { write, end } = createByteReader('utf-8', { ...sink, plain })
  splitAtPlaces(new TextEncoder().encode(text), places).forEach(write)
  return end()
}

const cell = fc.oneof(
  fc.constantFrom(
    'Zoë Ångström',
    'Þróun',
    'þróun',
    'ÞRÓUN',
    'Sala',
    '한국',
    '\u0301x',
    'J\u030c',
    'é'.repeat(51),
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n,;"\ufeff\u037e]/g, '')),
  fc.constantFrom('"Zoë, Ë"', 'Ze"\u0308', '"é'),
)
const address = fc.constantFrom(
  'zoë@example.is',
  'ZOË@Example.is',
  'þórður@dæmi.is',
  'asa@example.is',
  'zoë',
  '',
)
const line = fc
  .tuple(address, fc.array(cell, { maxLength: 4 }), fc.boolean())
  .map(([email, cells, isMarked]) => {
    const text = [email, ...cells].join(',')
    return isMarked ? appendReason({ line: text, lineNumber: 1, rule: 'email', message: 'Ë' }, ',') : text
  })

describe.each([
  ['text', readAsTexts],
  ['bytes', readAsBytes],
])('a file read as %s', (_, way) => {
  test('gives the same records in NFC and NFD, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat(400)), (all, places) => {
        const text = `${all.join('\n')}\n`
        const { result } = read(way, text.normalize('NFC'), places)
        expect(read(way, text.normalize('NFD'), places).result).toEqual(result)
        for (const { name, listName, metadata } of result.records) {
          expect([name, listName, ...metadata].filter((part) => part !== part.normalize('NFC'))).toEqual([])
        }
      }),
      { numRuns: limitRuns(1000) },
    )
  })

  test('keeps the original text of its lines', () => {
    const text = 'zoë@example.is,Zoë,Þróun\nzoë,Zoë\n'.normalize('NFD')
    expect(read(way, text).lines).toEqual(text.trimEnd().split('\n'))
  })

  test('counts a decomposed letter as one character', () => {
    const text = `a@x.is,${'é'.repeat(100)},${'ö'.repeat(50)}\nb@x.is,${'é'.repeat(101)}\n`.normalize('NFD')
    const { records, refused } = read(way, text).result
    expect(records.map(({ name, listName }) => [name.length, listName.length])).toEqual([[100, 50]])
    expect(refused.map(({ rule }) => rule)).toEqual(['nameLength'])
  })

  test("never joins a leading accent to the previous cell's last letter", () => {
    const { records } = read(way, 'a@x.is,e,\u0301x\nb@x.is,e\n\u0301c@x.is,y\n').result
    expect(records.map(({ email, name, listName }) => [email, name, listName])).toEqual([
      ['a@x.is', 'e', '\u0301x'],
      ['b@x.is', 'e', ''],
      ['\u0301c@x.is', 'y', ''],
    ])
  })
})
