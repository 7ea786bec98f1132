import { isSameValue, selectDeliveries, type Training, trainingScheduleType } from '@heed/contracts'
import { sortDeliveries, toComparable } from './deliveries/deliveries.ts'
import { type SaveFacts, toTrainingSave } from './toTrainingSave.ts'
import { type TrainingValues, toTrainingValues } from './values.ts'

export function matchesTrainingValues(
  savedTraining: Training,
  sentValues: TrainingValues,
  facts: SaveFacts,
): boolean {
  const savedValues = toTrainingValues(savedTraining, facts)
  const isPlanned = sentValues.scheduleType === trainingScheduleType.future
  return (
    isSameValue(
      selectComparedValues(toTrainingSave(savedValues, facts)),
      selectComparedValues(toTrainingSave(sentValues, facts)),
    ) &&
    (!isPlanned ||
      isSameValue(
        toComparableDeliveries(savedValues.deliveries ?? []),
        toComparableDeliveries(selectDeliveries(toTrainingSave(sentValues, facts).events)),
      ))
  )
}

/** Ignores values that the server assigns: ids, and dates when no delivery is planned. */
const selectComparedValues = ({ events: _, userLists, ...form }: ReturnType<typeof toTrainingSave>) => ({
  ...form,
  userLists: userLists.toSorted((a, b) => a - b),
})

const toComparableDeliveries = (deliveries: Parameters<typeof sortDeliveries>[0]) =>
  sortDeliveries(deliveries).map(toComparable)
