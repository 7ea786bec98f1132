import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { isNarrowed } from '../../../parts/campaigns/list/looking.ts'
import { NothingYet } from '../../../parts/campaigns/list/NothingYet.tsx'
import { countIn, type Tab } from '../../../parts/campaigns/list/tabs.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NothingFound } from '../../../ui/table/NothingFound.tsx'
import { type TrainingList, TrainingsStore } from './TrainingsStore.ts'
import { useCreate } from './useCreate.tsx'

type Props = { tab: Tab; list: TrainingList }

export const NoTrainings = observer(function NoTrainings({ tab, list }: Props) {
  const { t } = useTranslation()
  const { all } = useCompanyStore(TrainingsStore).counts
  const create = useCreate()
  const clear = () => {
    list.setSearch('')
    void list.clearFilters()
  }
  if (isNarrowed(list)) return <NothingFound text={t('trainings.noneFound')} onClear={clear} />
  const isFirst = tab === 'all' || (all !== undefined && countIn(all, 'all') === 0)
  if (!isFirst) return <EmptyState title={t(`trainings.none.${tab}`)} />
  return (
    <NothingYet
      demo="training"
      title={t('trainings.none.all')}
      text={t('trainings.noneText')}
      viewerText={t('trainings.noneTextViewer')}
      create={create}
    />
  )
})
