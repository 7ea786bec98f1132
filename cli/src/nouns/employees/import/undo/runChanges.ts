import type { ImportRecord } from '@heed/contracts'
import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { readColumns } from '@heed/contracts/rules/import/columns/mapping'
import { mergeRecord, type PersonDetails } from '@heed/contracts/rules/import/outcomes/changes'
import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import { readSkip } from '@heed/contracts/rules/import/skip'
import type { Context } from '../../../../command/context.ts'
import { formatCompanyFlag } from '../../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { sanitizeText } from '../../../../io/terminal/width.ts'
import { readEntries } from '../../../../job/journal/store.ts'
import type { RunHead } from '../../../../job/journal/types.ts'
import { openImport, type Source, toRunInput } from '../../../../job/source.ts'
import { type BeforePerson, readBeforeState } from '../journal/before.ts'
import { decodeClasses } from '../journal/classes.ts'
import { type ImportRunOptions, makePlaceKey, toAnsweredBatches } from '../journal/journal.ts'
import { createReadState, type FileScan, scanFile } from '../read/check.ts'
import type { ReadyBatch } from '../read/cutter.ts'
import { createPlaces, forEachBatch } from '../send/eachBatch.ts'

export interface ChangedByRun {
  before: BeforePerson
  importedPerson: PersonDetails
}

export interface RunChanges {
  emails: readonly string[]
  changed: readonly ChangedByRun[]
  leavers: readonly BeforePerson[]
  unknown: number
  lists: readonly string[]
}

const changedFile = (head: RunHead) =>
  new Stop(
    `${sanitizeText(head.input?.name ?? '')} has changed since its import, so the employees added by the import are unknown.`,
    exitCodes.failed,
    `Delete these employees by their addresses: heed employees delete --from FILE${formatCompanyFlag(head.companies[0] && String(head.companies[0].id))}`,
  )

async function forEachSentBatch(
  source: Source,
  { lines }: FileScan,
  { options }: RunHead<ImportRunOptions>,
  answered: ReturnType<typeof toAnsweredBatches>,
  take: (batch: ReadyBatch, outcomes: Uint8Array | null) => void,
): Promise<void> {
  const { encoding, lanes, batch } = options
  const assignPlace = createPlaces(lanes)
  await forEachBatch({
    source,
    encoding,
    size: { lanes, batch },
    readState: createReadState(lines),
    refused() {
      // This run added no one.
    },
    waitForRoom: async () => true,
    take(ready) {
      const batchPlace = assignPlace(ready)
      const key = makePlaceKey(batchPlace)
      const doneBatch = answered.done.get(key)
      if (doneBatch && doneBatch.hash === batchPlace.hash) {
        take(ready, decodeClasses(ready.lineNumbers.length, doneBatch.classes))
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
    const scan = await scanFile({ source, encoding, trusted: true, onRead: () => true })
    if (!scan || toRunInput(source, scan.sha256).sha256 !== head.input?.sha256) throw changedFile(head)
    const addressIndex = createAddressIndex()
    for (const { email } of before?.people() ?? []) addressIndex.add(email)
    const emails = new Set<string>()
    const changed = new Map<string, ChangedByRun | null>()
    await forEachSentBatch(source, scan, head, answered, (batch, outcomes) => {
      batch.emails().forEach((email, index) => {
        const outcome = outcomes?.[index]
        if (
          outcome === lineOutcomes.new ||
          (outcome === undefined && before?.isWhole && !addressIndex.has(email))
        )
          emails.add(email)
        else if (outcome === lineOutcomes.updated || outcome === undefined) changed.set(email, null)
      })
    })
    for (const email of emails) changed.delete(email)
    const left: BeforePerson[] = []
    for (const person of before?.people() ?? []) {
      if (person.left) left.push(person)
      const said = { name: '', lists: [], tags: [] }
      if (changed.has(person.email)) changed.set(person.email, { before: person, importedPerson: said })
    }
    if (changed.size > 0) {
      await forEachSentBatch(source, scan, head, answered, (batch) => {
        for (const record of JSON.parse(Buffer.from(batch.records).toString()) as ImportRecord[]) {
          const { email, name = '', listName = '', metadata = [] } = record
          const knownChange = changed.get(email)
          if (knownChange)
            mergeRecord(knownChange.importedPerson as Parameters<typeof mergeRecord>[0], {
              name,
              listName,
              metadata,
            })
        }
      })
    }
    const knownChanges = [...changed.values()].filter((change) => change !== null)
    return {
      emails: [...emails],
      changed: knownChanges,
      leavers: left,
      unknown: changed.size - knownChanges.length,
      lists: [...new Set([...answered.done.values()].flatMap(({ newLists }) => newLists))],
    }
  } finally {
    await source.close()
  }
}
