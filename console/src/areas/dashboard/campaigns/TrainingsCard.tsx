import { getTrainingAvailability } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { formatWholePercent } from '../../../lib/numbers/amountFormats.ts'
import { getTrainingPath } from '../../../parts/campaigns/campaignPaths.ts'
import { renderTrainingState } from '../../../parts/campaigns/list/campaignState.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { getTooltipProps } from '../../../ui/tooltipProps.ts'
import { AttentionStore } from '../attention/AttentionStore.ts'
import { DashboardStore } from '../DashboardStore.ts'
import { useCreateActions } from '../useCreate.tsx'
import { CampaignCard } from './CampaignCard.tsx'
import { createTrainingColumns } from './columns.tsx'
import { HeadlineSkeleton, HeadlineStrip } from './HeadlineStrip.tsx'
import { getCompletionHeadline } from './headlines.ts'
import { LatestCampaignsTable } from './LatestCampaignsTable.tsx'
import { LockedCard } from './LockedCard.tsx'

export const TrainingsCard = observer(function TrainingsCard() {
  const { t } = useTranslation()
  const placement = getTrainingAvailability(useCompany())
  if (placement === 'home') return null
  const title = t('shell.tabs.training')
  if (placement === 'locked') {
    return <LockedCard title={title} text={t('dashboard.lockedTraining')} demo="training" />
  }
  return (
    <CampaignCard
      kind="trainings"
      title={title}
      paths={{ active: paths.activeTrainings(), completed: paths.completedTrainings() }}
      headline={<CompletionHeadline />}
    >
      <LatestTrainings label={title} />
    </CampaignCard>
  )
})

const CompletionHeadline = observer(function CompletionHeadline() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { isLoading, trainings } = useCompanyStore(DashboardStore)
  const { trainings: active } = useCompanyStore(AttentionStore)
  if (isLoading || active.isFirstLoad) return <HeadlineSkeleton />
  const headline = getCompletionHeadline(active.value ?? [], trainings.value?.completed ?? [])
  return (
    <HeadlineStrip
      headline={headline}
      figure={headline && formatWholePercent(formats, headline.figure)}
      text={t('dashboard.headline.completion')}
    />
  )
})

const LatestTrainings = observer(function Latest({ label }: { label: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { trainings } = useCompanyStore(DashboardStore)
  const columns = useMemo(() => createTrainingColumns(t), [t])
  const { training: create } = useCreateActions()
  return (
    <LatestCampaignsTable
      label={label}
      latest={trainings}
      columns={columns}
      // Packaged trainings have no link here (S1 section 2).
      getPath={(training) => (training.isScorm ? undefined : getTrainingPath(training))}
      getState={(training) => {
        const state = renderTrainingState(training, t, formats)
        const { isScorm } = training
        return state && isScorm
          ? {
              ...state,
              content: <span {...getTooltipProps(t('dashboard.openedFromList'))}>{state.content}</span>,
            }
          : state
      }}
      create={create}
    />
  )
})
