export type Instant = Date | string | number | null | undefined

export const getOwnZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

let collator: Intl.Collator | undefined

/** Sorts texts independently of the language, and numbers by value. */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true })
  return collator.compare(one, other)
}

/** Formats dates as 'MMM DD, YYYY' in English (S1 section 9). */
export const dateShape = { year: 'numeric', month: 'short', day: '2-digit' } as const

/** Formats for one language and zone; rarer ones are in timeFormats.ts, calendarFormats.ts and amountFormats.ts. */
export class Formats {
  readonly language: string
  readonly zone: string
  readonly locale: string
  private readonly kept = new Map<string, unknown>()

  constructor(language: string, zone: string) {
    this.language = language
    this.zone = zone
    this.locale = language === 'en' ? 'en-US' : language
  }

  inZone(zone: string): Formats {
    return getFormats(this.language, zone)
  }

  /** For example 'Mar 01, 2026'; '' without an instant. */
  date(instant: Instant): string {
    return this.write(instant, dateShape)
  }

  write(instant: Instant, shape: Intl.DateTimeFormatOptions): string {
    const date = toDate(instant)
    return date ? this.dates(shape).format(date) : ''
  }

  number(value: number, most = 3): string {
    return this.numbers({ maximumFractionDigits: most }).format(value)
  }

  relative(value: number, unit: 'day' | 'hour' | 'minute'): string {
    return this.once('relative', () => new Intl.RelativeTimeFormat(this.locale, { numeric: 'auto' })).format(
      value,
      unit,
    )
  }

  list(texts: readonly string[]): string {
    return this.once('list', () => new Intl.ListFormat(this.locale)).format(texts)
  }

  region(code: string): string {
    return (
      this.once('region', () => new Intl.DisplayNames([this.locale], { type: 'region' })).of(code) ?? code
    )
  }

  dates(shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    return this.once(
      JSON.stringify(shape),
      () => new Intl.DateTimeFormat(this.locale, { ...shape, timeZone: this.zone }),
    )
  }

  numbers(shape: Intl.NumberFormatOptions): Intl.NumberFormat {
    return this.once(JSON.stringify(shape), () => new Intl.NumberFormat(this.locale, shape))
  }

  /** Shared, because creating an Intl object takes longer than all its uses on a page. */
  private once<Made>(key: string, make: () => Made): Made {
    if (!this.kept.has(key)) this.kept.set(key, make())
    return this.kept.get(key) as Made
  }
}

const made = new Map<string, Formats>()

export function getFormats(language: string, zone = getOwnZone()): Formats {
  const key = `${language} ${zone}`
  const formats = made.get(key) ?? new Formats(language, zone)
  made.set(key, formats)
  return formats
}

export function toDate(instant: Instant): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : date
}
