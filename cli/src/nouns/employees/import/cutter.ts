import { type ImportRecord, importBytesFull } from '@heed/contracts'
import type { AddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { laneOf } from '@heed/contracts/rules/import/batches'
import type { SentLines } from '@heed/contracts/rules/import/fates'
import type { ReadRecord } from '@heed/contracts/rules/import/lines'
import type { PlainLine } from '@heed/contracts/rules/import/plainLine'
import { type Bytes, copyBytes, copyNumber, noBytes, reserve, takeBytes, writeText } from './bytes.ts'

/** A batch ready to be sent, in a few pieces of memory instead of thousands. */
export interface ReadyBatch extends SentLines {
  lane: number
  lineNumbers: Uint32Array
  /** JSON of its records, as it is sent. */
  records: Uint8Array
  /** Places of its addresses in the index of everyone. */
  places(): Int32Array
  /** A line as it stands in the file. */
  lineAt(at: number): string
}

export interface CutSize {
  lanes: number
  /** Records of a batch; long ones are fewer, so that the call takes them. */
  batch: number
}

/** Takes lines whose address is the one that the index was asked for last. */
interface Cutter {
  push(record: ReadRecord): void
  /** The same without making texts of it. */
  pushPlain(line: PlainLine): void
  /** The batches that were filled since it was asked last. */
  filled(): ReadyBatch[]
  /** What is left over, at most one batch per lane. */
  flush(): ReadyBatch[]
}

type SentRecord = ImportRecord & { lineNumber: number }

/** What is sent of a line: nothing empty, and not the line itself. */
function sentOf({ email, name, listName, metadata, lineNumber }: ReadRecord): SentRecord {
  const record: SentRecord = { email, lineNumber }
  if (name) record.name = name
  if (listName) record.listName = listName
  if (metadata.length > 0) record.metadata = metadata
  return record
}

const lineEnd = Buffer.from('\n')
const first = Buffer.from('[')
const next = Buffer.from(',')
const email = Buffer.from('{"email":"')
const lineNumber = Buffer.from('","lineNumber":')
const name = Buffer.from(',"name":"')
const quote = Buffer.from('"')
const listName = Buffer.from(',"listName":')
const end = Buffer.from('}')
/** More than everything of a record but its cells. */
const around = 100

/** As JSON.stringify writes `sentOf` of the line; nothing in its cells needs to be escaped. */
function writePlain(target: Bytes, line: PlainLine, list: Uint8Array): void {
  const { bytes } = line
  reserve(target, line.to - line.from + list.length + around)
  copyBytes(target, email)
  copyBytes(target, bytes, line.from, line.emailTo)
  copyBytes(target, lineNumber)
  copyNumber(target, line.lineNumber)
  if (line.nameFrom < line.nameTo) {
    copyBytes(target, name)
    copyBytes(target, bytes, line.nameFrom, line.nameTo)
    copyBytes(target, quote)
  }
  if (list.length > 0) {
    copyBytes(target, listName)
    copyBytes(target, list)
  }
  copyBytes(target, end)
}

/** The lines of a lane that wait for their batch to be full. */
interface Filling {
  lane: number
  count: number
  records: Bytes
  texts: Bytes
  lineNumbers: Uint32Array
  places: Int32Array
  /** The `moves` of the index when the batch was begun. */
  moves: number
  // Places move while the index grows; keys do not.
  lows: Uint32Array
  highs: Uint32Array
}

function begin(filling: Filling, batch: number, { moves }: AddressIndex): void {
  filling.count = 0
  filling.lineNumbers = new Uint32Array(batch)
  filling.places = new Int32Array(batch)
  filling.moves = moves
  filling.lows = new Uint32Array(batch)
  filling.highs = new Uint32Array(batch)
}

function newFilling(lane: number, batch: number, people: AddressIndex): Filling {
  const none = new Uint32Array()
  const filling = {
    lane,
    count: 0,
    records: noBytes(),
    texts: noBytes(),
    lineNumbers: none,
    places: new Int32Array(),
    moves: 0,
    lows: none,
    highs: none,
  }
  begin(filling, batch, people)
  return filling
}

function ready(filling: Filling, people: AddressIndex): ReadyBatch {
  const { lane, count, places, moves, lows, highs } = filling
  writeText(filling.records, ']')
  const records = takeBytes(filling.records)
  const texts = takeBytes(filling.texts)
  const lineNumbers = filling.lineNumbers.subarray(0, count)
  begin(filling, lows.length, people)
  return {
    lane,
    records,
    lineNumbers,
    emails: () => (JSON.parse(records.toString()) as SentRecord[]).map((record) => record.email),
    places() {
      if (people.moves !== moves) {
        for (let at = 0; at < count; at++) places[at] = people.placeOf(lows[at] ?? 0, highs[at] ?? 0)
      }
      return places.subarray(0, count)
    },
    // Of a line of several physical ones the ends were written as CR, which no line holds.
    lineAt: (at) => (texts.toString().split('\n')[at] ?? '').replaceAll('\r', '\n'),
  }
}

/** Cuts the good lines of a file into batches: the same file, lanes and size always give the same ones. */
export function createCutter(people: AddressIndex, { lanes, batch }: CutSize): Cutter {
  const fillings = Array.from({ length: lanes }, (_, lane) => newFilling(lane, batch, people))
  let full: ReadyBatch[] = []
  /** JSON of the names of lists; there are few. */
  const lists = new Map<string, Uint8Array>([['', Buffer.alloc(0)]])

  function listOf(name: string): Uint8Array {
    const known = lists.get(name)
    if (known) return known
    const json = Buffer.from(JSON.stringify(name))
    lists.set(name, json)
    return json
  }

  /** Begins a record in the lane of the address that the index was asked for last. */
  function open(number: number): Filling {
    const { low, high } = people.key
    const filling = fillings[laneOf(low, lanes)] as Filling
    const at = filling.count++
    filling.lineNumbers[at] = number
    filling.places[at] = people.place
    filling.lows[at] = low
    filling.highs[at] = high
    reserve(filling.records, 1)
    copyBytes(filling.records, at === 0 ? first : next)
    return filling
  }

  function close(filling: Filling): void {
    if (filling.count === batch || filling.records.length >= importBytesFull)
      full.push(ready(filling, people))
  }

  return {
    push(record) {
      const filling = open(record.lineNumber)
      writeText(filling.records, JSON.stringify(sentOf(record)))
      writeText(filling.texts, `${record.line.replaceAll('\n', '\r')}\n`)
      close(filling)
    },
    pushPlain(line) {
      const filling = open(line.lineNumber)
      const { records, texts } = filling
      writePlain(records, line, listOf(line.listName))
      reserve(texts, line.to - line.from + lineEnd.length)
      copyBytes(texts, line.bytes, line.from, line.to)
      copyBytes(texts, lineEnd)
      close(filling)
    },
    filled() {
      const taken = full
      full = []
      return taken
    },
    flush: () => fillings.filter(({ count }) => count > 0).map((filling) => ready(filling, people)),
  }
}
