import type { CampaignFigures } from '../../../../parts/campaigns/wizard/side/figures.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { computeTrainingFigures } from './figures.ts'

export function useTrainingFigures(): CampaignFigures {
  const { upcomingDeliveries, values, people, now, zone } = useTrainingWizardStore()
  const { scheduleType, channel, reminders } = values
  return computeTrainingFigures({
    ...{ deliveries: upcomingDeliveries, scheduleType, channel, reminders, now, zone },
    people: people.value,
  })
}
