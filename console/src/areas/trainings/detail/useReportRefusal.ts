import { trainingRefusals } from '@heed/contracts'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import type { TrainingStore } from './TrainingStore.ts'

export function useReportRefusal({ info }: TrainingStore): string | null {
  const caller = useCampaignCaller()
  return info.value ? trainingRefusals(info.value, caller).reports : null
}
