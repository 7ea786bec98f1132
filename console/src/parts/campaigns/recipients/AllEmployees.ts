import type { Client, Employee } from '@heed/contracts'
import { fetchAllRows } from '../../../lib/tables/fetchPages.ts'

interface Asked {
  order?: string
  filter?: string
}

interface Reading {
  key: string
  rows: Promise<readonly Employee[]>
  control: AbortController
  waiting: number
}

export class AllEmployees {
  private readonly client: Client
  private readonly companyId: number
  private readonly readings = new Map<'found' | 'all', Reading>()

  constructor({ client, companyId }: { client: Client; companyId: number }) {
    this.client = client
    this.companyId = companyId
  }

  /** The order is arbitrary unless requested. Aborts the requests once no caller is waiting. */
  async read(asked: Asked, signal: AbortSignal): Promise<readonly Employee[]> {
    const reading = this.readingFor(asked)
    reading.waiting += 1
    const leave = () => {
      reading.waiting -= 1
      // Deferred, because the next caller arrives right after the previous one leaves.
      queueMicrotask(() => reading.waiting === 0 && reading.control.abort())
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      const rows = await reading.rows
      signal.throwIfAborted()
      return rows
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  forget(): void {
    this.readings.clear()
  }

  private readingFor({ order, filter }: Asked): Reading {
    const slot = filter ? 'found' : 'all'
    const key = JSON.stringify([order, filter])
    const known = this.readings.get(slot)
    if (known && !known.control.signal.aborted && (known.key === key || (!order && !filter))) return known
    const control = new AbortController()
    const rows = this.fetch({ ...(order && { order }), ...(filter && { filter }) }, control.signal)
    const reading = { key, rows, control, waiting: 0 }
    this.readings.set(slot, reading)
    rows.catch(() => {
      if (this.readings.get(slot) === reading) this.readings.delete(slot)
    })
    return reading
  }

  private fetch(asked: Asked, signal: AbortSignal): Promise<Employee[]> {
    const { client, companyId } = this
    return fetchAllRows(async (p, n) => {
      const { users, count } = await client.employees.list({ companyId, ...asked, p, n }, { signal })
      return { rows: users, total: count }
    })
  }
}
