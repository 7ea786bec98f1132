import type { Collection } from '../store/Collection.ts'
import type { MetaRow } from '../store/rows.ts'
import type { WorldBase } from '../store/Snapshot.ts'
import { Clock } from './Clock.ts'
import { KeyGenerator } from './KeyGenerator.ts'
import { Random } from './Random.ts'

const highestPrefix = 'highest.'

export class Meta {
  readonly clock: Clock
  readonly random: Random
  readonly keys: KeyGenerator
  readonly #highest = new Map<string, number>()

  constructor({ now, seed, secret }: WorldBase) {
    this.clock = new Clock(Date.parse(now))
    this.random = new Random(seed)
    this.keys = new KeyGenerator(secret)
  }

  setHighestId(name: string, id: number): void {
    if (id > 0) this.#highest.set(name, id)
  }

  nextId(name: string, count: number): number {
    const highestId = this.#highest.get(name) ?? 0
    this.#highest.set(name, highestId + count)
    return highestId + 1
  }

  rows(): MetaRow[] {
    return [
      { id: 'now', value: this.clock.now },
      { id: 'random', value: this.random.state },
      { id: 'keys', value: this.keys.issuedCount },
      ...[...this.#highest].map(([name, value]) => ({ id: `${highestPrefix}${name}`, value })),
    ]
  }

  write(meta: Collection<MetaRow>): void {
    for (const row of this.rows()) if (meta.get(row.id)?.value !== row.value) meta.put(row)
  }

  read(meta: Collection<MetaRow>): void {
    this.clock.restore(meta.get('now')?.value ?? this.clock.now)
    this.random.restore(meta.get('random')?.value ?? this.random.state)
    this.keys.restore(meta.get('keys')?.value ?? this.keys.issuedCount)
    this.#highest.clear()
    for (const { id, value } of meta.values()) {
      if (id.startsWith(highestPrefix)) this.#highest.set(id.slice(highestPrefix.length), value)
    }
  }
}
