import { trainingShown } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { trainingPath } from '../../../parts/campaigns/campaignPaths.ts'
import { trainingState } from '../../../parts/campaigns/list/campaignState.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { tooltipProps } from '../../../ui/tooltipProps.ts'
import { DashboardStore } from '../DashboardStore.ts'
import { useCreate } from '../useCreate.tsx'
import { CampaignCard } from './CampaignCard.tsx'
import { trainingColumns } from './columns.tsx'
import { LatestTable } from './LatestTable.tsx'
import { LockedCard } from './LockedCard.tsx'

export const TrainingsCard = observer(function TrainingsCard() {
  const { t } = useTranslation()
  const shown = trainingShown(useCompany())
  if (shown === 'home') return null
  const title = t('shell.tabs.training')
  if (shown === 'locked') {
    return <LockedCard title={title} text={t('dashboard.lockedTraining')} demo="training" />
  }
  return (
    <CampaignCard
      kind="trainings"
      title={title}
      paths={{ active: paths.activeTrainings(), completed: paths.completedTrainings() }}
    >
      <Latest label={title} />
    </CampaignCard>
  )
})

const Latest = observer(function Latest({ label }: { label: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { trainings } = useCompanyStore(DashboardStore)
  const columns = useMemo(() => trainingColumns(t), [t])
  const { training: create } = useCreate()
  return (
    <LatestTable
      label={label}
      latest={trainings}
      columns={columns}
      // Packaged trainings have no link here (S1 section 2).
      pathOf={(training) => (training.isScorm ? undefined : trainingPath(training))}
      stateOf={(training) => {
        const state = trainingState(training, t, formats)
        const { isScorm } = training
        return state && isScorm
          ? {
              ...state,
              content: <span {...tooltipProps(t('dashboard.openedFromList'))}>{state.content}</span>,
            }
          : state
      }}
      create={create}
    />
  )
})
