import type { EmailBatchRow } from '../../store/rows.ts'
import type { World } from '../../world/World.ts'

const maxBatchSize = 1000

export interface Recipient {
  to: string
  /** Empty for a greeting without a name; no greeting if omitted. */
  name?: string
}

export class Mailing {
  readonly #world: World
  #batch = createEmptyBatch()

  constructor(world: World) {
    this.#world = world
  }

  add(letterId: number, { to, name }: Recipient, link: number | string | null): void {
    const { letterIds, names, links } = this.#batch
    letterIds.push(letterId)
    this.#batch.to.push(to)
    names.push(name ?? null)
    links.push(link)
    if (letterIds.length === maxBatchSize) this.send()
  }

  send(): void {
    const batch = this.#batch
    this.#batch = createEmptyBatch()
    if (batch.to.length === 0) return
    const { mails, clock } = this.#world
    const row: EmailBatchRow = {
      id: this.#world.nextId(mails, batch.to.length),
      letterIds: batch.letterIds.slice(),
      to: batch.to.slice(),
      names: batch.names.slice(),
      links: batch.links.slice(),
      sent: clock.instant,
    }
    mails.put(row)
  }
}

const createEmptyBatch = () => ({
  letterIds: [] as number[],
  to: [] as string[],
  names: [] as (string | null)[],
  links: [] as (number | string | null)[],
})
