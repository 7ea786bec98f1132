import type { ImportRecord } from '@heed/contracts'
import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { readColumns } from '@heed/contracts/rules/import/columns/mapping'
import { type PersonDetails, say } from '@heed/contracts/rules/import/outcomes/changes'
import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import { readSkip } from '@heed/contracts/rules/import/skip'
import type { Context } from '../../../../command/context.ts'
import { companyFlag } from '../../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { sanitizeText } from '../../../../io/terminal/width.ts'
import { readEntries } from '../../../../job/journal/store.ts'
import type { RunHead } from '../../../../job/journal/types.ts'
import { openImport, type Source, toRunInput } from '../../../../job/source.ts'
import { type BeforePerson, readBeforeState } from '../journal/before.ts'
import { decodeClasses } from '../journal/classes.ts'
import { type ImportRunOptions, placeKey, toAnsweredBatches } from '../journal/journal.ts'
import { createReadState, type FileScan, scanFile } from '../read/check.ts'
import type { ReadyBatch } from '../read/cutter.ts'
import { createPlaces, eachBatch } from '../send/eachBatch.ts'

export interface ChangedByRun {
  before: BeforePerson
  said: PersonDetails
}

export interface RunChanges {
  emails: readonly string[]
  changed: readonly ChangedByRun[]
  left: readonly BeforePerson[]
  unknown: number
  lists: readonly string[]
}

const changedFile = (head: RunHead) =>
  new Stop(
    `${sanitizeText(head.input?.name ?? '')} has changed since its import, so the employees it added are unknown.`,
    exitCodes.failed,
    `Delete employees by their addresses: heed employees delete --from FILE${companyFlag(head.companies[0] && String(head.companies[0].id))}`,
  )

async function eachSent(
  source: Source,
  { lines }: FileScan,
  { options }: RunHead<ImportRunOptions>,
  answered: ReturnType<typeof toAnsweredBatches>,
  take: (batch: ReadyBatch, found: Uint8Array | null) => void,
): Promise<void> {
  const { encoding, lanes, batch } = options
  const assignPlace = createPlaces(lanes)
  await eachBatch({
    source,
    encoding,
    size: { lanes, batch },
    reading: createReadState(lines),
    refused() {
      // This run added no one.
    },
    room: async () => true,
    take(ready) {
      const place = assignPlace(ready)
      const key = placeKey(place)
      const known = answered.done.get(key)
      if (known && known.hash === place.hash) {
        take(ready, decodeClasses(ready.lineNumbers.length, known.classes))
      } else if (answered.doubtful.has(key)) take(ready, null)
    },
  })
}

export async function readRunChanges(context: Context, head: RunHead<ImportRunOptions>): Promise<RunChanges> {
  const answered = toAnsweredBatches(await readEntries(context.env, head.id))
  const before = readBeforeState(context.env, head.id)
  const source = await openImport(context, head.input?.path ?? '')
  const { columns, skip } = head.options
  if (columns !== undefined) source.columns = readColumns(columns)
  if (skip) source.skip = readSkip(skip)
  try {
    const { encoding } = head.options
    const looked = await scanFile({ source, encoding, trusted: true, onRead: () => true })
    if (!looked || toRunInput(source, looked.sha256).sha256 !== head.input?.sha256) throw changedFile(head)
    const there = createAddressIndex()
    for (const { email } of before?.people() ?? []) there.add(email)
    const emails = new Set<string>()
    const changed = new Map<string, ChangedByRun | null>()
    await eachSent(source, looked, head, answered, (batch, found) => {
      batch.emails().forEach((email, at) => {
        const fate = found?.[at]
        if (fate === lineOutcomes.new || (fate === undefined && before?.isWhole && !there.has(email)))
          emails.add(email)
        else if (fate === lineOutcomes.updated || fate === undefined) changed.set(email, null)
      })
    })
    for (const email of emails) changed.delete(email)
    const left: BeforePerson[] = []
    for (const person of before?.people() ?? []) {
      if (person.left) left.push(person)
      const said = { name: '', lists: [], tags: [] }
      if (changed.has(person.email)) changed.set(person.email, { before: person, said })
    }
    if (changed.size > 0) {
      await eachSent(source, looked, head, answered, (batch) => {
        for (const record of JSON.parse(Buffer.from(batch.records).toString()) as ImportRecord[]) {
          const { email, name = '', listName = '', metadata = [] } = record
          const known = changed.get(email)
          if (known) say(known.said as Parameters<typeof say>[0], { name, listName, metadata })
        }
      })
    }
    const known = [...changed.values()].filter((one) => one !== null)
    return {
      emails: [...emails],
      changed: known,
      left,
      unknown: changed.size - known.length,
      lists: [...new Set([...answered.done.values()].flatMap(({ newLists }) => newLists))],
    }
  } finally {
    await source.close()
  }
}
