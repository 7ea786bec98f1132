import { useCreateCampaign } from '../../../parts/campaigns/list/useCreateCampaign.tsx'
import type { Action } from '../../../ui/buttons/action.ts'

export const useCreate = (): Action => useCreateCampaign('assessment')
