import type { Client, Employee } from '@heed/contracts'
import { fetchAllRows } from '../../../lib/tables/fetchPages.ts'

interface EmployeesQuery {
  order?: string
  filter?: string
}

interface PendingRead {
  key: string
  rows: Promise<readonly Employee[]>
  control: AbortController
  waiterCount: number
}

export class AllEmployeesLoader {
  private readonly client: Client
  private readonly companyId: number
  private readonly pendingReads = new Map<'found' | 'all', PendingRead>()

  constructor({ client, companyId }: { client: Client; companyId: number }) {
    this.client = client
    this.companyId = companyId
  }

  /** The order is arbitrary unless requested. Aborts the requests once no caller is waiting. */
  async load(query: EmployeesQuery, signal: AbortSignal): Promise<readonly Employee[]> {
    const reading = this.getPendingRead(query)
    reading.waiterCount += 1
    const release = () => {
      reading.waiterCount -= 1
      // Deferred, because the next caller arrives right after the previous one leaves.
      queueMicrotask(() => reading.waiterCount === 0 && reading.control.abort())
    }
    signal.addEventListener('abort', release, { once: true })
    try {
      const rows = await reading.rows
      signal.throwIfAborted()
      return rows
    } finally {
      signal.removeEventListener('abort', release)
    }
  }

  clear(): void {
    this.pendingReads.clear()
  }

  private getPendingRead({ order, filter }: EmployeesQuery): PendingRead {
    const slot = filter ? 'found' : 'all'
    const key = JSON.stringify([order, filter])
    const cachedReading = this.pendingReads.get(slot)
    if (
      cachedReading &&
      !cachedReading.control.signal.aborted &&
      (cachedReading.key === key || (!order && !filter))
    )
      return cachedReading
    const control = new AbortController()
    const rows = this.fetch({ ...(order && { order }), ...(filter && { filter }) }, control.signal)
    const reading = { key, rows, control, waiterCount: 0 }
    this.pendingReads.set(slot, reading)
    rows.catch(() => {
      if (this.pendingReads.get(slot) === reading) this.pendingReads.delete(slot)
    })
    return reading
  }

  private fetch(query: EmployeesQuery, signal: AbortSignal): Promise<Employee[]> {
    const { client, companyId } = this
    return fetchAllRows(async (p, n) => {
      const { users, count } = await client.employees.list({ companyId, ...query, p, n }, { signal })
      return { rows: users, total: count }
    })
  }
}
