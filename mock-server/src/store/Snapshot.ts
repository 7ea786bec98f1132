import type { ScenarioOptions, Seeded } from '@heed/fixtures'
import type { Change, CollectionVersion } from './Collection.ts'
import { differences } from './versions/Blocks.ts'

/** How a world began: enough to make the same one again. */
export interface WorldBase extends ScenarioOptions {
  scenario: string
  /** What keys, links and sessions of the world are made of; nobody is shown it. */
  secret: string
}

type Versions = ReadonlyMap<string, CollectionVersion<object>>

/** A world as it was at a moment, with its clock and its source of chance. It never changes. */
export class Snapshot {
  readonly base: WorldBase
  readonly seeded: Seeded
  readonly versions: Versions
  /** How the worlds of this base began. */
  readonly first: Snapshot

  constructor(base: WorldBase, seeded: Seeded, versions: Versions, first?: Snapshot) {
    this.base = base
    this.seeded = seeded
    this.versions = versions
    this.first = first ?? this
  }

  /** What differs from the base: replayed on it, row by row, this gives the same world. */
  *changes(): Generator<Change> {
    for (const [collection, version] of this.versions) {
      const first = this.first.versions.get(collection)
      if (first && first !== version) yield* changesBetween(collection, first, version)
    }
  }
}

/** A row that was taken away and came again goes first, so that it comes back at its place. */
function* changesBetween(
  collection: string,
  one: CollectionVersion<object>,
  other: CollectionVersion<object>,
): Generator<Change> {
  const { gone, come } = differences(one.read().inOrder, other.read().inOrder)
  const places = new Map(come.map(({ id, place }) => [id, place]))
  for (const { id, place } of gone) if (places.get(id) !== place) yield { collection, id, row: null }
  for (const { id, row } of come) yield { collection, id, row }
}
