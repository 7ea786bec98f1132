import { type AssessmentRow, type CampaignStatus, campaignStatus, type TrainingRow } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { ServerTime } from '../../../app/root/ServerTime.tsx'
import { formatDaysUntil } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import type { SpanningCell } from '../../../ui/table/types.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'

type CampaignState = {
  status: CampaignStatus
  isScorm: boolean
  starts: string | null
  stopped?: string | undefined
}

export function renderTrainingState(training: TrainingRow, t: TFunction, formats: Formats) {
  const { subjectsSent, totalSubjects: count, firstBatch } = training
  const hasSent = subjectsSent > 0
  const campaignStanding = {
    ...training,
    starts: hasSent ? null : firstBatch,
    stopped: hasSent ? t('campaigns.list.stoppedAt', { n: subjectsSent, count }) : undefined,
  }
  return renderState(['attendance', 'awarenessScore'], campaignStanding, t, formats)
}

export const renderAssessmentState = (assessment: AssessmentRow, t: TFunction, formats: Formats) =>
  renderState(
    ['attendance', 'resilienceScore'],
    { ...assessment, starts: assessment.deliveryDate },
    t,
    formats,
  )

function renderState(
  columns: readonly string[],
  standing: CampaignState,
  t: TFunction,
  formats: Formats,
): SpanningCell | undefined {
  const content = renderStateText(standing, t, formats)
  return content === undefined ? undefined : { columns, content: <MutedText>{content}</MutedText> }
}

function renderStateText(
  { status, isScorm, starts: startTime, stopped: stoppedText }: CampaignState,
  t: TFunction,
  formats: Formats,
): ReactNode {
  if (isScorm) return t('campaigns.list.elsewhere')
  if (status === campaignStatus.draft) return stoppedText ?? t('campaigns.list.notStarted')
  return status === campaignStatus.scheduled && startTime !== null ? (
    <ServerTime>
      {(now) => t('campaigns.list.starts', { when: formatDaysUntil(formats, now, startTime) })}
    </ServerTime>
  ) : undefined
}
