import { csvTime, inZone } from '@heed/contracts'
import type { Cells } from './csvFile.ts'

/** Times of a file: in UTC, and beside it on the clock of the reader's zone where that is known. */
export class Times {
  readonly #zones: readonly string[]

  constructor(zone: string | undefined) {
    this.#zones = zone === undefined || zone === 'UTC' ? ['UTC'] : ['UTC', zone]
  }

  /** The heads of one time: 'Started (UTC)', 'Started (Europe/Berlin)'. */
  heads(name: string): string[] {
    return this.#zones.map((zone) => `${name} (${zone})`)
  }

  /** Its cells as spreadsheets read them, '2026-02-02 09:00:00'; empty where nothing happened. */
  cells(instant: string | boolean | null): Cells {
    return this.#zones.map((zone) => (typeof instant === 'string' ? clockIn(instant, zone) : ''))
  }
}

const clockIn = (instant: string, zone: string): string =>
  csvTime(zone === 'UTC' ? instant : inZone(instant, zone).toPlainDateTime().toString())
