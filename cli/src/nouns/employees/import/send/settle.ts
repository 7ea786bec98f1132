import { foldName, type ImportRecord, isAnonymous } from '@heed/contracts'
import { mergeRecord, toImportChanges } from '@heed/contracts/rules/import/outcomes/changes'
import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import type { ImportJob } from '../job.ts'
import { type PersonBeforeRun, readStateBeforeRun, type StateBeforeRun } from '../journal/before.ts'
import { decodeOutcomes, encodeOutcomes } from '../journal/classes.ts'
import { type DoneBatch, type Journal, makePlaceKey } from '../journal/journal.ts'
import type { ReadState } from '../read/check.ts'
import type { ReadyBatch } from '../read/cutter.ts'
import type { BatchPlan } from '../read/planBatches.ts'
import { createPlaceAssigner, forEachBatch } from './eachBatch.ts'

export type DoubtfulBatches = ReadonlyMap<string, DoneBatch>

type BatchPlace = ReturnType<ReturnType<typeof createPlaceAssigner>>

interface LostBatch {
  place: BatchPlace
  batch: ReadyBatch
  journaledBatch: DoneBatch
  records: readonly ImportRecord[]
}

/** Number of batches settled together, in one pass over the people saved before the import. */
const batchesPerPass = 100

const getFormerValues = (person: PersonBeforeRun) => ({
  name: person.name,
  lists: person.lists,
  combinedTags: person.tags,
})

function findFormerPeople(
  beforeState: StateBeforeRun,
  lostBatches: readonly LostBatch[],
): Map<string, PersonBeforeRun> {
  const emails = new Set(lostBatches.flatMap(({ records }) => records.map(({ email }) => email)))
  const formerPeople = new Map<string, PersonBeforeRun>()
  for (const person of beforeState.people())
    if (emails.has(person.email)) formerPeople.set(person.email, person)
  return formerPeople
}

type ImportTarget = Pick<ImportJob, 'list' | 'company'>

function computeLostOutcomes(
  { list, company }: ImportTarget,
  { records, journaledBatch }: LostBatch,
  formerPeople: ReadonlyMap<string, PersonBeforeRun>,
): Uint8Array {
  const outcomes = decodeOutcomes(records.length, journaledBatch.classes) ?? new Uint8Array(records.length)
  const people = new Map<string, { index: number; name: string; lists: string[]; tags: string[] }>()
  records.forEach(({ email, name = '', listName = '', metadata = [] }, recordIndex) => {
    if (outcomes[recordIndex] === lineOutcomes.refused) return
    const person = people.get(email) ?? {
      index: recordIndex,
      name: '',
      lists: list ? [list.name] : [],
      tags: [],
    }
    people.set(email, person)
    mergeRecord(person, { name, listName, metadata })
  })
  for (const [email, { index, ...person }] of people) {
    const formerPerson = formerPeople.get(email)
    if (!formerPerson) outcomes[index] = lineOutcomes.new
    // Anonymous tracking hides names and lists.
    else if (!isAnonymous(company) && toImportChanges(getFormerValues(formerPerson), person).length > 0) {
      outcomes[index] = Math.max(outcomes[index] ?? 0, lineOutcomes.updated)
    }
  }
  return outcomes
}

function findNewLists(
  beforeState: StateBeforeRun,
  { records, journaledBatch }: LostBatch,
  outcomes: Uint8Array,
): string[] {
  const knownNames = new Set(beforeState.lists.map(foldName))
  const newLists = new Map(journaledBatch.newLists.map((name) => [foldName(name), name]))
  records.forEach(({ listName = '' }, index) => {
    const key = foldName(listName)
    if (listName && outcomes[index] !== lineOutcomes.refused && !knownNames.has(key) && !newLists.has(key))
      newLists.set(key, listName)
  })
  return [...newLists.values()]
}

/** If people are reported as unchanged on resending but didn't exist before, this run added them. */
export async function settleLostBatches(
  job: ImportJob,
  reading: ReadState,
  { lanes, batch, run }: BatchPlan,
  doubtfulBatches: DoubtfulBatches,
  journal: Journal,
): Promise<number> {
  if (doubtfulBatches.size === 0) return 0
  const beforeState = run && readStateBeforeRun(job.context.env, run.head.id)
  if (!beforeState?.isWhole) return doubtfulBatches.size
  const assignPlace = createPlaceAssigner(lanes)
  let waitingBatches: LostBatch[] = []

  function settle(): void {
    if (waitingBatches.length === 0 || !beforeState) return
    const formerPeople = findFormerPeople(beforeState, waitingBatches)
    for (const lostBatch of waitingBatches) {
      const outcomes = computeLostOutcomes(job, lostBatch, formerPeople)
      const newLists = findNewLists(beforeState, lostBatch, outcomes)
      reading.tally.settle(lostBatch.batch.places(), outcomes, newLists)
      journal.done(lostBatch.place, { classes: encodeOutcomes(outcomes), newLists }, new Map())
    }
    waitingBatches = []
  }

  await forEachBatch({
    source: job.source,
    encoding: job.detected.encoding,
    size: { lanes, batch },
    readState: reading,
    refused: () => undefined,
    take(readyBatch) {
      const place = assignPlace(readyBatch)
      const doubtfulBatch = doubtfulBatches.get(makePlaceKey(place))
      if (!doubtfulBatch) return
      const records = JSON.parse(Buffer.from(readyBatch.records).toString()) as ImportRecord[]
      waitingBatches.push({ place, batch: readyBatch, journaledBatch: doubtfulBatch, records })
    },
    async waitForRoom() {
      if (waitingBatches.length >= batchesPerPass) settle()
      return true
    },
  })
  settle()
  return 0
}
