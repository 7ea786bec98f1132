import { formatCsvTime, toZonedDateTime } from '@heed/contracts'
import type { CsvRow } from './csvFile.ts'

export class TimeColumns {
  readonly #zones: readonly string[]

  constructor(zone: string | undefined) {
    this.#zones = zone === undefined || zone === 'UTC' ? ['UTC'] : ['UTC', zone]
  }

  formatHeadings(name: string): string[] {
    return this.#zones.map((zone) => `${name} (${zone})`)
  }

  cells(instant: string | boolean | null): CsvRow {
    return this.#zones.map((zone) => (typeof instant === 'string' ? formatClockTime(instant, zone) : ''))
  }
}

const formatClockTime = (instant: string, zone: string): string =>
  formatCsvTime(zone === 'UTC' ? instant : toZonedDateTime(instant, zone).toPlainDateTime().toString())
