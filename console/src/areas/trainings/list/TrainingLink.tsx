import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router'
import { SubjectPage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { campaignKeyOf } from '../../../lib/addresses/pathId.ts'
import { trainingPath } from '../../../parts/campaigns/campaignPaths.ts'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { TrainingLinkStore } from './TrainingLinkStore.ts'

/** Opens the wizard for a draft, else the training's page (C-15). */
export const TrainingLink = observer(function TrainingLink() {
  const { t } = useTranslation()
  const { history } = useRoot()
  const { search } = useLocation()
  const store = useCompanyStore(TrainingLinkStore)
  const trainingId = campaignKeyOf(useParams().trainingId)
  useEffect(() => void (trainingId && store.load(trainingId)), [store, trainingId])
  const { value } = store.training
  if (value && String(value.id) === trainingId)
    return <Navigate replace to={`${trainingPath(value)}${search}`} />
  return (
    <SubjectPage
      of={trainingId === undefined ? undefined : store.training}
      missing={{ title: t('trainings.missing'), text: t('trainings.missingText') }}
      title={undefined}
      back={{ to: history.asLeft(paths.trainings()), label: t('trainings.back') }}
    >
      <CardSkeleton height={320} />
    </SubjectPage>
  )
})
