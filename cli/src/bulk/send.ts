import type { Client, ImportRecord } from '@heed/contracts'
import { type Batch, createLanes } from '@heed/contracts/rules/import/batches'
import type { ImportEncoding } from '@heed/contracts/rules/import/encoding'
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
  tally: ImportTally
  refusals: Refusals
  /** None for a preview: it changes nothing, so there is nothing to continue. */
  journal: Journal | null
  /** Batches that an interrupted run got an answer to. */
  done: ReadonlyMap<string, DoneBatch & { hash: number }>
  onAnswered(lines: number): void
}

/** Read ahead of the network: so many batches a lane wait in memory, their journal entries already on disk. */
const batchesAhead = 2

/** What is sent of a line: nothing empty, and not the line itself. */
function toRecord({ email, name, listName, metadata, lineNumber }: ReadRecord): ImportRecord {
  const record: ImportRecord = { email, lineNumber }
  if (name) record.name = name
  if (listName) record.listName = listName
  if (metadata.length > 0) record.metadata = metadata
  return record
}

/** Of the line numbers: which lines share a lane depends on their addresses, so other addresses give other numbers. */
function hashOf(records: readonly ReadRecord[]): number {
  let hash = 0
  for (const { lineNumber } of records) hash = (Math.imul(hash, 31) + lineNumber) >>> 0
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
  const { call, lanes: laneCount, tally, refusals, journal, done } = options
  const spelling = createSpellings()
  const lanes = createLanes<ReadRecord>({ lanes: laneCount, size: options.batch })
  const next = new Array<number>(laneCount).fill(0)
  const tails = Array.from({ length: laneCount }, () => Promise.resolve())
  let waiting = 0
  let failure: unknown
  let wake: (() => void) | undefined

  const stopWith = (error: unknown) => {
    failure ??= error
  }

  function count(records: readonly ReadRecord[], answer: Parameters<ImportTally['answered']>[1]): void {
    tally.answered(records, answer)
    for (const row of answer.data ?? []) {
      const line = row.error ? records.find(({ lineNumber }) => lineNumber === row.lineNumber) : undefined
      if (line && row.error)
        refusals.add({ lineNumber: line.lineNumber, line: line.line, rule: 'server', message: row.error })
    }
    options.onAnswered(records.length)
  }

  async function send(records: readonly ReadRecord[], place: BatchPlace, written: Promise<void> | undefined) {
    await written
    if (failure) return
    const answer = await call((signal) =>
      options.client.import.createUsersBatch(
        {
          companyId: options.companyId,
          ...(options.listId === null ? {} : { listId: options.listId }),
          preview: options.preview,
          removeObsolete: false,
          records: records.map(toRecord),
        },
        { signal },
      ),
    )
    journal?.done(place, { classes: encodeClasses(records, answer), newLists: answer.newLists })
    count(records, answer)
  }

  function take({ lane, records }: Batch<ReadRecord>): void {
    const seq = next[lane] ?? 0
    next[lane] = seq + 1
    const firstLine = records[0]?.lineNumber ?? 0
    const place = { lane, seq, firstLine, lastLine: records.at(-1)?.lineNumber ?? 0, hash: hashOf(records) }
    const before = done.get(placeKey(place))
    if (before) {
      const answer =
        before.hash === place.hash ? decodeClasses(records, before.classes, before.newLists) : null
      if (answer) count(records, answer)
      else stopWith(misfit())
      return
    }
    waiting++
    const written = journal?.sent(place)
    written?.catch(stopWith)
    tails[lane] = (tails[lane] ?? Promise.resolve())
      .then(() => send(records, place, written))
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
        record.listName = spelling(record.listName)
        const full = lanes.push(record)
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
