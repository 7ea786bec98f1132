import { nextRun, type ReportSchedule, type RunNote, runNotes } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWithZone } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { radius } from '../../../ui/theme/tokens.ts'
import { NextRuns } from '../NextRuns.tsx'

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '10px 14px',
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

type Props = {
  /** Times in the form are local; times in `stored` are UTC. */
  chosen: ReportSchedule
  stored: ReportSchedule
  start: string
  now: string
}

export const NextRun = memo(function NextRun({ chosen, stored, start, now }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const notes = runNotes(chosen, stored, { start, zone: formats.zone, now })
  return (
    <Box>
      <div role="status">
        {t('reports.nextRun', { date: formatWithZone(formats, nextRun(stored, start, now)) })}
      </div>
      {notes.map((note) => (
        <Banner key={note.kind} tone={note.kind.startsWith('later') ? 'info' : 'warning'}>
          {noteText(note, t, formats)}
        </Banner>
      ))}
      <NextRuns schedule={stored} start={start} now={now} />
    </Box>
  )
}, isSame)

/** Memoized, to avoid recalculating a year of runs on every keystroke. */
function isSame(one: Props, other: Props): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function noteText(note: RunNote, t: TFunction, formats: Formats): string {
  switch (note.kind) {
    case 'day':
    case 'laterDay':
    case 'week':
    case 'laterWeek': {
      const day = formats.write(note.run, { weekday: 'long' })
      return t(`reports.notes.${note.kind}`, { day, date: formats.date(note.run) })
    }
    case 'later':
      return t('reports.notes.later', { date: formats.date(note.run), time: note.time })
    default:
      return t(`reports.notes.${note.kind}`, { time: note.time, typed: note.chosen })
  }
}
