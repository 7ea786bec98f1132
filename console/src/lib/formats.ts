import { moneyText } from '@heed/contracts'
import { dateOf, monthsOf, weeksOf } from './days.ts'

/** On the wire an instant; nothing where there is none. */
type Instant = Date | string | number | null | undefined

/** How English is written here: dates as 'MMM DD, YYYY' (S1 section 9). */
const ENGLISH = 'en-US'

const DATE = { year: 'numeric', month: 'short', day: '2-digit' } as const
const tokens: Readonly<Record<string, string>> = { year: 'YYYY', month: 'MMM', day: 'DD' }

/** Of the browser. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const numbers = new Map<string, Intl.NumberFormat>()

/** A number with its groups, as texts in a language say it: '1,240'. */
export function numberIn(language: string, value: number, most = 3): string {
  const key = `${language} ${String(most)}`
  const format =
    numbers.get(key) ?? new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: most })
  numbers.set(key, format)
  return format.format(value)
}

let collator: Intl.Collator | undefined

/** For sorting, the same in every language: numbers inside of texts by their size. */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true })
  return collator.compare(one, other)
}

/** How everything is written that is no word: in one language, on the clocks of one zone. */
export class Formats {
  readonly language: string
  readonly zone: string
  private readonly kept = new Map<string, unknown>()

  constructor(language: string, zone: string) {
    this.language = language
    this.zone = zone
  }

  /** The same on the clocks of another zone. */
  inZone(zone: string): Formats {
    return zone === this.zone ? this : this.once(zone, () => new Formats(this.language, zone))
  }

  /** 'Mar 01, 2026'; an empty text when there is no such instant. */
  date(instant: Instant): string {
    return this.at(instant, DATE)
  }

  /** '09:30'. */
  time(instant: Instant): string {
    return this.at(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  }

  /** 'Mar 01, 2026 09:30'. */
  dateTime(instant: Instant): string {
    return [this.date(instant), this.time(instant)].filter(Boolean).join(' ')
  }

  /** 'Mar 01, 2026 09:30 (Europe/Berlin, GMT+1)': where the zone must not be guessed. */
  withZone(instant: Instant): string {
    const text = this.dateTime(instant)
    return text && `${text} (${this.zoneAt(instant)})`
  }

  /** The zone and its distance from GMT at that moment, such as 'Europe/Berlin, GMT+1'. */
  zoneAt(instant: Instant): string {
    return [this.zone, this.offset(instant)].filter(Boolean).join(', ')
  }

  /** A day of the calendar, as in '2026-03-01', on no clock: 'Mar 01, 2026'. */
  day(day: string): string {
    return this.inZone('UTC').date(dateOf(day))
  }

  /** 'Tuesday, April 7, 2026'. */
  dayTitle(day: string): string {
    return this.onDay(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
  }

  /** 'Tue, Apr 7'. */
  dayShort(day: string): string {
    return this.onDay(day, { weekday: 'short', month: 'short', day: 'numeric' })
  }

  /** 'April 2026' of '2026-04'. */
  monthTitle(month: string): string {
    return this.onDay(`${month}-01`, { month: 'long', year: 'numeric' })
  }

  /** From Monday on, as they head a calendar. */
  weekdays(): { short: string; long: string }[] {
    const [week = []] = weeksOf('2024-01')
    return week.map((day) => ({
      short: this.onDay(day, { weekday: 'short' }),
      long: this.onDay(day, { weekday: 'long' }),
    }))
  }

  /** From January on. */
  months(): { short: string; long: string }[] {
    return monthsOf('2024').map((month) => ({
      short: this.onDay(`${month}-01`, { month: 'short' }),
      long: this.onDay(`${month}-01`, { month: 'long' }),
    }))
  }

  /** How a date is typed: 'MMM DD, YYYY', with the letters between in brackets. */
  get datePattern(): string {
    const parts = this.shape(DATE).formatToParts(0)
    return parts.map(({ type, value }) => tokens[type] ?? value.replace(/\p{L}+/gu, '[$&]')).join('')
  }

  /** '1,240', '0.5'. */
  number(value: number, most?: number): string {
    return numberIn(this.language, value, most)
  }

  /** 0 to 100 as a whole percentage: '82%'. */
  percent(value: number): string {
    return this.part(Math.round(value), 0)
  }

  /** Of a distribution, with one decimal: '41.2%'. */
  share(value: number): string {
    return this.part(value, 1)
  }

  /** Cents as people read them: '$12,500.00'. */
  money(cents: number, currency?: string): string {
    return moneyText(cents, currency, localeOf(this.language))
  }

  /** Cents as an amount is typed, without a currency: '12,500.00'. */
  amount(cents: number): string {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    const make = () => new Intl.NumberFormat(localeOf(this.language), digits)
    return this.once('amount', make).format(cents / 100)
  }

  /** Seconds in minutes and seconds: '4 min 20 sec'. */
  duration(seconds: number): string {
    const whole = Math.round(seconds)
    const parts = [
      ['minute', Math.floor(whole / 60)],
      ['second', whole % 60],
    ] as const
    const said = parts.filter(([unit, value]) => value > 0 || (unit === 'second' && whole === 0))
    return said.map(([unit, value]) => this.unit(unit).format(value)).join(' ')
  }

  /** What stands between thousands and before decimals. */
  get marks(): { group: string; decimal: string } {
    return this.once('marks', () => {
      const parts = new Intl.NumberFormat(localeOf(this.language)).formatToParts(-1_234_567.5)
      const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
      return { group: mark('group'), decimal: mark('decimal') }
    })
  }

  private offset(instant: Instant): string {
    const date = toDate(instant)
    if (!date) return ''
    const parts = this.shape({ timeZoneName: 'shortOffset' }).formatToParts(date)
    const name = parts.find((part) => part.type === 'timeZoneName')?.value
    return name === 'GMT' ? 'GMT+0' : (name ?? '')
  }

  private at(instant: Instant, shape: Intl.DateTimeFormatOptions): string {
    const date = toDate(instant)
    return date ? this.shape(shape).format(date) : ''
  }

  private onDay(day: string, shape: Intl.DateTimeFormatOptions): string {
    return this.inZone('UTC').shape(shape).format(dateOf(day))
  }

  private part(value: number, decimals: number): string {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return this.once(
      `part ${String(decimals)}`,
      () => new Intl.NumberFormat(localeOf(this.language), { style: 'percent', ...digits }),
    ).format(value / 100)
  }

  private unit(unit: 'minute' | 'second'): Intl.NumberFormat {
    return this.once(unit, () => {
      const shape = { style: 'unit', unit, unitDisplay: 'short' } as const
      return new Intl.NumberFormat(localeOf(this.language), shape)
    })
  }

  private shape(shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const make = () => new Intl.DateTimeFormat(localeOf(this.language), { ...shape, timeZone: this.zone })
    return this.once(Object.entries(shape).join(), make)
  }

  /** Making one of Intl's takes longer than all that a page asks of it. */
  private once<Made>(key: string, make: () => Made): Made {
    if (!this.kept.has(key)) this.kept.set(key, make())
    return this.kept.get(key) as Made
  }
}

function localeOf(language: string): string {
  return language === 'en' ? ENGLISH : language
}

function toDate(instant: Instant): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : date
}
