import { type ImportRecord, importBatchBytes } from '@heed/contracts'
import type { AddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { getLane } from '@heed/contracts/rules/import/batches'
import type { FileRecord } from '@heed/contracts/rules/import/lines/lines'
import type { PlainLine } from '@heed/contracts/rules/import/lines/plainLine'
import type { SentLines } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import {
  type ByteBuffer,
  clearBytes,
  copyBytes,
  copyNumber,
  createByteBuffer,
  reserveBytes,
  toBuffer,
  writeText,
} from './bytes.ts'

export interface ReadyBatch extends SentLines {
  lane: number
  lineNumbers: Uint32Array
  records: Uint8Array
  places(): Int32Array
  lineAt(index: number): string
  release(): void
}

export interface BatchLayout {
  lanes: number
  batch: number
}

/** Look up the line's address in the index before each push. */
interface BatchSplitter {
  push(record: FileRecord): void
  pushPlain(line: PlainLine): void
  filled(): ReadyBatch[]
  flush(): ReadyBatch[]
}

type SentRecord = ImportRecord & { lineNumber: number }

function toSentRecord({ email, name, listName, metadata, lineNumber }: FileRecord): SentRecord {
  const record: SentRecord = { email, lineNumber }
  if (name) record.name = name
  if (listName) record.listName = listName
  if (metadata.length > 0) record.metadata = metadata
  return record
}

const lineEnd = Buffer.from('\n')
const openBracket = Buffer.from('[')
const comma = Buffer.from(',')
const emailPrefix = Buffer.from('{"email":"')
const lineNumberPrefix = Buffer.from('","lineNumber":')
const namePrefix = Buffer.from(',"name":"')
const quote = Buffer.from('"')
const listNamePrefix = Buffer.from(',"listName":')
const closingBracket = Buffer.from('}')
/** Upper limit for a record's length in bytes, not counting its cells. */
const bytesPerLine = 100

/** Writes the bytes that JSON.stringify would return for `toSentRecord`; plain cells need no escaping. */
function writePlainRecord(target: ByteBuffer, line: PlainLine, list: Uint8Array): void {
  const { bytes } = line
  reserveBytes(target, line.to - line.from + list.length + bytesPerLine)
  copyBytes(target, emailPrefix)
  copyBytes(target, bytes, line.from, line.emailTo)
  copyBytes(target, lineNumberPrefix)
  copyNumber(target, line.lineNumber)
  if (line.nameFrom < line.nameTo) {
    copyBytes(target, namePrefix)
    copyBytes(target, bytes, line.nameFrom, line.nameTo)
    copyBytes(target, quote)
  }
  if (list.length > 0) {
    copyBytes(target, listNamePrefix)
    copyBytes(target, list)
  }
  copyBytes(target, closingBracket)
}

interface BatchMemory {
  records: ByteBuffer
  texts: ByteBuffer
  lineNumbers: Uint32Array
  places: Int32Array
  // Keys instead of positions, because a growing index moves its entries.
  lows: Uint32Array
  highs: Uint32Array
}

const createBatchMemory = (batch: number): BatchMemory => ({
  records: createByteBuffer(),
  texts: createByteBuffer(),
  lineNumbers: new Uint32Array(batch),
  places: new Int32Array(batch),
  lows: new Uint32Array(batch),
  highs: new Uint32Array(batch),
})

interface LaneBuffer {
  lane: number
  count: number
  memory: BatchMemory
  moves: number
}

function toReadyBatch(
  { lane, count, memory, moves }: LaneBuffer,
  people: AddressIndex,
  release: (memory: BatchMemory) => void,
): ReadyBatch {
  const { places, lows, highs } = memory
  writeText(memory.records, ']')
  const records = toBuffer(memory.records)
  const texts = toBuffer(memory.texts)
  return {
    lane,
    records,
    lineNumbers: memory.lineNumbers.subarray(0, count),
    emails: () => (JSON.parse(records.toString()) as SentRecord[]).map((record) => record.email),
    places() {
      if (people.moves !== moves) {
        for (let index = 0; index < count; index++)
          places[index] = people.getPlace(lows[index] ?? 0, highs[index] ?? 0)
      }
      return places.subarray(0, count)
    },
    // Line feeds within a line are stored as CR, which lines never contain.
    lineAt: (index) => (texts.toString().split('\n')[index] ?? '').replaceAll('\r', '\n'),
    release: () => release(memory),
  }
}

/** Deterministic: the same file, lanes and batch size always give the same batches. */
export function createBatchSplitter(people: AddressIndex, { lanes, batch }: BatchLayout): BatchSplitter {
  const spareMemory: BatchMemory[] = []
  const returnMemory = (memory: BatchMemory): void => {
    clearBytes(memory.records)
    clearBytes(memory.texts)
    spareMemory.push(memory)
  }
  const createBuffer = (lane: number): LaneBuffer => ({
    lane,
    count: 0,
    memory: spareMemory.pop() ?? createBatchMemory(batch),
    moves: people.moves,
  })
  const laneBuffers = Array.from({ length: lanes }, (_, lane) => createBuffer(lane))
  let fullBatches: ReadyBatch[] = []
  const lists = new Map<string, Uint8Array>([['', Buffer.alloc(0)]])

  function getListJson(name: string): Uint8Array {
    const knownList = lists.get(name)
    if (knownList) return knownList
    const json = Buffer.from(JSON.stringify(name))
    lists.set(name, json)
    return json
  }

  function openRecord(number: number): LaneBuffer {
    const { low, high } = people.key
    const laneBuffer = laneBuffers[getLane(low, lanes)] as LaneBuffer
    const { memory } = laneBuffer
    const index = laneBuffer.count++
    memory.lineNumbers[index] = number
    memory.places[index] = people.place
    memory.lows[index] = low
    memory.highs[index] = high
    reserveBytes(memory.records, 1)
    copyBytes(memory.records, index === 0 ? openBracket : comma)
    return laneBuffer
  }

  function closeRecord(laneBuffer: LaneBuffer): void {
    if (laneBuffer.count < batch && laneBuffer.memory.records.length < importBatchBytes) return
    fullBatches.push(toReadyBatch(laneBuffer, people, returnMemory))
    laneBuffers[laneBuffer.lane] = createBuffer(laneBuffer.lane)
  }

  return {
    push(record) {
      const laneBuffer = openRecord(record.lineNumber)
      writeText(laneBuffer.memory.records, JSON.stringify(toSentRecord(record)))
      writeText(laneBuffer.memory.texts, `${record.line.replaceAll('\n', '\r')}\n`)
      closeRecord(laneBuffer)
    },
    pushPlain(line) {
      const laneBuffer = openRecord(line.lineNumber)
      const { records, texts } = laneBuffer.memory
      writePlainRecord(records, line, getListJson(line.listName))
      reserveBytes(texts, line.to - line.from + lineEnd.length)
      copyBytes(texts, line.bytes, line.from, line.to)
      copyBytes(texts, lineEnd)
      closeRecord(laneBuffer)
    },
    filled() {
      const filledBuffer = fullBatches
      fullBatches = []
      return filledBuffer
    },
    flush: () =>
      laneBuffers
        .filter(({ count }) => count > 0)
        .map((laneBuffer) => toReadyBatch(laneBuffer, people, returnMemory)),
  }
}
