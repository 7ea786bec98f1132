import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { CampaignListPage, createListLoader } from '../../../parts/campaigns/list/CampaignListPage.tsx'
import { FirstTraining } from './FirstTraining.tsx'
import { trainings } from './trainings.tsx'

export function TrainingsPage() {
  return (
    <CampaignListPage kind={trainings}>
      <FirstTraining />
    </CampaignListPage>
  )
}

registerFirstLoad(TrainingsPage, createListLoader(trainings))
