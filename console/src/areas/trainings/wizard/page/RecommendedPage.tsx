import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { useCompanyStore } from '../../../../app/RootContext.tsx'
import { RecommendedTraining } from '../../../../parts/campaigns/RecommendedTraining.ts'
import type { Origin } from '../begin.ts'
import { Begin, BeginAt } from './WizardPage.tsx'

/** Begins with what an assessment recommends; one that was not looked at is looked at first (S1 section 2). */
const Recommended = observer(function Recommended({ isPackaged }: { isPackaged: boolean }) {
  const { assessmentId = '' } = useParams()
  const recommended = useCompanyStore(RecommendedTraining)
  const [origin] = useState<Origin | undefined>(() => {
    const found = recommended.of(assessmentId)
    return found && { kind: 'recommended', subjects: [...found.subjects], userLists: [...found.userLists] }
  })
  const { search } = useLocation()
  // The address narrows it to what an insight is about.
  const back = `${paths.recommendation({ assessmentId })}${search}`
  if (!origin) return <Navigate replace to={back} />
  return isPackaged ? (
    <Begin origin={origin} isPackaged back={back} />
  ) : (
    <BeginAt origin={origin} back={back} />
  )
})

/** /assessment/:assessmentId/view/recommendation/create-training. */
export function RecommendedTrainingPage() {
  return <Recommended isPackaged={false} />
}

/** /assessment/:assessmentId/view/recommendation/create-scorm. */
export function RecommendedPackagePage() {
  return <Recommended isPackaged />
}
