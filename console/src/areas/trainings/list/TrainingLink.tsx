import { observer } from 'mobx-react-lite'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { getTrainingPath } from '../../../parts/campaigns/campaignPaths.ts'
import { CampaignLink } from '../../../parts/campaigns/detail/CampaignLink.tsx'
import { AddressedCampaign } from '../../../parts/campaigns/detail/CampaignPage.tsx'
import { training as kind } from '../campaign/training.tsx'
import { TrainingLinkStore } from './TrainingLinkStore.ts'

export const TrainingLink = observer(function TrainingLink() {
  const store = useCompanyStore(TrainingLinkStore)
  return (
    <AddressedCampaign kind={kind}>
      {(key, place) => <CampaignLink {...place} campaignKey={key} store={store} open={getTrainingPath} />}
    </AddressedCampaign>
  )
})
