import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { MissingPage } from '../../../app/page/MissingPage.tsx'
import { SubjectPage } from '../../../app/page/SubjectPage.tsx'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { campaignKeyOf } from '../../../lib/addresses/pathId.ts'
import { assessmentPath } from '../../../parts/campaigns/campaignPaths.ts'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { useListBack } from '../list/useListBack.ts'
import { type AssessmentStore, ShownAssessment } from './AssessmentStore.ts'

/** Redirects to the page that suits the assessment's status (C-15). */
export const AssessmentLink = observer(function AssessmentLink() {
  const { t } = useTranslation()
  const shown = useCompanyStore(ShownAssessment)
  const key = campaignKeyOf(useParams().assessmentId)
  const back = { to: useListBack(), label: t('assessment.back') }
  const missing = { title: t('assessment.notFound'), text: t('assessment.notFoundText') }
  if (key === undefined) return <MissingPage {...missing} back={back} />
  return <GoesOn key={key} assessment={shown.of(key)} back={back} missing={missing} />
})

type Props = {
  assessment: AssessmentStore
  back: { to: string; label: string }
  missing: { title: string; text: string }
}

const GoesOn = observer(function GoesOn({ assessment, back, missing }: Props) {
  const { value } = assessment.info
  useEffect(() => void assessment.load(), [assessment])
  if (value) return <Navigate replace to={assessmentPath(value)} />
  return (
    <SubjectPage of={assessment.info} missing={missing} title={undefined} back={back}>
      <CardSkeleton height={356} />
    </SubjectPage>
  )
})
