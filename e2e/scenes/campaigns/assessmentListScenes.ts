import { AssessmentListPage } from '../../pages/campaigns/assessmentList.ts'
import { makeScenes } from '../stage/scene.ts'
import {
  type CampaignList,
  makeBrowsingScenes,
  makeConfirmationScenes,
  makeRestrictedScenes,
} from './listScenes.ts'

const list: CampaignList = {
  name: 'assessment',
  path: '/assessment',
  show: (page) => new AssessmentListPage(page).expectShown(),
  active: 'Where we stand',
  filters: 'list.areas=Remote+work&list.due=..2026-12-31',
  dateFilter: 'Due date',
  noMatchText: 'No Scorm assessments found',
  stoppable: 'Phishing and passwords check',
  deletable: 'Phishing and passwords check',
  locked: 'Assessments are unavailable in your current plan',
}

export const assessmentListScenes = makeScenes('assessments', [
  ...makeBrowsingScenes(list),
  ...makeConfirmationScenes(list),
  ...makeRestrictedScenes(list),
])
