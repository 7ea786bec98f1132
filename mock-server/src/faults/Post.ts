import type { Change, RowId } from '../store/Collection.ts'
import type { EmailRow } from '../store/rows.ts'
import { addDuration, parseDuration } from '../world/duration.ts'
import type { Faults } from './Faults.ts'

export class EmailDelivery {
  readonly #faults: Faults
  readonly #arrivals = new Map<RowId, number>()

  constructor(faults: Faults) {
    this.#faults = faults
  }

  handleChanges(changes: readonly Change[]): void {
    for (const { collection, id, row } of changes) {
      if (collection !== 'mails') continue
      this.#arrivals.delete(id)
      if (row) this.#judge(row as EmailRow)
    }
  }

  hasArrived({ id }: EmailRow, now: number): boolean {
    return (this.#arrivals.get(id) ?? 0) <= now
  }

  clear(): void {
    this.#arrivals.clear()
  }

  #judge(email: EmailRow): void {
    const sentTime = Date.parse(email.sent)
    const step = this.#faults.findForEmail(sentTime, email)?.step
    if (step?.lose) this.#arrivals.set(email.id, Number.POSITIVE_INFINITY)
    const delay = step?.late === undefined ? undefined : parseDuration(step.late)
    if (delay) this.#arrivals.set(email.id, addDuration(sentTime, delay))
  }
}
