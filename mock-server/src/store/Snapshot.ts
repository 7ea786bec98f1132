import type { ScenarioOptions, SeededRows } from '@heed/fixtures'
import type { Change, CollectionVersion } from './Collection.ts'
import { iterateDifferences } from './versions/Blocks.ts'

export interface WorldBase extends ScenarioOptions {
  scenario: string
  /** Source of keys, links and sessions; never shown. */
  secret: string
}

type Versions = ReadonlyMap<string, CollectionVersion<object>>

export class Snapshot {
  readonly base: WorldBase
  readonly seeded: SeededRows
  readonly versions: Versions
  readonly first: Snapshot

  constructor(base: WorldBase, seededRows: SeededRows, versions: Versions, firstSnapshot?: Snapshot) {
    this.base = base
    this.seeded = seededRows
    this.versions = versions
    this.first = firstSnapshot ?? this
  }

  /** Replaying these changes on the base in order restores this world. */
  changes(): Generator<Change> {
    return this.changesSince(this.first)
  }

  /** Replaying these changes in order on the earlier snapshot of the same world gives this one. */
  *changesSince(earlier: Snapshot, collections: Iterable<string> = this.versions.keys()): Generator<Change> {
    for (const collection of collections) {
      const [from, to] = [earlier.versions.get(collection), this.versions.get(collection)]
      if (from && to && from !== to) yield* generateChanges(collection, from, to)
    }
  }
}

/** First deletes a row that was removed and added again, so that it moves to its new place. */
function* generateChanges(
  collection: string,
  from: CollectionVersion<object>,
  to: CollectionVersion<object>,
): Generator<Change> {
  const { removed, added } = iterateDifferences(
    from.readState().orderedEntries,
    to.readState().orderedEntries,
  )
  const ordinals = new Map(added.map(({ id, ordinal }) => [id, ordinal]))
  for (const { id, ordinal } of removed) if (ordinals.get(id) !== ordinal) yield { collection, id, row: null }
  for (const { id, row } of added) yield { collection, id, row }
}
