import { observer } from 'mobx-react-lite'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { getTrainingPath } from '../../../parts/campaigns/campaignPaths.ts'
import { CampaignFromUrl } from '../../../parts/campaigns/detail/CampaignPage.tsx'
import { CampaignRedirect } from '../../../parts/campaigns/detail/CampaignRedirect.tsx'
import { trainingKind as kind } from '../campaign/training.tsx'
import { TrainingRedirectStore } from './TrainingRedirectStore.ts'

export const TrainingRedirect = observer(function TrainingRedirect() {
  const store = useCompanyStore(TrainingRedirectStore)
  return (
    <CampaignFromUrl kind={kind}>
      {(key, place) => <CampaignRedirect {...place} campaignKey={key} store={store} open={getTrainingPath} />}
    </CampaignFromUrl>
  )
})
