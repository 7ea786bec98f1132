import type { Client, ImportRecord } from '@heed/contracts'
import type { AddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { type Batch, createLanes } from '@heed/contracts/rules/import/batches'
import type { ImportEncoding } from '@heed/contracts/rules/import/encoding'
import { fates, fatesOf } from '@heed/contracts/rules/import/fates'
import type { ReadRecord } from '@heed/contracts/rules/import/lines'
import type { ImportTally } from '@heed/contracts/rules/import/tally'
import { exitCodes, Stop } from '../exit.ts'
import type { Caller } from './caller.ts'
import { decodeClasses, encodeClasses } from './classes.ts'
import { type BatchPlace, type DoneBatch, type Journal, placeKey } from './journal.ts'
import { readLines } from './reading.ts'
import type { Refusals } from './refusals.ts'
import type { Source } from './source.ts'
import { createSpellings } from './spellings.ts'

interface SendOptions {
  client: Client
  call: Caller
  companyId: number
  listId: number | null
  preview: boolean
  source: Source
  encoding: ImportEncoding
  lanes: number
  batch: number
  /** Everyone in the file, as the check found them. */
  people: AddressIndex
  tally: ImportTally
  refusals: Refusals
  /** None for a preview: it changes nothing, so there is nothing to continue. */
  journal: Journal | null
  /** Batches that an interrupted run got an answer to. */
  done: ReadonlyMap<string, DoneBatch & { hash: number }>
  onAnswered(lines: number): void
}

type SentRecord = ImportRecord & { lineNumber: number }

/** What is kept of a line until it is answered. */
interface Line {
  email: string
  /** In the index of everyone. */
  place: number
  /** As it stands in the file. */
  text: string
  sent: SentRecord
}

/** How far reading is ahead of the answers, in batches a lane: what waits longer costs memory, and time to collect it. */
const batchesAhead = 1

const lostReason = 'Refused by the server before the import was interrupted'

/** What is sent of a line: nothing empty, and not the line itself. */
function sentOf({ email, name, metadata, lineNumber }: ReadRecord, listName: string): SentRecord {
  const record: SentRecord = { email, lineNumber }
  if (name) record.name = name
  if (listName) record.listName = listName
  if (metadata.length > 0) record.metadata = metadata
  return record
}

/** Of the line numbers: which lines share a lane depends on their addresses, so other addresses give other numbers. */
function hashOf(lines: readonly Line[]): number {
  let hash = 0
  for (const { sent } of lines) hash = (Math.imul(hash, 31) + sent.lineNumber) >>> 0
  return hash
}

const misfit = () =>
  new Stop(
    'The interrupted import was cut into other batches: it cannot be continued.',
    exitCodes.usage,
    'Run it again without --resume: people who are saved already stay as they are.',
  )

/** Reads the file a second time and sends it, lane by lane. Throws the first failure after all lanes have stopped. */
export async function sendFile(options: SendOptions): Promise<void> {
  const { call, lanes: laneCount, people, tally, refusals, journal, done } = options
  const spelling = createSpellings()
  const lanes = createLanes<Line>({ lanes: laneCount, size: options.batch })
  const next = new Array<number>(laneCount).fill(0)
  const tails = Array.from({ length: laneCount }, () => Promise.resolve())
  let waiting = 0
  let failure: unknown
  let wake: (() => void) | undefined

  const stopWith = (error: unknown) => {
    failure ??= error
  }

  function count(
    lines: readonly Line[],
    found: Uint8Array,
    newLists: readonly string[],
    reasons: ReadonlyMap<number | undefined, string>,
  ): void {
    const places = lines.map(({ place }) => place)
    tally.settle(places, found, newLists)
    for (let at = found.indexOf(fates.refused); at !== -1; at = found.indexOf(fates.refused, at + 1)) {
      const line = lines[at]
      if (!line) continue
      const { lineNumber } = line.sent
      refusals.add({
        lineNumber,
        line: line.text,
        rule: 'server',
        message: reasons.get(lineNumber) ?? lostReason,
      })
    }
    options.onAnswered(lines.length)
  }

  async function send(lines: readonly Line[], place: BatchPlace, written: Promise<void> | undefined) {
    await written
    if (failure) return
    const records = lines.map(({ sent }) => sent)
    const answer = await call((signal) =>
      options.client.import.createUsersBatch(
        {
          companyId: options.companyId,
          ...(options.listId === null ? {} : { listId: options.listId }),
          preview: options.preview,
          removeObsolete: false,
          records,
        },
        { signal },
      ),
    )
    const found = fatesOf(records, answer)
    const { newLists, data } = answer
    journal?.done(place, { classes: encodeClasses(found), newLists })
    const reasons = new Map<number | undefined, string>()
    for (const { lineNumber, error } of data) if (error) reasons.set(lineNumber, error)
    count(lines, found, newLists, reasons)
  }

  function take({ lane, records: lines }: Batch<Line>): void {
    const seq = next[lane] ?? 0
    next[lane] = seq + 1
    const firstLine = lines[0]?.sent.lineNumber ?? 0
    const lastLine = lines.at(-1)?.sent.lineNumber ?? 0
    const place = { lane, seq, firstLine, lastLine, hash: hashOf(lines) }
    const before = done.get(placeKey(place))
    if (before) {
      const found = before.hash === place.hash ? decodeClasses(lines.length, before.classes) : null
      if (found) count(lines, found, before.newLists, new Map())
      else stopWith(misfit())
      return
    }
    waiting++
    const written = journal?.sent(place)
    written?.catch(stopWith)
    tails[lane] = (tails[lane] ?? Promise.resolve())
      .then(() => send(lines, place, written))
      .catch(stopWith)
      .finally(() => {
        waiting--
        wake?.()
      })
  }

  const whole = await readLines(
    options.source.chunks(),
    options.encoding,
    {
      record(record) {
        const { email, line } = record
        const place = people.find(email)
        const sent = sentOf(record, spelling(record.listName))
        const full = lanes.push({ email, place, text: line, sent }, people.hashAt(place))
        if (full && !failure) take(full)
      },
      refused() {
        // Told by the check of the whole file.
      },
    },
    {
      async after() {
        while (waiting > batchesAhead * laneCount && !failure) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
        return !failure
      },
    },
  )
  if (whole) for (const rest of lanes.flush()) if (!failure) take(rest)
  await Promise.all(tails)
  await refusals.flush()
  if (failure) throw failure
}
