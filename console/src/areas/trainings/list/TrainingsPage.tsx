import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { CampaignListPage, createListLoader } from '../../../parts/campaigns/list/CampaignListPage.tsx'
import { FirstTraining } from './FirstTraining.tsx'
import { trainingListKind } from './trainings.tsx'

export function TrainingsPage() {
  return (
    <CampaignListPage kind={trainingListKind}>
      <FirstTraining />
    </CampaignListPage>
  )
}

registerFirstLoad(TrainingsPage, createListLoader(trainingListKind))
