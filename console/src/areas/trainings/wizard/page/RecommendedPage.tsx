import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { paths, withQuery } from '../../../../app/paths.ts'
import { useCompanyStore } from '../../../../app/root/RootContext.tsx'
import {
  parseRecommendationFilters,
  RecommendedTraining,
} from '../../../../parts/campaigns/RecommendedTraining.ts'
import {
  CampaignWizardRoute,
  CampaignWizardStart,
} from '../../../../parts/campaigns/wizard/CampaignPages.tsx'
import type { Origin } from '../trainingDraft.ts'
import { trainingWizard } from './trainingWizard.tsx'

/** Redirects to the recommendation page if the recommendation isn't loaded yet (S1 section 2). */
const RecommendedWizard = observer(function Recommended({ isPackaged }: { isPackaged: boolean }) {
  const { assessmentId = '' } = useParams()
  const recommendationStore = useCompanyStore(RecommendedTraining)
  const [origin] = useState<Origin | undefined>(() => {
    const recommendation = recommendationStore.get(assessmentId)
    return (
      recommendation && {
        kind: 'recommended',
        subjects: [...recommendation.subjects],
        userLists: [...recommendation.userLists],
      }
    )
  })
  const [query] = useSearchParams()
  const backPath = withQuery(paths.recommendation({ assessmentId }), { ...parseRecommendationFilters(query) })
  if (!origin) return <Navigate replace to={backPath} />
  return isPackaged ? (
    <CampaignWizardStart descriptor={trainingWizard} origin={origin} isPackaged back={backPath} />
  ) : (
    <CampaignWizardRoute descriptor={trainingWizard} origin={origin} back={backPath} />
  )
})

export function RecommendedTrainingPage() {
  return <RecommendedWizard isPackaged={false} />
}

export function RecommendedPackagePage() {
  return <RecommendedWizard isPackaged />
}
