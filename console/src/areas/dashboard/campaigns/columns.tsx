import Assessment from 'virtual:icon/AssessmentOutlined'
import School from 'virtual:icon/SchoolOutlined'
import { type AssessmentRow, campaignStatus, computeCompletion, type TrainingRow } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { CampaignName } from '../../../parts/campaigns/list/CampaignName.tsx'
import { CampaignStatusBadge } from '../../../parts/campaigns/status/CampaignStatusBadge.tsx'
import { ScoreLabel } from '../../../ui/figures/ScoreLabel.tsx'
import { WrapRow } from '../../../ui/layout.ts'
import { PercentBar } from '../../../ui/table/cells/PercentBar.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'

const MAX_NAME_LENGTH = 35

const trainingColumn = createColumns<TrainingRow>()
const assessmentColumn = createColumns<AssessmentRow>()

export const createTrainingColumns = (t: TFunction) =>
  trainingColumn.columns([
    trainingColumn.display({
      id: 'name',
      header: t('campaigns.list.name'),
      cell: ({ row }) => (
        <CampaignName
          campaign={row.original}
          icon={<School />}
          packaged={t('campaigns.list.packaged')}
          at={MAX_NAME_LENGTH}
        />
      ),
    }),
    trainingColumn.display({
      id: 'status',
      header: t('campaigns.list.status'),
      cell: ({ row }) => <TrainingStatus training={row.original} t={t} />,
      meta: { width: 220, selfEvident: true },
    }),
    trainingColumn.accessor('attendance', {
      header: t('campaigns.list.attendance'),
      cell: ({ getValue }) => <PercentBar percent={getValue()} word={t('campaigns.list.attended')} />,
      meta: { width: 136, priority: 2, selfEvident: true, tip: t('campaigns.list.attendanceOf.training') },
    }),
    trainingColumn.accessor('awarenessScore', {
      header: t('campaigns.list.completionRate'),
      cell: ({ getValue }) => <PercentBar percent={getValue()} word={t('campaigns.list.done')} />,
      meta: { width: 148, selfEvident: true, tip: t('campaigns.list.completionRateOf') },
    }),
  ])

type StatusProps = { training: TrainingRow; t: TFunction }

function TrainingStatus({ training: { status, isScorm, subjectsSent, totalSubjects }, t }: StatusProps) {
  const isSending = status === campaignStatus.active && !isScorm
  return (
    <WrapRow>
      <CampaignStatusBadge status={status} />
      {isSending && (
        <MutedText>{t('dashboard.delivered', { sent: subjectsSent, total: totalSubjects })}</MutedText>
      )}
    </WrapRow>
  )
}

export const createAssessmentColumns = (t: TFunction) =>
  assessmentColumn.columns([
    assessmentColumn.display({
      id: 'name',
      header: t('campaigns.list.name'),
      cell: ({ row }) => (
        <CampaignName
          campaign={row.original}
          icon={<Assessment />}
          packaged={t('campaigns.list.packaged')}
          at={MAX_NAME_LENGTH}
        />
      ),
    }),
    assessmentColumn.display({
      id: 'status',
      header: t('campaigns.list.status'),
      cell: ({ row }) => <CampaignStatusBadge status={row.original.status} />,
      meta: { width: 220, selfEvident: true },
    }),
    assessmentColumn.accessor(computeCompletion, {
      id: 'attendance',
      header: t('dashboard.completion'),
      cell: ({ getValue, row: { original } }) => (
        <PercentBar
          percent={getValue()}
          part={original.usersFinished}
          whole={original.totalEmployees}
          word={t('dashboard.done')}
        />
      ),
      meta: { width: 136, priority: 2, selfEvident: true, tip: t('dashboard.completionOf') },
    }),
    assessmentColumn.accessor('resilienceScore', {
      header: t('dashboard.resilience'),
      cell: ({ getValue }) => <ScoreLabel score={getValue()} />,
      meta: { width: 148, selfEvident: true },
    }),
  ])
