import { getAssessmentsAvailability } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { getAssessmentPath } from '../../../parts/campaigns/campaignPaths.ts'
import { renderAssessmentState } from '../../../parts/campaigns/list/campaignState.tsx'
import { ScoreLabel } from '../../../ui/figures/ScoreLabel.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { DashboardStore } from '../DashboardStore.ts'
import { useCreateActions } from '../useCreate.tsx'
import { CampaignCard } from './CampaignCard.tsx'
import { createAssessmentColumns } from './columns.tsx'
import { HeadlineSkeleton, HeadlineStrip } from './HeadlineStrip.tsx'
import { getResilienceHeadline } from './headlines.ts'
import { LatestCampaignsTable } from './LatestCampaignsTable.tsx'
import { LockedCard } from './LockedCard.tsx'

export const AssessmentsCard = observer(function AssessmentsCard() {
  const { t } = useTranslation()
  const placement = getAssessmentsAvailability(useCompany())
  if (placement === 'home') return null
  const title = t('shell.tabs.assessment')
  if (placement === 'locked') {
    return <LockedCard title={title} text={t('dashboard.lockedAssessment')} demo="assessment" />
  }
  return (
    <CampaignCard
      kind="assessments"
      title={title}
      paths={{ active: paths.activeAssessments(), completed: paths.completedAssessments() }}
      headline={<ResilienceHeadline />}
    >
      <LatestAssessments label={title} />
    </CampaignCard>
  )
})

const ResilienceHeadline = observer(function ResilienceHeadline() {
  const { assessments, isLoading } = useCompanyStore(DashboardStore)
  if (isLoading) return <HeadlineSkeleton />
  const headline = getResilienceHeadline(assessments.value?.rows ?? [], assessments.value?.completed ?? [])
  return <HeadlineStrip headline={headline} figure={headline && <ScoreLabel score={headline.figure} />} />
})

const LatestAssessments = observer(function LatestAssessments({ label }: { label: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { assessments } = useCompanyStore(DashboardStore)
  const columns = useMemo(() => createAssessmentColumns(t), [t])
  const { assessment: create } = useCreateActions()
  return (
    <LatestCampaignsTable
      label={label}
      latest={assessments}
      columns={columns}
      getPath={getAssessmentPath}
      getState={(assessment) => renderAssessmentState(assessment, t, formats)}
      create={create}
    />
  )
})
