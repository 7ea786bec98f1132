import type { ScenarioOptions, Seeded } from '@heed/fixtures'
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
  readonly seeded: Seeded
  readonly versions: Versions
  readonly first: Snapshot

  constructor(base: WorldBase, seeded: Seeded, versions: Versions, first?: Snapshot) {
    this.base = base
    this.seeded = seeded
    this.versions = versions
    this.first = first ?? this
  }

  /** Replaying these changes on the base in order restores this world. */
  *changes(): Generator<Change> {
    for (const [collection, version] of this.versions) {
      const first = this.first.versions.get(collection)
      if (first && first !== version) yield* changesBetween(collection, first, version)
    }
  }
}

/** First deletes a row that was removed and added again, so that it moves to its new place. */
function* changesBetween(
  collection: string,
  one: CollectionVersion<object>,
  other: CollectionVersion<object>,
): Generator<Change> {
  const { gone, come } = iterateDifferences(one.read().inOrder, other.read().inOrder)
  const places = new Map(come.map(({ id, place }) => [id, place]))
  for (const { id, place } of gone) if (places.get(id) !== place) yield { collection, id, row: null }
  for (const { id, row } of come) yield { collection, id, row }
}
