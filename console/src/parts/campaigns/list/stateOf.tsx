import { type AssessmentRow, type CampaignStatus, campaignStatus, type TrainingRow } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { AtNow } from '../../../app/root/AtNow.tsx'
import { ahead } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import type { Across } from '../../../ui/table/types.ts'
import { Muted } from '../../../ui/text/Muted.tsx'

type Standing = {
  status: CampaignStatus
  isScorm: boolean
  starts: string | null
  stopped?: string | undefined
}

export function trainingState(training: TrainingRow, t: TFunction, formats: Formats) {
  const { subjectsSent, totalSubjects: count, firstBatch } = training
  const hasSent = subjectsSent > 0
  const standing = {
    ...training,
    starts: hasSent ? null : firstBatch,
    stopped: hasSent ? t('campaigns.list.stoppedAt', { n: subjectsSent, count }) : undefined,
  }
  return stateOf(['attendance', 'awarenessScore'], standing, t, formats)
}

export const assessmentState = (assessment: AssessmentRow, t: TFunction, formats: Formats) =>
  stateOf(['attendance', 'resilienceScore'], { ...assessment, starts: assessment.deliveryDate }, t, formats)

function stateOf(
  columns: readonly string[],
  standing: Standing,
  t: TFunction,
  formats: Formats,
): Across | undefined {
  const content = saidOf(standing, t, formats)
  return content === undefined ? undefined : { columns, content: <Muted>{content}</Muted> }
}

function saidOf({ status, isScorm, starts, stopped }: Standing, t: TFunction, formats: Formats): ReactNode {
  if (isScorm) return t('campaigns.list.elsewhere')
  if (status === campaignStatus.draft) return stopped ?? t('campaigns.list.notStarted')
  return status === campaignStatus.scheduled && starts !== null ? (
    <AtNow>{(now) => t('campaigns.list.starts', { when: ahead(formats, now, starts) })}</AtNow>
  ) : undefined
}
