import { observer } from 'mobx-react-lite'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { getAssessmentPath } from '../../../parts/campaigns/campaignPaths.ts'
import { CampaignFromUrl } from '../../../parts/campaigns/detail/CampaignPage.tsx'
import { CampaignRedirect } from '../../../parts/campaigns/detail/CampaignRedirect.tsx'
import { assessment as kind } from '../campaign/assessment.tsx'
import { AssessmentCache } from './AssessmentStore.ts'

export const AssessmentLink = observer(function AssessmentLink() {
  const assessments = useCompanyStore(AssessmentCache)
  return (
    <CampaignFromUrl kind={kind}>
      {(key, place) => (
        <CampaignRedirect
          {...place}
          key={key}
          campaignKey={key}
          store={assessments.get(key)}
          open={getAssessmentPath}
        />
      )}
    </CampaignFromUrl>
  )
})
