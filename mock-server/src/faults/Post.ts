import type { Change, RowId } from '../store/Collection.ts'
import type { StoredEmailRow } from '../store/rows.ts'
import type { EmailHead, Outbox } from '../world/areas/Outbox.ts'
import { addDuration, parseDuration } from '../world/duration.ts'
import type { Faults } from './Faults.ts'

export class EmailDelivery {
  readonly #faults: Faults
  readonly #arrivals = new Map<RowId, number>()

  constructor(faults: Faults) {
    this.#faults = faults
  }

  handleChanges(changes: readonly Change[], outbox: Outbox): void {
    if (this.#arrivals.size === 0 && !this.#faults.hasEmailSteps) return
    for (const { collection, row } of changes) {
      if (collection !== outbox.name || row === null) continue
      for (const email of outbox.listHeads(row as StoredEmailRow)) {
        this.#arrivals.delete(email.id)
        this.#judge(email)
      }
    }
  }

  hasArrived({ id }: Pick<EmailHead, 'id'>, now: number): boolean {
    return (this.#arrivals.get(id) ?? 0) <= now
  }

  clear(): void {
    this.#arrivals.clear()
  }

  #judge(email: EmailHead): void {
    const sentTime = Date.parse(email.sent)
    const step = this.#faults.findForEmail(sentTime, email)?.step
    if (step?.lose) this.#arrivals.set(email.id, Number.POSITIVE_INFINITY)
    const delay = step?.late === undefined ? undefined : parseDuration(step.late)
    if (delay) this.#arrivals.set(email.id, addDuration(sentTime, delay))
  }
}
