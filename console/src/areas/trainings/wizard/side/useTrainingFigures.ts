import type { CampaignFigures } from '../../../../parts/campaigns/wizard/side/figures.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { trainingFigures } from './figures.ts'

export function useTrainingFigures(): CampaignFigures {
  const { toCome, values, people, now, zone } = useTrainingWizardStore()
  const { scheduleType, channel, reminders } = values
  return trainingFigures({
    ...{ deliveries: toCome, scheduleType, channel, reminders, now, zone },
    people: people.value ?? 0,
  })
}
