import { findClockChange, getZonedDay, getZonedTime, toInstantInZone } from '@heed/contracts'
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Local time stored as UTC, so that the browser's zone never applies; `resolveInstant` returns the instant. */
export type LocalDateTime = Dayjs

export const toLocalDateTime = (day: string, time = '00:00'): LocalDateTime => dayjs.utc(`${day}T${time}`)
export const instantToLocalDateTime = (instant: string, zone: string): LocalDateTime =>
  toLocalDateTime(getZonedDay(instant, zone), getZonedTime(instant, zone))

export const formatLocalDay = (clock: LocalDateTime): string => clock.format('YYYY-MM-DD')
export const formatLocalTime = (clock: LocalDateTime): string => clock.format('HH:mm')

export const resolveInstant = (clock: LocalDateTime, zone: string) => ({
  instant: toInstantInZone(formatLocalDay(clock), formatLocalTime(clock), zone),
  change: findClockChange(formatLocalDay(clock), formatLocalTime(clock), zone),
})
