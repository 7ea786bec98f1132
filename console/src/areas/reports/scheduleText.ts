import { getNextRun, type Report, toReportSchedule } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { formatTime } from '../../lib/dates/timeFormats.ts'
import type { Formats } from '../../lib/formats.ts'

const positions = { 1: 'first', 2: 'second', 3: 'third', '-1': 'last' } as const

/** Returns the local day and time of the next run, since the stored hour is UTC. */
export function formatSchedule(report: Report, t: TFunction, formats: Formats, now: Date): string {
  const schedule = toReportSchedule(report)
  if (!schedule) return t('reports.once')
  const nextRunText = getNextRun(schedule, report.created, now.toISOString())
  const textValues = {
    day: formats.write(nextRunText, { weekday: 'long' }),
    time: formatTime(formats, nextRunText),
  }
  switch (schedule.scheduleFrequency) {
    case 'WEEKLY':
      return t('reports.runs.weekly', textValues)
    case 'BIWEEKLY':
      return t('reports.runs.biweekly', textValues)
    default: {
      const word = t(`reports.runs.${positions[schedule.scheduleWeekdayPosition]}`)
      return t('reports.runs.monthly', { ...textValues, word })
    }
  }
}
