import { formatCsvTime, toZonedInstant } from '@heed/contracts'
import type { Cells } from './csvFile.ts'

export class TimeColumns {
  readonly #zones: readonly string[]

  constructor(zone: string | undefined) {
    this.#zones = zone === undefined || zone === 'UTC' ? ['UTC'] : ['UTC', zone]
  }

  formatHeadings(name: string): string[] {
    return this.#zones.map((zone) => `${name} (${zone})`)
  }

  cells(instant: string | boolean | null): Cells {
    return this.#zones.map((zone) => (typeof instant === 'string' ? formatClockTime(instant, zone) : ''))
  }
}

const formatClockTime = (instant: string, zone: string): string =>
  formatCsvTime(zone === 'UTC' ? instant : toZonedInstant(instant, zone).toPlainDateTime().toString())
