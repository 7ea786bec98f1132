import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { CampaignListPage, createListLoader } from '../../../parts/campaigns/list/CampaignListPage.tsx'
import { assessments } from './assessments.tsx'

export function AssessmentsPage() {
  return <CampaignListPage kind={assessments} />
}

registerFirstLoad(AssessmentsPage, createListLoader(assessments))
