import { listNextRuns, type ReportSchedule } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../lib/dates/timeFormats.ts'
import { useFormats } from '../../ui/formats.ts'
import { Collapsible } from '../../ui/panels/Collapsible.tsx'

const runCount = 5

type Props = { schedule: ReportSchedule; start: string; now: string }

export function NextRuns({ schedule, start, now }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Collapsible title={t('reports.nextRuns', { count: runCount })}>
      <ol style={{ margin: '4px 0 0', paddingLeft: 24 }}>
        {listNextRuns(schedule, start, now, runCount).map((run) => (
          <li key={run}>
            {`${formats.write(run, { weekday: 'short' })}, ${formats.date(run)} ${formatTime(formats, run)}`}
          </li>
        ))}
      </ol>
    </Collapsible>
  )
}
