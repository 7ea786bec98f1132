import { sameValue, selectDeliveries, type Training, trainingScheduleType } from '@heed/contracts'
import { shape, sortDeliveries } from './deliveries/deliveries.ts'
import { type SaveFacts, toSave } from './toSave.ts'
import { type TrainingValues, toTrainingValues } from './values.ts'

export function hasTrainingValues(saved: Training, sent: TrainingValues, facts: SaveFacts): boolean {
  const held = toTrainingValues(saved, facts)
  const isPlanned = sent.scheduleType === trainingScheduleType.future
  return (
    sameValue(chosen(toSave(held, facts)), chosen(toSave(sent, facts))) &&
    (!isPlanned ||
      sameValue(shapes(held.deliveries ?? []), shapes(selectDeliveries(toSave(sent, facts).events))))
  )
}

/** Ignores values that the server assigns: ids, and dates when no delivery is planned. */
const chosen = ({ events: _, userLists, ...form }: ReturnType<typeof toSave>) => ({
  ...form,
  userLists: userLists.toSorted((one, other) => one - other),
})

const shapes = (deliveries: Parameters<typeof sortDeliveries>[0]) => sortDeliveries(deliveries).map(shape)
