import { foldedName, type ImportRecord, isAnonymous } from '@heed/contracts'
import { say, toImportChanges } from '@heed/contracts/rules/import/outcomes/changes'
import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import type { ImportJob } from '../job.ts'
import { type BeforePerson, type BeforeState, readBeforeState } from '../journal/before.ts'
import { decodeClasses, encodeClasses } from '../journal/classes.ts'
import { type DoneBatch, type Journal, placeKey } from '../journal/journal.ts'
import type { ReadState } from '../read/check.ts'
import type { ReadyBatch } from '../read/cutter.ts'
import type { BatchPlan } from '../read/planBatches.ts'
import { createPlaces, eachBatch } from './eachBatch.ts'

export type DoubtfulBatches = ReadonlyMap<string, DoneBatch>

type Place = ReturnType<ReturnType<typeof createPlaces>>

interface Lost {
  place: Place
  batch: ReadyBatch
  said: DoneBatch
  records: readonly ImportRecord[]
}

/** Number of batches settled together, with a single pass through the earlier people. */
const together = 100

const getFormerValues = (person: BeforePerson) => ({
  name: person.name,
  lists: person.lists,
  combinedTags: person.tags,
})

function whoWasThere(before: BeforeState, lost: readonly Lost[]): Map<string, BeforePerson> {
  const named = new Set(lost.flatMap(({ records }) => records.map(({ email }) => email)))
  const found = new Map<string, BeforePerson>()
  for (const person of before.people()) if (named.has(person.email)) found.set(person.email, person)
  return found
}

type Told = Pick<ImportJob, 'list' | 'company'>

function fatesOfLost(
  { list, company }: Told,
  { records, said }: Lost,
  there: ReadonlyMap<string, BeforePerson>,
): Uint8Array {
  const found = decodeClasses(records.length, said.classes) ?? new Uint8Array(records.length)
  const people = new Map<string, { at: number; name: string; lists: string[]; tags: string[] }>()
  records.forEach(({ email, name = '', listName = '', metadata = [] }, at) => {
    if (found[at] === lineOutcomes.refused) return
    const person = people.get(email) ?? { at, name: '', lists: list ? [list.name] : [], tags: [] }
    people.set(email, person)
    say(person, { name, listName, metadata })
  })
  for (const [email, { at, ...person }] of people) {
    const before = there.get(email)
    if (!before) found[at] = lineOutcomes.new
    // Anonymous tracking hides names and lists.
    else if (!isAnonymous(company) && toImportChanges(getFormerValues(before), person).length > 0) {
      found[at] = Math.max(found[at] ?? 0, lineOutcomes.updated)
    }
  }
  return found
}

function findNewLists(before: BeforeState, { records, said }: Lost, found: Uint8Array): string[] {
  const known = new Set(before.lists.map(foldedName))
  const made = new Map(said.newLists.map((name) => [foldedName(name), name]))
  records.forEach(({ listName = '' }, at) => {
    const key = foldedName(listName)
    if (listName && found[at] !== lineOutcomes.refused && !known.has(key) && !made.has(key))
      made.set(key, listName)
  })
  return [...made.values()]
}

/** If people are reported as unchanged on resending but didn't exist before, this run added them. */
export async function settleLostBatches(
  job: ImportJob,
  reading: ReadState,
  { lanes, batch, run }: BatchPlan,
  doubtful: DoubtfulBatches,
  journal: Journal,
): Promise<number> {
  if (doubtful.size === 0) return 0
  const before = run && readBeforeState(job.context.env, run.head.id)
  if (!before?.isWhole) return doubtful.size
  const assignPlace = createPlaces(lanes)
  let waiting: Lost[] = []

  function settle(): void {
    if (waiting.length === 0 || !before) return
    const there = whoWasThere(before, waiting)
    for (const lost of waiting) {
      const found = fatesOfLost(job, lost, there)
      const newLists = findNewLists(before, lost, found)
      reading.tally.settle(lost.batch.places(), found, newLists)
      journal.done(lost.place, { classes: encodeClasses(found), newLists }, new Map())
    }
    waiting = []
  }

  await eachBatch({
    source: job.source,
    encoding: job.found.encoding,
    size: { lanes, batch },
    reading,
    refused: () => undefined,
    take(ready) {
      const place = assignPlace(ready)
      const said = doubtful.get(placeKey(place))
      if (!said) return
      const records = JSON.parse(Buffer.from(ready.records).toString()) as ImportRecord[]
      waiting.push({ place, batch: ready, said, records })
    },
    async room() {
      if (waiting.length >= together) settle()
      return true
    },
  })
  settle()
  return 0
}
