import { useCompanyStore } from '../../../../app/RootContext.tsx'
import { ListsStore } from '../../../../parts/lists/ListsStore.ts'
import { onSeveralLists, type TrainingFigures, trainingFigures } from '../figures.ts'
import { useTrainingWizardStore } from '../WizardContext.ts'

/** The figures of the training as it stands now; for observers. */
export function useTrainingFigures(): TrainingFigures & { several: number } {
  const { deliveries, values, people, now, zone } = useTrainingWizardStore()
  const { all } = useCompanyStore(ListsStore)
  const { scheduleType, channel, userLists } = values
  const counts = (all.value ?? [])
    .filter(({ id }) => userLists.includes(id))
    .map(({ usersCount }) => usersCount)
  const reached = people.value ?? 0
  return {
    ...trainingFigures({ deliveries, scheduleType, channel, people: reached, now, zone }),
    several: people.value === undefined ? 0 : onSeveralLists(counts, reached),
  }
}
