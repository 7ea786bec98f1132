import { sameValue, selectDeliveries, type Training, trainingScheduleType } from '@heed/contracts'
import { shape, sortDeliveries } from './deliveries/deliveries.ts'
import { type SaveFacts, toTrainingSave } from './toTrainingSave.ts'
import { type TrainingValues, toTrainingValues } from './values.ts'

export function hasTrainingValues(saved: Training, sent: TrainingValues, facts: SaveFacts): boolean {
  const held = toTrainingValues(saved, facts)
  const isPlanned = sent.scheduleType === trainingScheduleType.future
  return (
    sameValue(chosen(toTrainingSave(held, facts)), chosen(toTrainingSave(sent, facts))) &&
    (!isPlanned ||
      sameValue(shapes(held.deliveries ?? []), shapes(selectDeliveries(toTrainingSave(sent, facts).events))))
  )
}

/** Ignores values that the server assigns: ids, and dates when no delivery is planned. */
const chosen = ({ events: _, userLists, ...form }: ReturnType<typeof toTrainingSave>) => ({
  ...form,
  userLists: userLists.toSorted((one, other) => one - other),
})

const shapes = (deliveries: Parameters<typeof sortDeliveries>[0]) => sortDeliveries(deliveries).map(shape)
