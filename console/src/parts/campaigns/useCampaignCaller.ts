import type { CampaignCaller } from '@heed/contracts'
import { useRoot } from '../../app/root/RootContext.tsx'

export function useCampaignCaller(): Required<CampaignCaller> {
  const { isAdmin, user } = useRoot().session
  return { isAdmin, isSuper: user?.super_admin === true }
}
