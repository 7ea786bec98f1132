import { observer } from 'mobx-react-lite'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { getAssessmentPath } from '../../../parts/campaigns/campaignPaths.ts'
import { CampaignLink } from '../../../parts/campaigns/detail/CampaignLink.tsx'
import { AddressedCampaign } from '../../../parts/campaigns/detail/CampaignPage.tsx'
import { assessment as kind } from '../campaign/assessment.tsx'
import { ShownAssessment } from './AssessmentStore.ts'

export const AssessmentLink = observer(function AssessmentLink() {
  const assessments = useCompanyStore(ShownAssessment)
  return (
    <AddressedCampaign kind={kind}>
      {(key, place) => (
        <CampaignLink
          {...place}
          key={key}
          campaignKey={key}
          store={assessments.get(key)}
          open={getAssessmentPath}
        />
      )}
    </AddressedCampaign>
  )
})
