export type Instant = Date | string | number | null | undefined

export const getLocalTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

let collator: Intl.Collator | undefined

/** Compares text independently of the UI language, and digits in it by numeric value. */
export function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true })
  return collator.compare(a, b)
}

/** Formats dates as 'MMM DD, YYYY' in English (S1 section 9). */
export const dateFormatOptions = { year: 'numeric', month: 'short', day: '2-digit' } as const

/** Common formats for one language and zone; see also timeFormats, calendarFormats and amountFormats. */
export class Formats {
  readonly language: string
  readonly zone: string
  readonly locale: string
  private readonly cache = new Map<string, unknown>()

  constructor(language: string, zone: string) {
    this.language = language
    this.zone = zone
    this.locale = language === 'en' ? 'en-US' : language
  }

  withZone(zone: string): Formats {
    return getFormats(this.language, zone)
  }

  /** For example 'Mar 01, 2026'; '' without an instant. */
  date(instant: Instant): string {
    return this.write(instant, dateFormatOptions)
  }

  write(instant: Instant, options: Intl.DateTimeFormatOptions): string {
    const date = toDate(instant)
    return date ? this.dates(options).format(date) : ''
  }

  number(value: number, maxDigits = 3): string {
    return this.numbers({ maximumFractionDigits: maxDigits }).format(value)
  }

  relative(value: number, unit: 'day' | 'hour' | 'minute'): string {
    return this.getCached(
      'relative',
      () => new Intl.RelativeTimeFormat(this.locale, { numeric: 'auto' }),
    ).format(value, unit)
  }

  list(texts: readonly string[]): string {
    return this.getCached('list', () => new Intl.ListFormat(this.locale)).format(texts)
  }

  region(code: string): string {
    return (
      this.getCached('region', () => new Intl.DisplayNames([this.locale], { type: 'region' })).of(code) ??
      code
    )
  }

  dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    return this.getCached(
      JSON.stringify(options),
      () => new Intl.DateTimeFormat(this.locale, { ...options, timeZone: this.zone }),
    )
  }

  numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    return this.getCached(JSON.stringify(options), () => new Intl.NumberFormat(this.locale, options))
  }

  /** Shared, because creating an Intl object takes longer than all its uses on a page. */
  private getCached<Made>(key: string, create: () => Made): Made {
    if (!this.cache.has(key)) this.cache.set(key, create())
    return this.cache.get(key) as Made
  }
}

const formatsCache = new Map<string, Formats>()

export function getFormats(language: string, zone = getLocalTimeZone()): Formats {
  const key = `${language} ${zone}`
  const formats = formatsCache.get(key) ?? new Formats(language, zone)
  formatsCache.set(key, formats)
  return formats
}

export function toDate(instant: Instant): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : date
}
