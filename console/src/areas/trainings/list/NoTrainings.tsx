import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useTryDemo } from '../../../app/guards/useTryDemo.ts'
import { useCompanyStore, useRoot } from '../../../app/RootContext.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MailPicture } from '../../../ui/pictures/pictures.tsx'
import { NothingFound } from '../../../ui/table/NothingFound.tsx'
import { isNarrowed } from './isNarrowed.ts'
import { type TrainingList, TrainingsStore } from './TrainingsStore.ts'
import { countIn, type Tab } from './tabs.ts'
import { useCreate } from './useCreate.tsx'

type Props = { tab: Tab; list: TrainingList }

/** No training at all, none in this tab, or none that is looked for (S1 section 2). */
export const NoTrainings = observer(function NoTrainings({ tab, list }: Props) {
  const { t } = useTranslation()
  const { all } = useCompanyStore(TrainingsStore)
  const clear = () => {
    list.setSearch('')
    void list.clearFilters()
  }
  if (isNarrowed(list)) return <NothingFound text={t('trainings.noneFound')} onClear={clear} />
  const isFirst = tab === 'all' || (all !== undefined && countIn(all, 'all') === 0)
  return isFirst ? <NoPrograms /> : <EmptyState title={t(`trainings.none.${tab}`)} />
})

const NoPrograms = observer(function NoPrograms() {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const demo = useTryDemo('training')
  return (
    <EmptyState
      picture={<MailPicture />}
      title={t('trainings.none.all')}
      text={isAdmin ? t('trainings.noneText') : t('trainings.noneTextViewer')}
      action={demo}
      primary={useCreate()}
    />
  )
})
