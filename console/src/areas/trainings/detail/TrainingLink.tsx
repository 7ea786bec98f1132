import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { MissingPage } from '../../../app/MissingPage.tsx'
import { SubjectPage } from '../../../app/Page.tsx'
import { paths, trainingPath } from '../../../app/paths.ts'
import { useCompanyStore, useRoot } from '../../../app/RootContext.tsx'
import { CardSkeleton } from '../../../ui/CardSkeleton.tsx'
import { ShownTraining, type TrainingStore } from './TrainingStore.ts'
import { trainingKeyOf } from './trainingKeyOf.ts'

/** /trainings/:trainingId: goes on to where a training opens, which hangs on its status (READINGS A-09). */
export const TrainingLink = observer(function TrainingLink() {
  const { t } = useTranslation()
  const shown = useCompanyStore(ShownTraining)
  const key = trainingKeyOf(useParams().trainingId)
  const back = { to: useRoot().history.asLeft(paths.trainings()), label: t('training.back') }
  const missing = { title: t('training.notFound'), text: t('training.notFoundText') }
  if (key === undefined) return <MissingPage {...missing} back={back} />
  return <GoesOn key={key} training={shown.of(key)} back={back} missing={missing} />
})

type Props = {
  training: TrainingStore
  back: { to: string; label: string }
  missing: { title: string; text: string }
}

const GoesOn = observer(function GoesOn({ training, back, missing }: Props) {
  const { value } = training.info
  useEffect(() => void training.load(), [training])
  if (value) return <Navigate replace to={trainingPath(value)} />
  return (
    <SubjectPage of={training.info} missing={missing} title={undefined} back={back}>
      <CardSkeleton height={356} />
    </SubjectPage>
  )
})
