import { expect, it } from 'vitest'
import { findClockChange, formatZonedDateTime, getZonedDay, getZonedTime, toInstantInZone } from './zones.ts'

it.each<[string, string, string, string]>([
  ['2027-03-01', '08:30', 'Atlantic/Reykjavik', '2027-03-01T08:30:00.000Z'],
  ['2027-03-01', '08:30', 'Europe/Berlin', '2027-03-01T07:30:00.000Z'],
  ['2027-07-01', '08:30', 'Europe/Berlin', '2027-07-01T06:30:00.000Z'],
  ['2027-03-01', '00:15', 'Asia/Kolkata', '2027-02-28T18:45:00.000Z'],
  ['2027-01-01', '23:00', 'America/New_York', '2027-01-02T04:00:00.000Z'],
])('%s %s in %s is the instant %s and converts back', (day, time, zone, instant) => {
  expect(toInstantInZone(day, time, zone)).toBe(instant)
  expect([getZonedDay(instant, zone), getZonedTime(instant, zone)]).toEqual([day, time])
})

it('a skipped time moves an hour later, and a repeated time means the first', () => {
  expect(toInstantInZone('2027-03-28', '02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z')
  expect(toInstantInZone('2027-10-31', '02:30', 'Europe/Berlin')).toBe('2027-10-31T00:30:00.000Z')
})

it('formatZonedDateTime writes a date and time for a sentence', () => {
  expect(formatZonedDateTime('2027-03-01T23:05:00.000Z', 'Europe/Berlin')).toBe('Mar 02, 2027 00:05')
  expect(formatZonedDateTime('2027-12-09T23:05:00.000Z', 'UTC')).toBe('Dec 09, 2027 23:05')
})

it.each<[string, string, string, ReturnType<typeof findClockChange>]>([
  ['2027-03-28', '01:59', 'Europe/Berlin', null],
  ['2027-03-28', '02:00', 'Europe/Berlin', 'skipped'],
  ['2027-03-28', '02:59', 'Europe/Berlin', 'skipped'],
  ['2027-03-28', '03:00', 'Europe/Berlin', null],
  ['2027-10-31', '02:30', 'Europe/Berlin', 'doubled'],
  ['2027-10-31', '03:00', 'Europe/Berlin', null],
  ['2027-04-04', '01:45', 'Australia/Lord_Howe', 'doubled'],
  ['2027-10-03', '02:15', 'Australia/Lord_Howe', 'skipped'],
  ['2027-03-28', '02:30', 'Atlantic/Reykjavik', null],
])('the clock change at %s %s in %s is %s', (day, time, zone, change) => {
  expect(findClockChange(day, time, zone)).toBe(change)
})
