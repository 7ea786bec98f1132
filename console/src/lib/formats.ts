/** On the wire an instant; nothing where there is none. */
export type Instant = Date | string | number | null | undefined

/** Of the browser. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

let collator: Intl.Collator | undefined

/** For sorting, the same in every language: numbers inside of texts by their size. */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true })
  return collator.compare(one, other)
}

/** 'MMM DD, YYYY' in English (S1 section 9). */
export const dateShape = { year: 'numeric', month: 'short', day: '2-digit' } as const

/**
 * How everything is written that is no word: in one language, on the clocks of one zone. What few pages need, such as
 * times, the names of months or money, is written with it in timeFormats.ts, calendarFormats.ts and amountFormats.ts.
 */
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

  /** The same on the clocks of another zone. */
  inZone(zone: string): Formats {
    return formatsOf(this.language, zone)
  }

  /** 'Mar 01, 2026'; an empty text when there is no such instant. */
  date(instant: Instant): string {
    return this.write(instant, dateShape)
  }

  /** An instant in a shape of Intl's. */
  write(instant: Instant, shape: Intl.DateTimeFormatOptions): string {
    const date = toDate(instant)
    return date ? this.dates(shape).format(date) : ''
  }

  /** '1,240', '0.5'. */
  number(value: number, most = 3): string {
    return this.numbers({ maximumFractionDigits: most }).format(value)
  }

  /** 'in 14 days', 'tomorrow'. */
  relative(value: number, unit: 'day' | 'hour' | 'minute'): string {
    return this.once('relative', () => new Intl.RelativeTimeFormat(this.locale, { numeric: 'auto' })).format(
      value,
      unit,
    )
  }

  /** 'Mar 04, Mar 06, and Mar 09'. */
  list(texts: readonly string[]): string {
    return this.once('list', () => new Intl.ListFormat(this.locale)).format(texts)
  }

  /** What a country is called, by its code. */
  region(code: string): string {
    return (
      this.once('region', () => new Intl.DisplayNames([this.locale], { type: 'region' })).of(code) ?? code
    )
  }

  /** What writes dates in a shape of Intl's. */
  dates(shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    return this.once(
      JSON.stringify(shape),
      () => new Intl.DateTimeFormat(this.locale, { ...shape, timeZone: this.zone }),
    )
  }

  /** What writes numbers in a shape of Intl's. */
  numbers(shape: Intl.NumberFormatOptions): Intl.NumberFormat {
    return this.once(JSON.stringify(shape), () => new Intl.NumberFormat(this.locale, shape))
  }

  /** Making one of Intl's takes longer than all that a page asks of it. */
  private once<Made>(key: string, make: () => Made): Made {
    if (!this.kept.has(key)) this.kept.set(key, make())
    return this.kept.get(key) as Made
  }
}

const made = new Map<string, Formats>()

/** Those of a language and a zone, made once; everybody but the app is handed them. */
export function formatsOf(language: string, zone = ownZone()): Formats {
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
