import { findClockChange, getZonedDay, getZonedTime, toInstantInZone } from '@heed/contracts'
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Local time stored as UTC, so that the browser's zone never applies; `toMoment` returns the instant. */
export type Clock = Dayjs

export const toClock = (day: string, time = '00:00'): Clock => dayjs.utc(`${day}T${time}`)
export const toZonedClock = (instant: string, zone: string): Clock =>
  toClock(getZonedDay(instant, zone), getZonedTime(instant, zone))

export const formatClockDay = (clock: Clock): string => clock.format('YYYY-MM-DD')
export const formatClockTime = (clock: Clock): string => clock.format('HH:mm')

export const toMoment = (clock: Clock, zone: string) => ({
  instant: toInstantInZone(formatClockDay(clock), formatClockTime(clock), zone),
  change: findClockChange(formatClockDay(clock), formatClockTime(clock), zone),
})
