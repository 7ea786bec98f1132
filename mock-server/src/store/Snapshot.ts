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

  constructor(base: WorldBase, seeded: SeededRows, versions: Versions, first?: Snapshot) {
    this.base = base
    this.seeded = seeded
    this.versions = versions
    this.first = first ?? this
  }

  /** Replaying these changes on the base in order restores this world. */
  *changes(): Generator<Change> {
    for (const [collection, version] of this.versions) {
      const first = this.first.versions.get(collection)
      if (first && first !== version) yield* generateChanges(collection, first, version)
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
