import { clockChangeAt, dayIn, instantAt, timeIn } from '@heed/contracts'
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Local time stored as UTC, so that the browser's zone never applies; `instantAt` returns the instant. */
export type Clock = Dayjs

export const clockOf = (day: string, time = '00:00'): Clock => dayjs.utc(`${day}T${time}`)
export const clockIn = (instant: string, zone: string): Clock =>
  clockOf(dayIn(instant, zone), timeIn(instant, zone))

export const dayOf = (clock: Clock): string => clock.format('YYYY-MM-DD')
export const timeOf = (clock: Clock): string => clock.format('HH:mm')

export const momentOf = (clock: Clock, zone: string) => ({
  instant: instantAt(dayOf(clock), timeOf(clock), zone),
  change: clockChangeAt(dayOf(clock), timeOf(clock), zone),
})
