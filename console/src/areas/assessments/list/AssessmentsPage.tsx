import { asksFirst } from '../../../app/page/asksFirst.ts'
import { CampaignListPage, loadFirst } from '../../../parts/campaigns/list/CampaignListPage.tsx'
import { assessments } from './assessments.tsx'

export function AssessmentsPage() {
  return <CampaignListPage kind={assessments} />
}

asksFirst(AssessmentsPage, loadFirst(assessments))
