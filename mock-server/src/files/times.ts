import { csvTime, toZoned } from '@heed/contracts'
import type { Cells } from './csvFile.ts'

export class Times {
  readonly #zones: readonly string[]

  constructor(zone: string | undefined) {
    this.#zones = zone === undefined || zone === 'UTC' ? ['UTC'] : ['UTC', zone]
  }

  heads(name: string): string[] {
    return this.#zones.map((zone) => `${name} (${zone})`)
  }

  cells(instant: string | boolean | null): Cells {
    return this.#zones.map((zone) => (typeof instant === 'string' ? clockIn(instant, zone) : ''))
  }
}

const clockIn = (instant: string, zone: string): string =>
  csvTime(zone === 'UTC' ? instant : toZoned(instant, zone).toPlainDateTime().toString())
