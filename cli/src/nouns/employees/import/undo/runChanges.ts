import type { ImportRecord } from '@heed/contracts'
import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { parseColumnChoice } from '@heed/contracts/rules/import/columns/mapping'
import { mergeRecord, type PersonDetails } from '@heed/contracts/rules/import/outcomes/changes'
import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import { parseRowSkips } from '@heed/contracts/rules/import/skip'
import type { Context } from '../../../../command/context.ts'
import { formatCompanyFlag } from '../../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { sanitizeText } from '../../../../io/terminal/width.ts'
import { readEntries } from '../../../../job/journal/store.ts'
import type { RunHeader } from '../../../../job/journal/types.ts'
import { openImport, type Source, toRunInput } from '../../../../job/source.ts'
import { type PersonBeforeRun, readStateBeforeRun } from '../journal/before.ts'
import { decodeOutcomes } from '../journal/classes.ts'
import { type ImportRunOptions, makePlaceKey, toAnsweredBatches } from '../journal/journal.ts'
import { createReadState, type FileScan, scanFile } from '../read/check.ts'
import type { ReadyBatch } from '../read/cutter.ts'
import { createPlaceAssigner, forEachBatch } from '../send/eachBatch.ts'

export interface ChangedPerson {
  before: PersonBeforeRun
  importedPerson: PersonDetails
}

export interface RunChanges {
  emails: readonly string[]
  changed: readonly ChangedPerson[]
  leavers: readonly PersonBeforeRun[]
  unknown: number
  lists: readonly string[]
}

const createFileChangedStop = (runHeader: RunHeader) =>
  new Stop(
    `${sanitizeText(runHeader.input?.name ?? '')} has changed since it was imported, so heed can't tell which employees were added.`,
    exitCodes.failed,
    `Delete these employees by their addresses: heed employees delete --from FILE${formatCompanyFlag(runHeader.companies[0] && String(runHeader.companies[0].id))}`,
  )

async function forEachSentBatch(
  source: Source,
  { lines }: FileScan,
  { options }: RunHeader<ImportRunOptions>,
  answeredBatches: ReturnType<typeof toAnsweredBatches>,
  take: (batch: ReadyBatch, outcomes: Uint8Array | null) => void,
): Promise<void> {
  const { encoding, lanes, batch } = options
  const assignPlace = createPlaceAssigner(lanes)
  await forEachBatch({
    source,
    encoding,
    size: { lanes, batch },
    readState: createReadState(lines),
    refused() {
      // Nothing to do: rejected lines added no one.
    },
    waitForRoom: async () => true,
    take(readyBatch) {
      const batchPlace = assignPlace(readyBatch)
      const key = makePlaceKey(batchPlace)
      const doneBatch = answeredBatches.done.get(key)
      if (doneBatch && doneBatch.hash === batchPlace.hash) {
        take(readyBatch, decodeOutcomes(readyBatch.lineNumbers.length, doneBatch.classes))
      } else if (answeredBatches.doubtful.has(key)) take(readyBatch, null)
    },
  })
}

export async function readRunChanges(
  context: Context,
  runHeader: RunHeader<ImportRunOptions>,
): Promise<RunChanges> {
  const answeredBatches = toAnsweredBatches(await readEntries(context.env, runHeader.id))
  const beforeState = readStateBeforeRun(context.env, runHeader.id)
  const source = await openImport(context, runHeader.input?.path ?? '')
  const { columns, skip } = runHeader.options
  if (columns !== undefined) source.columns = parseColumnChoice(columns)
  if (skip) source.skip = parseRowSkips(skip)
  try {
    const { encoding } = runHeader.options
    const scan = await scanFile({ source, encoding, trusted: true, onRead: () => true })
    if (!scan || toRunInput(source, scan.sha256).sha256 !== runHeader.input?.sha256)
      throw createFileChangedStop(runHeader)
    const addressIndex = createAddressIndex()
    for (const { email } of beforeState?.people() ?? []) addressIndex.add(email)
    const emails = new Set<string>()
    const changedByEmail = new Map<string, ChangedPerson | null>()
    await forEachSentBatch(source, scan, runHeader, answeredBatches, (batch, outcomes) => {
      batch.emails().forEach((email, index) => {
        const outcome = outcomes?.[index]
        if (
          outcome === lineOutcomes.new ||
          (outcome === undefined && beforeState?.isWhole && !addressIndex.has(email))
        )
          emails.add(email)
        else if (outcome === lineOutcomes.updated || outcome === undefined) changedByEmail.set(email, null)
      })
    })
    for (const email of emails) changedByEmail.delete(email)
    const removedPeople: PersonBeforeRun[] = []
    for (const person of beforeState?.people() ?? []) {
      if (person.left) removedPeople.push(person)
      const emptyChange = { name: '', lists: [], tags: [] }
      if (changedByEmail.has(person.email))
        changedByEmail.set(person.email, { before: person, importedPerson: emptyChange })
    }
    if (changedByEmail.size > 0) {
      await forEachSentBatch(source, scan, runHeader, answeredBatches, (batch) => {
        for (const record of JSON.parse(Buffer.from(batch.records).toString()) as ImportRecord[]) {
          const { email, name = '', listName = '', metadata = [] } = record
          const knownChange = changedByEmail.get(email)
          if (knownChange)
            mergeRecord(knownChange.importedPerson as Parameters<typeof mergeRecord>[0], {
              name,
              listName,
              metadata,
            })
        }
      })
    }
    const knownChanges = [...changedByEmail.values()].filter((change) => change !== null)
    return {
      emails: [...emails],
      changed: knownChanges,
      leavers: removedPeople,
      unknown: changedByEmail.size - knownChanges.length,
      lists: [...new Set([...answeredBatches.done.values()].flatMap(({ newLists }) => newLists))],
    }
  } finally {
    await source.close()
  }
}
