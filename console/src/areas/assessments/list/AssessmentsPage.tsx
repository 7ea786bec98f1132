import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { CampaignListPage, loadFirst } from '../../../parts/campaigns/list/CampaignListPage.tsx'
import { assessments } from './assessments.tsx'

export function AssessmentsPage() {
  return <CampaignListPage kind={assessments} />
}

registerFirstLoad(AssessmentsPage, loadFirst(assessments))
