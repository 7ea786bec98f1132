/** Dates as the admin's time zone shows them (S1 section 9); everything on the wire is an instant. */

type Instant = Date | string | number

type Parts = Record<Intl.DateTimeFormatPartTypes, string>

const LOCALE = 'en-US'

export class Dates {
  readonly zone: string
  private readonly format: Intl.DateTimeFormat
  private readonly zoneFormat: Intl.DateTimeFormat

  /** Without a zone, the browser's own. */
  constructor(zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone) {
    this.zone = zone
    this.format = new Intl.DateTimeFormat(LOCALE, {
      timeZone: zone,
      year: 'numeric',
      month: 'short',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    this.zoneFormat = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, timeZoneName: 'shortOffset' })
  }

  /** 'MMM DD, YYYY', such as `Mar 01, 2026`; an empty text when there is no such instant. */
  date(instant: Instant | null | undefined): string {
    const parts = this.parts(instant)
    return parts ? `${parts.month} ${parts.day}, ${parts.year}` : ''
  }

  /** 'HH:mm'. */
  time(instant: Instant | null | undefined): string {
    const parts = this.parts(instant)
    return parts ? `${parts.hour}:${parts.minute}` : ''
  }

  /** 'MMM DD, YYYY HH:mm'. */
  dateTime(instant: Instant | null | undefined): string {
    return [this.date(instant), this.time(instant)].filter(Boolean).join(' ')
  }

  /** 'MMM DD, YYYY HH:mm (Europe/Berlin, GMT+1)': for what is scheduled, where the zone must not be guessed. */
  withZone(instant: Instant | null | undefined): string {
    const text = this.dateTime(instant)
    return text && `${text} (${this.zoneAt(instant)})`
  }

  /** The zone and its distance from GMT at that moment, such as 'Europe/Berlin, GMT+1'. */
  zoneAt(instant: Instant | null | undefined): string {
    return [this.zone, this.offset(instant)].filter(Boolean).join(', ')
  }

  private offset(instant: Instant | null | undefined): string {
    const date = toDate(instant)
    if (!date) return ''
    const name = this.zoneFormat.formatToParts(date).find((part) => part.type === 'timeZoneName')?.value
    return name === 'GMT' ? 'GMT+0' : (name ?? '')
  }

  private parts(instant: Instant | null | undefined): Parts | undefined {
    const date = toDate(instant)
    if (!date) return undefined
    return Object.fromEntries(this.format.formatToParts(date).map((part) => [part.type, part.value])) as Parts
  }
}

function toDate(instant: Instant | null | undefined): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : date
}
