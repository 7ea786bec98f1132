import type { ImportRecord } from '@heed/contracts'
import type { AddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { type Batch, createLanes } from '@heed/contracts/rules/import/batches'
import type { SentLines } from '@heed/contracts/rules/import/fates'
import type { ReadRecord } from '@heed/contracts/rules/import/lines'

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
  /** Records of a batch. */
  batch: number
}

interface Cutter {
  /** The batch that this record filled; its address must be the one that the index was asked for last. */
  push(record: ReadRecord): ReadyBatch | null
  flush(): ReadyBatch[]
}

type SentRecord = ImportRecord & { lineNumber: number }

/** What is kept of a line until its batch is full. */
interface Line {
  email: string
  low: number
  high: number
  text: string
  sent: SentRecord
}

/** What is sent of a line: nothing empty, and not the line itself. */
function sentOf({ email, name, listName, metadata, lineNumber }: ReadRecord): SentRecord {
  const record: SentRecord = { email, lineNumber }
  if (name) record.name = name
  if (listName) record.listName = listName
  if (metadata.length > 0) record.metadata = metadata
  return record
}

function ready({ lane, records: lines }: Batch<Line>, people: AddressIndex): ReadyBatch {
  const { length } = lines
  const records = Buffer.from(JSON.stringify(lines.map(({ sent }) => sent)))
  const texts = Buffer.from(lines.map(({ text }) => text).join('\n'))
  const lineNumbers = new Uint32Array(length)
  // Places move while the index grows; keys do not.
  const lows = new Uint32Array(length)
  const highs = new Uint32Array(length)
  for (const [at, { low, high, sent }] of lines.entries()) {
    lineNumbers[at] = sent.lineNumber
    lows[at] = low
    highs[at] = high
  }
  return {
    lane,
    records,
    lineNumbers,
    emails: () => (JSON.parse(records.toString()) as SentRecord[]).map(({ email }) => email),
    places() {
      const places = new Int32Array(length)
      for (let at = 0; at < length; at++) places[at] = people.placeOf(lows[at] ?? 0, highs[at] ?? 0)
      return places
    },
    lineAt: (at) => texts.toString().split('\n')[at] ?? '',
  }
}

/** Cuts the good lines of a file into batches: the same file, lanes and size always give the same ones. */
export function createCutter(people: AddressIndex, size: CutSize): Cutter {
  const lanes = createLanes<Line>({ lanes: size.lanes, size: size.batch })
  return {
    push(record) {
      const { low, high } = people.key
      const { email, line: text } = record
      const full = lanes.push({ email, low, high, text, sent: sentOf(record) }, low)
      return full && ready(full, people)
    },
    flush: () => lanes.flush().map((rest) => ready(rest, people)),
  }
}
