import type { CampaignCaller } from '@heed/contracts'
import { useRoot } from '../../app/RootContext.tsx'

/** Who asks what may be done with a campaign of the company; for observers. */
export function useCampaignCaller(): Required<CampaignCaller> {
  const { isAdmin, user } = useRoot().session
  return { isAdmin, isSuper: user?.super_admin === true }
}
