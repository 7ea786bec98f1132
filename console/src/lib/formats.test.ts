import { describe, expect, test } from 'vitest'
import {
  formatDayDate,
  formatDayTitle,
  formatMonthTitle,
  formatShortDay,
  getDatePattern,
  listMonthNames,
  listWeekdays,
} from './dates/calendarFormats.ts'
import {
  formatDateTime,
  formatDaysUntil,
  formatNearDate,
  formatTime,
  formatWithZone,
  formatZone,
} from './dates/timeFormats.ts'
import { compareTexts, Formats } from './formats.ts'
import {
  formatAmount,
  formatDuration,
  formatMoney,
  formatShare,
  formatWholePercent,
  formatWholeShare,
  getNumberSeparators,
} from './numbers/amountFormats.ts'

const english = new Formats('en', 'Europe/Berlin')
const german = new Formats('de', 'Europe/Berlin')
const icelandic = new Formats('is', 'Atlantic/Reykjavik')

/** Replaces Intl's non-breaking spaces with plain spaces, which tests contain. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ')

describe('dates', () => {
  test.each([
    [english, '2026-03-01T12:00:00Z', 'Mar 01, 2026'],
    [german, '2026-03-01T12:00:00Z', '01. März 2026'],
    [icelandic, '2026-03-01T12:00:00Z', '01. mar. 2026'],
  ])('dates follow the language: %#', (formats, instant, text) => {
    expect(formats.date(instant)).toBe(text)
  })

  test.each([
    [english, '2026-03-15T12:30:00Z', 'in 14 days'],
    [german, '2026-03-02T12:00:00Z', 'morgen'],
    // Days are calendar days, not periods of 24 hours.
    [english, '2026-03-08T08:00:00Z', 'in 7 days'],
    [english, '2026-03-02T11:59:00Z', 'tomorrow'],
    [english, '2026-03-01T23:30:00Z', 'tomorrow'],
    [english, '2026-03-01T22:30:00Z', 'in 10 hours'],
    [english, '2026-03-01T12:00:30Z', 'in 1 minute'],
    [english, '2026-02-01T12:00:00Z', 'in 1 minute'],
  ])('future dates show how far away they are: %#', (formats, instant, text) => {
    expect(formatDaysUntil(formats, new Date('2026-03-01T12:00:00Z'), instant)).toBe(text)
  })

  test.each([
    ['2026-12-31T12:00:00Z', 'Dec 31'],
    ['2027-01-01T12:00:00Z', 'Jan 1, 2027'],
  ])('dates in other years show their year: %s', (instant, text) => {
    expect(formatNearDate(english, instant, '2026-02-02T10:00:00Z')).toBe(text)
  })

  test.each([
    ['Europe/Berlin', '2026-02-28T23:30:00Z', 'Mar 01, 2026 00:30'],
    ['America/New_York', '2026-03-01T01:30:00Z', 'Feb 28, 2026 20:30'],
    // In Berlin, 02:00 to 03:00 doesn't exist on the first night and occurs twice on the second.
    ['Europe/Berlin', '2026-03-29T00:59:00Z', 'Mar 29, 2026 01:59'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', 'Mar 29, 2026 03:00'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', 'Oct 25, 2026 02:30'],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', 'Oct 25, 2026 02:30'],
  ])('dates and times follow the clocks in %s at %s', (zone, instant, text) => {
    expect(formatDateTime(english.withZone(zone), instant)).toBe(text)
  })

  test.each([
    [english, '2026-01-15T09:00:00Z', 'Jan 15, 2026 10:00 (Europe/Berlin, GMT+1)'],
    [english, '2026-07-15T09:00:00Z', 'Jul 15, 2026 11:00 (Europe/Berlin, GMT+2)'],
    [english, '2026-10-25T00:30:00Z', 'Oct 25, 2026 02:30 (Europe/Berlin, GMT+2)'],
    [english, '2026-10-25T01:30:00Z', 'Oct 25, 2026 02:30 (Europe/Berlin, GMT+1)'],
    [icelandic, '2026-07-15T09:00:00Z', '15. júl. 2026 09:00 (Atlantic/Reykjavik, GMT+0)'],
  ])('dates show the time zone and its offset at that moment: %#', (formats, instant, text) => {
    expect(formatWithZone(formats, instant)).toBe(text)
  })

  test('formatZone names the zone once for several times, with each offset', () => {
    const berlin = english.withZone('Europe/Berlin')
    expect(formatZone(berlin, '2026-01-20T10:00:00Z', '2026-02-10T10:00:00Z')).toBe('Europe/Berlin, GMT+1')
    expect(formatZone(berlin, '2026-03-20T10:00:00Z', '2026-04-10T10:00:00Z')).toBe(
      'Europe/Berlin, GMT+1/GMT+2',
    )
  })

  test("formatZone shows only the zone's name without a date", () => {
    expect(formatZone(english.withZone('Asia/Kolkata'), null)).toBe('Asia/Kolkata')
  })

  test.each([null, undefined, '', 'not a date'])('dates are empty for %j', (instant) => {
    const said = [english.date(instant), formatTime(english, instant), formatWithZone(english, instant)]
    expect(said).toEqual(['', '', ''])
  })
})

describe('days and months', () => {
  test.each([
    [english, 'Apr 07, 2026', 'Tuesday, April 7, 2026', 'Tue, Apr 7', 'April 2026'],
    [german, '07. Apr. 2026', 'Dienstag, 7. April 2026', 'Di., 7. Apr.', 'April 2026'],
    [icelandic, '07. apr. 2026', 'þriðjudagur, 7. apríl 2026', 'þri., 7. apr.', 'apríl 2026'],
  ])('days and months are formatted without a time zone: %#', (formats, day, title, short, month) => {
    const said = [formatDayDate, formatDayTitle, formatShortDay].map((write) => write(formats, '2026-04-07'))
    expect([...said, formatMonthTitle(formats, '2026-04')]).toEqual([day, title, short, month])
  })

  test.each([
    [english, 'Mon Tue Wed Thu Fri Sat Sun', 'Monday'],
    [german, 'Mo Di Mi Do Fr Sa So', 'Montag'],
  ])('weekdays start on Monday: %#', (formats, short, monday) => {
    expect(listWeekdays(formats).map((day) => day.short)).toEqual(short.split(' '))
    expect(listWeekdays(formats)[0]?.long).toBe(monday)
  })
})

test.each([
  ['en', 'MMM DD, YYYY', 'Jan', 'December'],
  ['de', 'DD. MMM YYYY', 'Jan', 'Dezember'],
  ['pt', 'DD [de] MMM [de] YYYY', 'jan.', 'dezembro'],
  ['is', 'DD. MMM YYYY', 'jan.', 'desember'],
])('a date in %s is typed as %s', (language, pattern, first, last) => {
  const formats = new Formats(language, 'UTC')
  expect([
    getDatePattern(formats),
    listMonthNames(formats)[0]?.short,
    listMonthNames(formats)[11]?.long,
  ]).toEqual([pattern, first, last])
})

describe('numbers', () => {
  test.each([
    [english, '1,240', '0.5', '82%', '41.2%', '4 min 20 sec'],
    [german, '1.240', '0,5', '82 %', '41,2 %', '4 Min. 20 Sek.'],
    [icelandic, '1.240', '0,5', '82%', '41,2%', '4 mín. 20 sek.'],
  ])('numbers follow the language: %#', (formats, whole, half, rounded, part, time) => {
    const said = [
      formats.number(1240),
      formats.number(0.5),
      formatWholePercent(formats, 81.6),
      formatShare(formats, 41.2, { part: 84, whole: 204 }),
      formatDuration(formats, 260),
    ]
    expect(said.map(normalizeSpaces)).toEqual([whole, half, rounded, part, time])
  })

  test.each([
    [0, { part: 0, whole: 300 }, '0%', '0.0%'],
    [0, { part: 1, whole: 3000 }, '<1%', '<0.1%'],
    [0, { part: 1 }, '<1%', '<0.1%'],
    [100, { part: 2999, whole: 3000 }, '>99%', '>99.9%'],
    [100, { part: 300, whole: 300 }, '100%', '100.0%'],
    [100, { part: 300 }, '100%', '100.0%'],
    [50, { part: 1, whole: 2 }, '50%', '50.0%'],
  ])('a share of %s percent (%j) never falsely rounds to none or all', (percent, counted, whole, part) => {
    expect([formatWholeShare(english, percent, counted), formatShare(english, percent, counted)]).toEqual([
      whole,
      part,
    ])
  })

  test('numbers have as many decimals as requested', () => {
    expect([english.number(2 / 3), english.number(2 / 3, 1), english.number(2 / 3, 0)]).toEqual([
      '0.667',
      '0.7',
      '1',
    ])
    expect([
      formatShare(english, 20, { part: 1, whole: 5 }),
      formatWholePercent(english, 28.5),
      formatWholePercent(english, 0),
    ]).toEqual(['20.0%', '29%', '0%'])
  })

  test.each([
    [0, '0 sec'],
    [59.6, '1 min'],
    [3725, '62 min 5 sec'],
  ])('%d seconds are formatted as %s', (seconds, text) => {
    expect(formatDuration(english, seconds)).toBe(text)
  })

  test.each([
    [english, 1_250_000, undefined, '$12,500.00'],
    [english, -99, 'EUR', '-€0.99'],
    [german, 1_250_000, 'EUR', '12.500,00 €'],
    [german, 1_250_000, undefined, '12.500,00 $'],
    [icelandic, 1_250_000, 'EUR', '12.500,00 EUR'],
    [german, 100, 'none', 'none 1,00'],
  ])('money is given in cents: %#', (formats, cents, currency, text) => {
    expect(normalizeSpaces(formatMoney(formats, cents, currency))).toBe(text)
  })

  test.each([
    ['en', { group: ',', decimal: '.' }],
    ['is', { group: '.', decimal: ',' }],
    ['fr', { group: '\u202f', decimal: ',' }],
  ])('numbers in %s use the marks %j', (language, marks) => {
    expect(getNumberSeparators(new Formats(language, 'UTC'))).toEqual(marks)
  })

  test('formatAmount omits the currency', () => {
    expect([formatAmount(english, 125_000), formatAmount(german, -5)]).toEqual(['1,250.00', '-0,05'])
  })
})

test('compareTexts sorts letters and numbers in natural order', () => {
  const names = ['Anna', 'Ása', 'Unit 2', 'Unit 10', 'Zoë', 'Þóra']
  expect(names.toReversed().toSorted(compareTexts)).toEqual(names)
})
