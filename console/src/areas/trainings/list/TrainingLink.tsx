import { observer } from 'mobx-react-lite'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { getTrainingPath } from '../../../parts/campaigns/campaignPaths.ts'
import { CampaignRedirect } from '../../../parts/campaigns/detail/CampaignLink.tsx'
import { CampaignFromUrl } from '../../../parts/campaigns/detail/CampaignPage.tsx'
import { trainingKind as kind } from '../campaign/training.tsx'
import { TrainingRedirectStore } from './TrainingLinkStore.ts'

export const TrainingRedirect = observer(function TrainingRedirect() {
  const store = useCompanyStore(TrainingRedirectStore)
  return (
    <CampaignFromUrl kind={kind}>
      {(key, place) => <CampaignRedirect {...place} campaignKey={key} store={store} open={getTrainingPath} />}
    </CampaignFromUrl>
  )
})
