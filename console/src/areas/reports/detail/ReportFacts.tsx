import { getNextRun, type Report, toReportSchedule } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWithZone } from '../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import { sizes, TOUCH_QUERY } from '../../../ui/theme/tokens.ts'
import { NextRuns } from '../NextRuns.tsx'
import { formatSchedule } from '../scheduleText.ts'
import { RecipientsSummary } from './RecipientsSummary.tsx'
import { ReportLists } from './ReportLists.tsx'

const Strip = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
  gap: '16px 32px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: '4px 0 0', overflowWrap: 'anywhere' },
}))

type Props = { report: Report | undefined; now: Date }

export function ReportFacts({ report, now }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!report) return <ReportFactsSkeleton />
  const instant = now.toISOString()
  const schedule = toReportSchedule(report)
  const { created, recipientsEmails, definition } = report
  return (
    <Panel>
      <Strip>
        <Fact label={t('reports.employeeLists')}>
          <ReportLists report={report} />
        </Fact>
        <Fact label={t('reports.frequency')}>
          <div>{formatSchedule(report, t, formats, now)}</div>
          {schedule && (
            <>
              <div>
                {t('reports.nextRun', {
                  date: formatWithZone(formats, getNextRun(schedule, created, instant)),
                })}
              </div>
              <NextRuns schedule={schedule} start={created} now={instant} />
            </>
          )}
        </Fact>
        <Fact label={t('reports.recipients')}>
          <RecipientsSummary recipients={recipientsEmails} />
        </Fact>
        {definition.emailSubject && <Fact label={t('reports.subject')}>{definition.emailSubject}</Fact>}
      </Strip>
    </Panel>
  )
}

function ReportFactsSkeleton() {
  const { t } = useTranslation()
  return (
    <Panel>
      <Strip>
        <Fact label={t('reports.employeeLists')}>
          <Skeleton aria-hidden />
        </Fact>
        <Fact label={t('reports.frequency')}>
          <TextSkeleton lines={2} />
          <Skeleton
            aria-hidden
            sx={{ width: '60%', height: sizes.controlSmall, [TOUCH_QUERY]: { height: sizes.touch } }}
          />
        </Fact>
        <Fact label={t('reports.recipients')}>
          <Skeleton aria-hidden />
        </Fact>
      </Strip>
    </Panel>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
