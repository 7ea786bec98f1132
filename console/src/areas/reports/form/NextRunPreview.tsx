import { createRunNotes, getNextRun, type ReportSchedule, type RunNote } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWithZone } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { Announced } from '../../../ui/announcer/Announced.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { radiiPx } from '../../../ui/theme/tokens.ts'
import { NextRuns } from '../NextRuns.tsx'

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '10px 14px',
  borderRadius: radiiPx.control,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

type Props = {
  /** Local times, as in the form; times in `stored` are UTC. */
  currentSchedule: ReportSchedule
  stored: ReportSchedule
  start: string
  now: string
}

export const NextRunPreview = memo(function NextRunPreview({
  currentSchedule,
  stored: storedSchedule,
  start,
  now,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const notes = createRunNotes(currentSchedule, storedSchedule, { start, zone: formats.zone, now })
  return (
    <Box>
      <Announced>
        {t('reports.nextRun', { date: formatWithZone(formats, getNextRun(storedSchedule, start, now)) })}
      </Announced>
      {notes.map((note) => (
        <Banner key={note.kind} tone={note.kind.startsWith('later') ? 'info' : 'warning'}>
          {formatNote(note, t, formats)}
        </Banner>
      ))}
      <NextRuns schedule={storedSchedule} start={start} now={now} />
    </Box>
  )
}, hasSameSchedule)

/** Compares props, so that typing doesn't recalculate a year of runs. */
function hasSameSchedule(a: Props, b: Props): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function formatNote(note: RunNote, t: TFunction, formats: Formats): string {
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
